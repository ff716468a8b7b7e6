import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StaleField } from '#contract/edit/items.ts'
import { button, field, name, open } from '../testing/opened.tsx'
import { article, page } from '../testing/samples.ts'

const item = { kind: 'company', id: '2026-11-12-lorries' }
const title: StaleField = {
  name: 'en title',
  lang: 'en',
  path: ['en', 'title'],
  source: '电车',
  now: '电动车',
  by: '韩梅',
  at: '2026-11-27T00:00:00Z',
}
const body: StaleField = { ...title, name: 'en body', path: ['en', 'body'], source: '文', now: '正文' }

test('beside a text stands what changed in the other language since; it is marked as still right there', async () => {
  const { api, user } = open(`#/${name}`)
  api.setStale(item, [title])
  await user.click(
    await screen.findByText('Check this text: the other language was changed since', { selector: 'summary' }),
  )
  const [added] = await screen.findAllByText('动', { selector: 'ins' })
  expect(added).toBeTruthy()
  const [right] = await screen.findAllByRole('button', { name: 'English › Title: still right' })
  if (right) await user.click(right)
  await waitFor(() =>
    expect(
      screen.queryByText('Check this text: the other language was changed since', { selector: 'summary' }),
    ).toBeNull(),
  )
  expect(api.calls.find(({ path }) => path === '/api/right')?.body).toEqual({ ...item, texts: ['en title'] })
})

test('the list of all such texts leads to each field, and marks one or all of an item', async () => {
  const { api, user } = open('#/translations')
  api.setStale(item, [title, body])
  const link = await screen.findByRole('link', { name: 'English › Title' })
  expect(link.getAttribute('href')).toBe('#/company/2026-11-12-lorries?at=en.title')
  await user.click(await button('All are still right'))
  expect(await screen.findByText('No text was changed after it was translated.')).toBeTruthy()
  expect(screen.getByText('Everything is there in both languages.')).toBeTruthy()
})

test('an address with a field opens the item there, also within entries of lists that were closed', async () => {
  open('#/page/culture?at=en.blocks.1.name')
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('en.blocks.1.name'),
  )
})

test('what is not translated is told beside the field, and publishing names it with a link', async () => {
  const text = { zh: '还没有译成英文。', en: 'This is not translated into English yet.' }
  const chinese = { ...page, en: { ...page.en, title: '文化的标题' } }
  const { api, user } = open('#/page/culture', { 'page/culture': chinese })
  expect(await screen.findByText(/^This is not translated into English yet/, { selector: 'p' })).toBeTruthy()
  await user.click(await screen.findByText(/1 thing needs mending/))
  await user.click(await button('English › Title'))
  expect(document.activeElement).toBe(await field(/^Title English/))
  await user.type(await field(/^Subtitle English/), '!')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  api.refuse([{ kind: 'page', id: 'culture', file: 'pages/culture.en.yaml', path: ['en', 'title'], text }])
  await user.click(await screen.findByRole('link', { name: /To be published/ }))
  await user.click(await button('Publish 1 item'))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('#/page/culture?at=en.title')
  expect(within(alert).getByText(/not translated into English/)).toBeTruthy()
})

test('an item is marked as of one language: the other one goes, and comes back empty', async () => {
  const { api, user } = open(`#/${name}`)
  await user.selectOptions(await screen.findByLabelText(/^In one language only/), 'zh')
  expect(screen.queryByRole('textbox', { name: /^Title English/ })).toBeNull()
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  const { en: _, ...chinese } = article
  expect(api.dataOf(name)).toEqual({ ...chinese, only: 'zh' })
  await user.selectOptions(screen.getByLabelText(/^In one language only/), '')
  expect(await screen.findByRole('textbox', { name: /^Title English/ })).toHaveProperty('value', '')
})
