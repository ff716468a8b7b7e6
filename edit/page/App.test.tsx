import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, field, name, open, openAgain } from './testing/opened.tsx'
import { article, page } from './testing/samples.ts'

test('an item is found, changed and saved with Ctrl+S', async () => {
  const { api, user } = await open('#/company')
  await user.type(await screen.findByRole('searchbox'), 'lorries')
  await user.click(await screen.findByRole('link', { name: /Lorries/ }))
  const title = await field(/^Title English/)
  await user.type(title, ' at night')
  expect(await screen.findByText('Unsaved changes')).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Saved, not published yet')).toBeTruthy()
  const saved = { ...article, en: { ...article.en, title: 'Lorries at night' } }
  expect(await api.dataOf(name)).toEqual(saved)
})

test('what is wrong stands beside the field while it is typed, in the language of the page', async () => {
  const { user } = await open(`#/${name}`)
  const title = await field(/^Title English/)
  await user.clear(title)
  expect(await screen.findByText('This must not be empty.', { selector: 'p' })).toBeTruthy()
  expect(title.getAttribute('aria-invalid')).toBe('true')
  await user.click(await button('中文'))
  expect(await screen.findByText('不能为空。', { selector: 'p' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('zh')
})

test('blocks are added, moved and removed in both languages at once', async () => {
  const { api, user } = await open('#/page/culture')
  await user.click(await button('Move “Lead” down'))
  await user.click(await button('Remove “Culture”'))
  await user.click(await screen.findByText('Add a block'))
  await user.click(await button('Steps'))
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  const saved = (await api.dataOf('page/culture')) as typeof page
  for (const side of [saved.zh, saved.en]) expect(side.blocks.map(({ type }) => type)).toEqual(['lead', 'steps'])
  expect(saved.zh.blocks[0]).toEqual(page.zh.blocks[0])
})

test('a picture of both languages is changed once, unless somebody wants two', async () => {
  const { api, user } = await open('#/page/culture')
  const picture = await field(/^Picture/)
  await user.clear(picture)
  await user.type(picture, 'b.webp')
  await user.click(await button(/^Different in each language.*Picture/))
  const english = await field(/^Picture English/)
  await user.clear(english)
  await user.type(english, 'c.webp')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  const saved = (await api.dataOf('page/culture')) as typeof page
  expect([saved.zh.picture, saved.en.picture]).toEqual(['b.webp', 'c.webp'])
})

test('a switch that is off, and a moment that is emptied, leave nothing behind', async () => {
  const { api, user } = await open(`#/${name}`)
  const draft = await screen.findByRole('checkbox', { name: 'Draft' })
  await user.click(draft)
  await user.click(draft)
  await user.type(await screen.findByLabelText(/^Publish at/), '2026-11-27T08:00')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  expect(await api.dataOf(name)).toEqual({ ...article, publishAt: '2026-11-27T08:00+08:00' })
})

test('what was typed and not saved comes back after a crash', async () => {
  const { api, user, unmount } = await open(`#/${name}`)
  await user.type(await field(/^Title English/), '!')
  api.goDown(true)
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy()
  unmount()
  api.goDown(false)
  const again = openAgain(`#/${name}`)
  expect(await screen.findByText(/not saved last time are back/)).toBeTruthy()
  expect(await screen.findByDisplayValue('Lorries!')).toBeTruthy()
  await again.user.click(await button('Discard these changes'))
  const asked = await screen.findByRole('dialog', { name: 'Discard these changes?' })
  expect(within(asked).getByText(/lost here: English › Title$/)).toBeTruthy()
  await again.user.click(within(asked).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByDisplayValue('Lorries')).toBeTruthy()
})

test('two versions are put together field by field, and where both changed one, the editor chooses', async () => {
  const { api, user } = await open(`#/${name}`)
  await user.type(await field(/^Title English/), ' of mine')
  const theirs = { ...article, category: '2', en: { ...article.en, title: 'Lorries of theirs', source: 'Press' } }
  await api.saveElsewhere(name, theirs)
  await user.keyboard('{Control>}s{/Control}')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Lorries of mine')).toBeTruthy()
  await user.click(within(dialog).getByRole('radio', { name: /Use theirs/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Take what I chose' }))
  await user.type(await field(/^Summary English/), '.')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  expect(await api.dataOf(name)).toEqual({ ...theirs, en: { ...theirs.en, summary: 'Summary.' } })
})

test('leaving with unsaved changes asks', async () => {
  const { user } = await open(`#/${name}`)
  await user.type(await field(/^Title English/), '!')
  location.hash = '#/page'
  const dialog = await screen.findByRole('dialog', { name: 'There are unsaved changes' })
  expect(location.hash).toBe(`#/${name}`)
  await user.click(within(dialog).getByRole('button', { name: 'Save and leave' }))
  await waitFor(() => expect(location.hash).toBe('#/page'))
  expect(await screen.findByRole('link', { name: /Culture/ })).toBeTruthy()
})

test('a new item proposes its name from its English title, says what is wrong with another one, and opens without a reproach', async () => {
  const { api, user } = await open('#/company')
  await user.click(await button('New'))
  const dialog = await screen.findByRole('dialog')
  const short = within(dialog).getByLabelText<HTMLInputElement>('Short name for the address')
  await user.type(within(dialog).getByLabelText('Title in Chinese'), '秋收')
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^Please fill in the English title/)
  await user.type(within(dialog).getByLabelText('Title in English'), 'The Harvest of Maize')
  expect(short.value).toBe('harvest-maize')
  expect(within(dialog).getByText(/address will be \/\d{4}-\d\d-\d\d-harvest-maize/)).toBeTruthy()
  await user.clear(short)
  await user.type(short, 'Harvest time')
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/no spaces/)
  await user.clear(short)
  await user.type(short, 'harvest')
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'The Harvest of Maize' })).toBeTruthy()
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
  expect(screen.queryByText(/need(s)? mending/)).toBeNull()
  await user.click(await field(/^Summary English/))
  await user.tab()
  expect(await screen.findByText(/1 thing needs mending/)).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(api.posts('/api/item')).toHaveLength(1))
  const [saved] = api.posts('/api/item')
  expect((saved as { id: string }).id).toMatch(/^\d{4}-\d\d-\d\d-harvest$/)
  expect(saved).toMatchObject({ data: { zh: { title: '秋收' } } })
  expect(await screen.findByText('Saved, not published yet')).toBeTruthy()
  expect(await screen.findByText(/things need mending/)).toBeTruthy()
})

