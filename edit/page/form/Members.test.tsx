import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, name, open } from '../testing/opened.tsx'
import { article } from '../testing/samples.ts'

const labels = () =>
  [...document.querySelectorAll('form label')].map((label) =>
    label.textContent?.trim().replace(/ (English|optional)/g, ''),
  )

test('fields stand in the order in which an item is written, and when it is shown comes last', async () => {
  open(`#/${name}`)
  await field(/^Title English/)
  const shown = labels().filter((label) => !label?.includes('Chinese'))
  const at = (label: string) => shown.findIndex((other) => other?.startsWith(label))
  const order = [
    'Title',
    'Date',
    'Category',
    'Summary',
    'Picture',
    'Description of the picture',
    'Text',
    'Draft',
    'Until',
  ]
  expect(order.map(at)).toEqual(order.map(at).toSorted((a, b) => a - b))
  expect(order.map(at)).not.toContain(-1)
  const group = screen.getByRole('group', { name: 'Publishing settings' })
  expect(within(group).getByLabelText(/^Publish at/)).toBeTruthy()
  expect(within(group).getByRole('combobox', { name: /^In one language only/ })).toBeTruthy()
})

test('a description of a picture is optional only while there is none', async () => {
  const { user } = open(`#/${name}`)
  const description = () => field(/^Description of the picture English/)
  expect((await description()).closest('[data-path]')?.textContent).toContain('optional')
  await user.type(await field(/^Picture/), 'news/a.jpg')
  expect((await description()).closest('[data-path]')?.textContent).not.toContain('optional')
})

test('yes and no are a switch, and a draft of what readers see says that it goes away', async () => {
  const { api, user } = open(`#/${name}`)
  await user.click(await screen.findByRole('checkbox', { name: 'In the collection' }))
  await user.click(screen.getByRole('checkbox', { name: 'Draft' }))
  expect(screen.getByText(/disappears from the website/)).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  expect(api.dataOf(name)).toEqual({ ...article, isCollect: '1', draft: true })
})
