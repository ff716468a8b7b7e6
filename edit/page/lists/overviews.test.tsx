import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { monthAfter, weeksOf } from '#contract/edit/months.ts'
import { button, field, name, open, openAgain } from '../testing/opened.tsx'
import { nameOf, serve } from '../testing/program.ts'
import { article, page } from '../testing/samples.ts'

test('the calendar shows what the clock does in a month, each on its day, and leads to other months', async () => {
  const timed = { ...article, publishAt: '2126-11-27T08:00+08:00', until: '2126-12-31T18:00+08:00' }
  const { user } = await open('#/schedule/2126-11', { [name]: timed })
  expect(await screen.findByRole('heading', { level: 2, name: 'November 2126' })).toBeTruthy()
  const day = await screen.findByRole('list', { name: '2126-11-27: 1 item' })
  expect(within(day).getByRole('link', { name: '08:00 Will be published Lorries' }).getAttribute('href')).toBe(
    `#/${name}`,
  )
  await user.click(screen.getByRole('link', { name: 'Next month' }))
  expect(await screen.findByRole('link', { name: '18:00 Will be taken down Lorries' })).toBeTruthy()
  expect(location.hash).toBe('#/schedule/2126-12')
  await user.click(screen.getByRole('link', { name: 'Next month' }))
  expect(await screen.findByText(/^Nothing is published or taken down/)).toBeTruthy()
})

test('what the clock has done is said as done, and what is not published yet as waiting for that', async () => {
  const old = 'company/2020-01-01-yard'
  const api = await serve({ [old]: { ...article, publishAt: '2026-11-02T08:00+08:00' } })
  await api.saveElsewhere(name, { ...article, publishAt: '2126-11-27T08:00+08:00' })
  openAgain('#/schedule/2026-11')
  expect(await screen.findByRole('link', { name: '08:00 Published Lorries' })).toBeTruthy()
  location.hash = '#/schedule/2126-11'
  expect(
    await screen.findByRole('link', { name: '08:00 Will be published Lorries New: only once you publish it' }),
  ).toBeTruthy()
})

test('weeks begin on Monday and hold every day of the month once', () => {
  expect(weeksOf('2026-11').map(([monday]) => monday)).toEqual(
    ['10-26', '11-02', '11-09', '11-16', '11-23', '11-30'].map((day) => `2026-${day}`),
  )
  expect(weeksOf('2027-02').flat()).toHaveLength(28)
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2024-01', 1)]).toEqual([
    '2027-01',
    '2025-12',
    '2024-02',
  ])
})

test('what became public lately is told with who published and who wrote', async () => {
  const old = 'company/2020-01-01-yard'
  const yard = { ...article, date: '2020-01-01', en: { ...article.en, title: 'Old yard' } }
  const api = await serve({ [name]: article, [old]: yard })
  await api.saveElsewhere(name, { ...article, category: '2' })
  await api.removeElsewhere(old)
  const { user } = openAgain('#/waiting')
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all' }))
  await user.click(await button('Publish 2 items'))
  expect(await screen.findByText('Published.')).toBeTruthy()
  location.hash = '#/releases'
  const [latest] = await screen.findAllByText(/^Bo Li, \d+ \w+ 20\d\d, \d\d:\d\d$/)
  const release = within(latest?.closest('li') as HTMLElement)
  expect(release.getByText('Written by 安宁')).toBeTruthy()
  expect(release.getByRole('link', { name: 'Lorries' }).getAttribute('href')).toBe(`#/${name}`)
  expect(release.getByRole('link', { name: 'Old yard' }).getAttribute('href')).toBe(`#/${old}`)
  expect(release.getByText('Removed')).toBeTruthy()
})

test('drafts are a list of their own', async () => {
  await open('#/drafts', { [name]: { ...article, draft: true }, 'page/culture': page })
  expect(await screen.findByRole('heading', { level: 1, name: /^Drafts/ })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /^Lorries/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Culture/ })).toBeNull()
})

test('who else has an item open is told, with what he does; this window says what it does itself', async () => {
  const api = await serve({ [name]: article })
  const other = { ...nameOf(name), page: 'one' }
  await api.elsewhere('presence', { ...other, doing: 'typing' })
  const { user } = openAgain(`#/${name}`)
  expect(await screen.findByText(/安宁 is typing here\./)).toBeTruthy()
  await user.type(await field(/^Title English/), '!')
  await waitFor(async () => {
    const { others } = await api.elsewhere('presence', { ...other, doing: 'reading' })
    expect(others).toEqual([{ name: 'Bo Li', doing: 'typing', isSelf: false }])
  })
  await api.elsewhere('presence', { ...other, doing: 'gone' })
})

test('the same person in another window is told apart', async () => {
  const api = await serve({ [name]: article })
  await api.asMyself('presence', { ...nameOf(name), page: 'another', doing: 'reading' })
  openAgain(`#/${name}`)
  expect(await screen.findByText('You have this open in another window too.', { exact: false })).toBeTruthy()
  await api.asMyself('presence', { ...nameOf(name), page: 'another', doing: 'gone' })
})