test('what waits is published, and the history shows the words that changed', async () => {
  const { api, user } = await open(`#/${name}`)
  await user.type(await field(/^Title English/), ' again')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  await user.click(await button('History'))
  const dialog = await screen.findByRole('dialog')
  const [latest] = await within(dialog).findAllByRole('button', { name: 'Show changes' })
  if (latest) await user.click(latest)
  expect((await within(dialog).findByText('again')).tagName).toBe('INS')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('link', { name: /To be published/ }))
  await user.click(await button('Publish 1 item'))
  expect(await screen.findByText('Published.')).toBeTruthy()
  expect(await api.elsewhere('waiting', {})).toEqual({ items: [] })
})

const chartOf = (words: string, factor = 1) => ({
  type: 'chart',
  kind: 'bar',
  title: words,
  summary: words,
  unit: words,
  axis: words,
  categories: ['2024', '2025'],
  series: [{ name: words, values: [1 * factor, 2 * factor] }],
})
const withChart = (zh: object, en: object) => ({
  zh: { ...page.zh, blocks: [zh] },
  en: { ...page.en, blocks: [en] },
})
async function openChart(zh: object, en: object) {
  const opened = await open('#/page/culture', { 'page/culture': withChart(zh, en) })
  const blocks = await screen.findAllByRole('button', { name: /Price/, expanded: false })
  await opened.user.click(blocks[0] as HTMLElement)
  return opened
}

