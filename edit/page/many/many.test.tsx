import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { button, name, open, openAgain } from '../testing/opened.tsx'
import { serve } from '../testing/program.ts'
import { article, page } from '../testing/samples.ts'

const violations = async () => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

const yard = 'company/2026-11-11-yard'
const lorries = { ...article, en: { ...article.en, body: 'A zeppelin leaves. Every zeppelin is electric.\n' } }

test('words are found, some of their places ticked and replaced, and what is left as it was is named', async () => {
  const { api, user } = await open('#/replace', {
    [name]: lorries,
    [yard]: { ...article, date: '2026-11-11', en: { ...article.en, title: 'Yard', summary: 'Our zeppelin yard' } },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Find' }), 'zeppelin')
  await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'truck')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'English')
  await user.click(await button('Find'))
  expect(await screen.findByText('3 places in 2 items')).toBeTruthy()
  const boxes = screen.getAllByRole('checkbox', { name: /zeppelin/ })
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
    'Lorries › English › Text: A zeppelin leaves. ',
    'Lorries › English › Text: Every zeppelin is electric.',
    'Yard › English › Summary: Our zeppelin yard',
  ])
  expect((await button('Replace in 0 places')).getAttribute('aria-disabled')).toBe('true')
  await user.click(boxes[0] as HTMLElement)
  await user.keyboard('{Shift>}')
  await user.click(boxes[2] as HTMLElement)
  await user.keyboard('{/Shift}')
  await user.click(boxes[1] as HTMLElement)
  const row = (boxes[2] as HTMLElement).closest('li') as HTMLElement
  expect([row.querySelector('del')?.textContent, row.querySelector('ins')?.textContent]).toEqual(['zeppelin', 'truck'])
  expect(await violations()).toEqual([])
  await api.elsewhere('presence', { kind: 'company', id: '2026-11-11-yard', page: 'one', doing: 'unsaved' })
  await user.click(await button('Replace in 2 places'))
  expect(await screen.findByText(/^Saved: 1 item, not published yet\. The history/)).toBeTruthy()
  expect(screen.getByText('It has changes that are not saved yet, by 安宁.', { exact: false })).toBeTruthy()
  expect(await screen.findByText('2 places in 2 items')).toBeTruthy()
  expect(await api.dataOf(name)).toEqual({
    ...lorries,
    en: { ...lorries.en, body: 'A truck leaves. Every zeppelin is electric.\n' },
  })
  await api.elsewhere('presence', { kind: 'company', id: '2026-11-11-yard', page: 'one', doing: 'gone' })
  await user.click(await button('中文'))
  expect(await screen.findByRole('heading', { level: 1, name: '查找和替换' })).toBeTruthy()
})

const many = Object.fromEntries(
  Array.from({ length: 5 }, (_, at) => [
    `company/2026-11-0${at + 1}-n${at}`,
    { ...article, en: { ...article.en, title: `News ${at}` } },
  ]),
)

test('several items of a list are chosen by keys alone, and given a time in one step', async () => {
  const { api, user } = await open('#/company', many)
  await user.click(await button('Choose several'))
  const boxes = await screen.findAllByRole('checkbox', { name: /^News/ })
  boxes[0]?.focus()
  await user.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true, false, false])
  expect(screen.getByText('3 items chosen')).toBeTruthy()
  await user.click(await button('Schedule…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule 3 items' }))
  await user.type(dialog.getByLabelText(/^Publish at/), '2126-11-27T08:00')
  expect(dialog.getByText(/^3 of these are on the website now.* links to them lead nowhere\.$/)).toBeTruthy()
  expect(await violations()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Saved: 3 items, not published yet/)).toBeTruthy()
  expect(screen.getByText('0 items chosen')).toBeTruthy()
  const saved = await Promise.all(Object.keys(many).map((item) => api.dataOf(item)))
  expect(saved.map((data) => (data as { publishAt?: string }).publishAt)).toEqual([
    ...Array(3).fill('2126-11-27T08:00+08:00'),
    undefined,
    undefined,
  ])
})

test('an item that others link to is named with them before anything is put off; the others are if one agrees', async () => {
  const { api, user } = await open('#/company', many)
  const [linked = '', other = '', linking = ''] = Object.keys(many)
  const data = (await api.dataOf(linking)) as typeof article
  await api.saveElsewhere(linking, { ...data, en: { ...data.en, body: `[It](/${linked.split('/')[1]})\n` } })
  await user.click(await button('Choose several'))
  for (const box of (await screen.findAllByRole('checkbox', { name: /^News/ })).slice(0, 2)) await user.click(box)
  await user.click(await button('Schedule…'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Publish at/), '2126-11-27T08:00')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/^Readers are led to it, and would find nothing until then/)).toBeTruthy()
  expect(await api.dataOf(other)).not.toHaveProperty('publishAt')
  await user.click(dialog.getByRole('button', { name: 'Leave those, save the other 1' }))
  expect(await screen.findByText(/^Saved: 1 item, not published yet/)).toBeTruthy()
  expect(await api.dataOf(other)).toHaveProperty('publishAt')
  expect(await api.dataOf(linked)).not.toHaveProperty('publishAt')
})

test('all that a list shows are given another category; kinds without one do not offer it', async () => {
  const { api, user } = await open('#/company', many)
  await user.click(await button('Choose several'))
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 5 shown' }))
  await user.click(await button('Category…'))
  const choice = await screen.findByRole('combobox', { name: 'Category' })
  await waitFor(() => expect(within(choice).getAllByRole('option').length).toBeGreaterThan(2))
  await user.selectOptions(choice, '2')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Saved: 5 items/)).toBeTruthy()
  for (const item of Object.keys(many)) expect(await api.dataOf(item)).toMatchObject({ category: '2' })
  location.hash = '#/page'
  await screen.findByRole('heading', { name: /^Pages/ })
  await user.click(await button('Choose several'))
  expect(await button('Schedule…')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Category…' })).toBeNull()
})

test('many items are taken down with a reason; one that readers do not have is named, and nothing else goes along', async () => {
  const api = await serve({ ...many, 'page/culture': page })
  const draft = 'company/2026-11-20-draft'
  await api.saveElsewhere(draft, { ...article, en: { ...article.en, title: 'News of tomorrow' } })
  const { user } = openAgain('#/company')
  await user.click(await button('Choose several'))
  for (const title of ['News of tomorrow', /^News 0/, /^News 1/])
    await user.click(await screen.findByRole('checkbox', { name: title }))
  await user.click(await button('Take down…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take 3 items off the website?' }))
  await user.click(dialog.getByRole('radio', { name: /withdrawn/ }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason, in Chinese' }), '日期有误。')
  await user.type(dialog.getByRole('textbox', { name: 'Reason, in English' }), 'Wrong date.')
  await user.click(dialog.getByRole('button', { name: 'Take them down now' }))
  expect(await screen.findByText('Taken down: 2 items.')).toBeTruthy()
  expect(screen.getByText('It is not on the website.', { exact: false })).toBeTruthy()
  expect(await api.dataOf('company/2026-11-01-n0')).toMatchObject({
    until: expect.any(String),
    en: { withdrawn: 'Wrong date.' },
  })
  const { items } = await api.elsewhere('waiting', {})
  expect(items.map(({ id }) => id)).toEqual(['2026-11-20-draft'])
})
