import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, field, name, open, openAgain } from '../testing/opened.tsx'
import { serve } from '../testing/program.ts'
import { article, page } from '../testing/samples.ts'

const item = { kind: 'company', id: '2026-11-12-lorries' }
test('beside a text stands what changed in the other language since; it is marked as still right there', async () => {
  const api = await serve({ [name]: article })
  await api.saveElsewhere(name, { ...article, zh: { ...article.zh, title: '电动货车' } })
  const { user } = openAgain(`#/${name}`)
  await user.click(
    await screen.findByText('Check this text: the other language was changed since', { selector: 'summary' }),
  )
  const [added] = await screen.findAllByText('货', { selector: 'ins' })
  expect(added).toBeTruthy()
  const [right] = await screen.findAllByRole('button', { name: 'English › Title: still right' })
  if (right) await user.click(right)
  await waitFor(() =>
    expect(
      screen.queryByText('Check this text: the other language was changed since', { selector: 'summary' }),
    ).toBeNull(),
  )
  expect(await api.elsewhere('stale', item)).toEqual({ fields: [] })
})

test('the list of all such texts leads to each field, and marks one or all of an item', async () => {
  const api = await serve({ [name]: article })
  await api.saveElsewhere(name, { ...article, zh: { ...article.zh, title: '夜班车', body: '新的正文\n' } })
  const { user } = openAgain('#/translations')
  const link = await screen.findByRole('link', { name: 'English › Title' })
  expect(link.getAttribute('href')).toBe('#/company/2026-11-12-lorries?at=en.title')
  await user.click(await button('All are still right'))
  expect(await screen.findByText('No text was changed after it was translated.')).toBeTruthy()
  expect(screen.getByText('Everything is there in both languages.')).toBeTruthy()
})

test('an address with a field opens the item there, also within entries of lists that were closed', async () => {
  await open('#/page/culture?at=en.blocks.1.name')
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('en.blocks.1.name'),
  )
})

test('what is not translated is told beside the field, and publishing names it with a link', async () => {
  const chinese = { ...page, en: { ...page.en, title: '文化的标题' } }
  const { user } = await open('#/page/culture', { 'page/culture': chinese })
  expect(await screen.findByText(/^This is not translated into English yet/, { selector: 'p' })).toBeTruthy()
  await user.click(await screen.findByText(/1 thing needs mending/))
  await user.click(await button('English › Title'))
  expect(document.activeElement).toBe(await field(/^Title English/))
  await user.type(await field(/^Subtitle English/), '!')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  await user.click(await screen.findByRole('link', { name: /To be published/ }))
  await user.click(await button('Publish 1 item'))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('#/page/culture?at=en.title')
  expect(within(alert).getByText(/not translated into English/)).toBeTruthy()
})

test('an item is marked as of one language: the other one goes, and comes back empty', async () => {
  const { api, user } = await open(`#/${name}`)
  await user.selectOptions(await screen.findByLabelText(/^In one language only/), 'zh')
  expect(screen.queryByRole('textbox', { name: /^Title English/ })).toBeNull()
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  const { en: _, ...chinese } = article
  expect(await api.dataOf(name)).toEqual({ ...chinese, only: 'zh' })
  await user.selectOptions(screen.getByLabelText(/^In one language only/), '')
  expect(await screen.findByRole('textbox', { name: /^Title English/ })).toHaveProperty('value', '')
})