test('the numbers of a chart are a table, and one language follows the other where they are the same', async () => {
  const { api, user } = await openChart(chartOf('价格'), chartOf('Price'))
  const cell = await field(/^Price, 2025 English/)
  await user.clear(cell)
  await user.type(cell, '3.5')
  await user.click(await field(/^Price, 2024 English/))
  await user.paste('10\n1,020\n30')
  await user.click(await button('Save'))
  expect(await screen.findByText('Saved, not published yet')).toBeTruthy()
  const expected = (words: string) => ({
    ...chartOf(words),
    categories: ['2024', '2025', ''],
    series: [{ name: words, values: [10, 1020, 30] }],
  })
  expect(await api.dataOf('page/culture')).toEqual(withChart(expected('价格'), expected('Price')))
})

test('Ctrl+Z after a paste brings the numbers back, not what was typed before; an entry that is removed can be put back', async () => {
  const { api, user } = await openChart(chartOf('价格'), chartOf('Price'))
  await user.type(await field(/^Subtitle English/), '!')
  await user.click(await field(/^Price, 2024 English/))
  await user.paste('10\n20\n30')
  expect(await button('Undo the paste or removal')).toBeTruthy()
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.queryByRole('button', { name: 'Undo the paste or removal' })).toBeNull()
  await user.click(await button(/^Remove “Price”/))
  await user.click(await button('Undo'))
  await user.click(await button('Save'))
  expect(await screen.findByText('Saved, not published yet')).toBeTruthy()
  const { zh, en } = withChart(chartOf('价格'), chartOf('Price'))
  expect(await api.dataOf('page/culture')).toEqual({ zh, en: { ...en, subtitle: `${en.subtitle}!` } })
})

test('what is typed after a paste is taken back first, then the paste; the link takes back both', async () => {
  const { user } = await openChart(chartOf('价格'), chartOf('Price'))
  const cell = (await field(/^Price, 2024 English/)) as HTMLInputElement
  const former = cell.value
  await user.click(cell)
  await user.paste('10\n20\n30')
  await user.type(cell, '5')
  expect(cell.value).toBe('105')
  await user.keyboard('{Control>}z{/Control}')
  expect(cell.value).toBe('10')
  await user.keyboard('{Control>}z{/Control}')
  expect(cell.value).toBe(former)
  await user.paste('10\n20\n30')
  await user.type(cell, '5')
  await user.click(await button('Undo the paste or removal'))
  expect(cell.value).toBe(former)
  expect(screen.queryByRole('button', { name: 'Undo the paste or removal' })).toBeNull()
})

test('what is wrong with a number of a chart stands in its cell, and leads there', async () => {
  const { user } = await openChart(chartOf('价格'), chartOf('Price'))
  const cell = await field(/^Price, 2025 English/)
  await user.clear(cell)
  await user.type(cell, 'many')
  await waitFor(() => expect(cell.getAttribute('aria-invalid')).toBe('true'))
  expect(cell.closest('td')?.textContent).toBe('Please enter a number.')
  await user.click(await screen.findByText(/things need mending/))
  await user.click(await button(/^English › .* › 2$/))
  expect(document.activeElement).toBe(cell)
})

test('numbers that differ with the unit stay each language’s own', async () => {
  const { api, user } = await openChart(chartOf('价格', 10), chartOf('Price'))
  await user.click(await field(/^Price, 2024 English/))
  await user.paste('7\n8')
  await user.click(await button('Save'))
  expect(await screen.findByText('Saved, not published yet')).toBeTruthy()
  const own = { ...chartOf('Price'), series: [{ name: 'Price', values: [7, 8] }] }
  expect(await api.dataOf('page/culture')).toEqual(withChart(chartOf('价格', 10), own))
})

test('whose session is over is told where to sign in, and loses nothing', async () => {
  const { api, user } = await open(`#/${name}`)
  const title = await field(/^Title English/)
  await screen.findByRole('link', { name: /^Lorries/ }) // the list beside it has been read
  await api.endSession()
  await user.type(title, ' again')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(/Please sign in first/)).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('target')).toBe('_blank')
  expect((title as HTMLInputElement).value).toMatch(/ again$/)
})

test('who has signed in can sign out', async () => {
  const { api, user } = await open('#/')
  await user.click(await button('Sign out'))
  await waitFor(() => expect(location.hash).toBe('#/signed-out'))
  await expect(api.asMyself('me', {})).rejects.toThrow('Please sign in first')
})
