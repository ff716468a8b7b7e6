import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, name, open } from '../testing/opened.tsx'
import { article } from '../testing/samples.ts'

const labels = () =>
  [...document.querySelectorAll('form label')].map((label) =>
    label.textContent?.trim().replace(/ (English|optional|time in China)/g, ''),
  )

test('fields stand in the order in which an item is written, and when it is shown comes last', async () => {
  await open(`#/${name}`)
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
  const { user } = await open(`#/${name}`)
  const description = () => field(/^Description of the picture English/)
  expect((await description()).closest('[data-path]')?.textContent).toContain('optional')
  await user.type(await field(/^Picture/), 'news/a.jpg')
  expect((await description()).closest('[data-path]')?.textContent).not.toContain('optional')
})

test('yes and no are a switch, and a draft of what readers see says that it goes away', async () => {
  const { api, user } = await open(`#/${name}`)
  await user.click(await screen.findByRole('checkbox', { name: 'In the collection' }))
  await user.click(screen.getByRole('checkbox', { name: 'Draft' }))
  expect(screen.getByText(/disappears from the website/)).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  expect(await api.dataOf(name)).toEqual({ ...article, isCollect: '1', draft: true })
})

test('a time to come says that what is on the website leaves it until then', async () => {
  const { user } = await open(`#/${name}`)
  const time = await screen.findByLabelText(/^Publish at time in China/)
  await user.type(time, '2026-01-01T08:00')
  expect(screen.queryByText(/takes it off until then/)).toBeNull()
  await user.clear(time)
  await user.type(time, '2126-01-01T08:00')
  expect(screen.getByText(/takes it off until then/)).toBeTruthy()
})

test('what readers do not have says nothing of leaving', async () => {
  await open(`#/${name}`, { [name]: { ...article, publishAt: '2126-01-01T08:00+08:00' } })
  await screen.findByLabelText(/^Publish at/)
  expect(screen.queryByText(/takes it off until then/)).toBeNull()
})

test('a shared figure in a text is seen as its value and name in the language of the text, and stays what it is', async () => {
  const figures = {
    units: [
      {
        id: 'hogs-10k',
        zh: { unit: '万头' },
        en: { unit: 'million head', times: 0.01, decimals: 1, text: '# million hogs' },
      },
    ],
    items: [{ id: 'hogs-2025', scope: { zh: '2025年出栏', en: 'Hogs of 2025' }, value: 6800, unit: 'hogs-10k' }],
  }
  const body = { zh: '出栏$(hogs-2025)。', en: 'We sold $(hogs-2025), in figures $(hogs-2025.value), not $(unknown).' }
  const data = { ...article, zh: { ...article.zh, body: body.zh }, en: { ...article.en, body: body.en } }
  const { api, user } = await open(`#/${name}`, { [name]: data, 'figures/figures': figures })
  const english = await field(/^Text English/)
  expect(await within(english).findByText('68.0 million hogs', { exact: false, selector: 'span' })).toBeTruthy()
  expect(english.textContent).toContain('in figures 68.0 hogs-2025, not $(unknown)')
  expect((await field(/^Text Chinese/)).textContent).toContain('6,800万头 hogs-2025')
  const [chinese, own] = await screen.findAllByRole('combobox', { name: 'Insert a shared figure' })
  expect(chinese?.textContent).toContain('2025年出栏')
  expect(own?.textContent).toContain('68.0 million hogs · Hogs of 2025')
  await user.type(await field(/^Title English/), '!')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  expect(await api.dataOf(name)).toMatchObject({ en: { body: body.en } })
})
