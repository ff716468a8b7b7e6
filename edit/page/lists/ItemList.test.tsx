import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, field, name, open, openAgain } from '../testing/opened.tsx'
import { serve } from '../testing/program.ts'
import { article } from '../testing/samples.ts'

const many = Object.fromEntries(
  Array.from({ length: 250 }, (_, at) => [
    `company/2026-11-12-n${at}`,
    { ...article, en: { ...article.en, title: `News ${at}` } },
  ]),
)
const rows = () => screen.getAllByRole('link', { name: /News \d/ })

test('a long list comes in pieces; of more rows the first has the focus, arrow keys lead through all', async () => {
  const { user } = await open('#/company', many)
  expect(await screen.findByText('250 items')).toBeTruthy()
  await waitFor(() => expect(rows()).toHaveLength(100))
  await user.click(await button('Show 100 more of 150'))
  await waitFor(() => expect(rows()).toHaveLength(200))
  await waitFor(() => expect(document.activeElement).toBe(rows()[100]))
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(rows()[99])
  await user.keyboard('{End}{ArrowDown}')
  expect(document.activeElement).toBe(rows()[199])
  await user.keyboard('{Home}{ArrowDown}')
  expect(document.activeElement).toBe(rows()[1])
  await user.click(await button('Show 50 more of 50'))
  await waitFor(() => expect(rows()).toHaveLength(250))
  expect(screen.queryByRole('button', { name: /more of/ })).toBeNull()
})

test('what the checks of the whole site find comes after the item was opened, and again after it was saved', async () => {
  const lost = {
    ...article,
    picture: 'news/none.webp',
    zh: { ...article.zh, alt: '车' },
    en: { ...article.en, alt: 'A lorry' },
  }
  const api = await serve({ [name]: lost }, { isUnchecked: true })
  const { user } = openAgain(`#/${name}`)
  expect(await field(/^Title English/)).toBeTruthy()
  expect(screen.queryByText(/none\.webp/, { selector: 'p' })).toBeNull()
  await api.check()
  expect(await screen.findByText(/none\.webp/, { selector: 'p' })).toBeTruthy()
  const picture = await field(/^Picture/)
  await user.clear(picture)
  await user.type(picture, 'banners/culture.webp')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(screen.queryByText(/none\.webp/)).toBeNull())
  expect(await screen.findByText('Saved, not published yet')).toBeTruthy()
})

test('an item without an English title is listed by its Chinese one, and by its name where that is missing too', async () => {
  await open('#/company', {
    'company/2026-11-12-half': { ...article, en: { ...article.en, title: '' } },
    'company/2026-11-13-nameless': { ...article, zh: { ...article.zh, title: '' }, en: { ...article.en, title: '' } },
  })
  expect(await screen.findByRole('link', { name: new RegExp(article.zh.title) })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /2026-11-13-nameless/ })).toBeTruthy()
})
