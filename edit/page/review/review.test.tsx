import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, field, name, open, openAgain } from '../testing/opened.tsx'
import { nameOf, serve } from '../testing/program.ts'
import { article, page } from '../testing/samples.ts'

const uuid = () => crypto.randomUUID()
const review = (item: string) => ({ ...nameOf(item), message: uuid() })

test('somebody is asked to look, sees it on the first page, in the menu and on the item, and answers', async () => {
  const api = await serve({ [name]: article })
  await api.elsewhere('say', { ...review(name), to: 'bo@qingsui.example', text: 'Is it true?' })
  const { user } = openAgain('#/')
  const menu = await screen.findByRole('link', { name: /^Waits for you ?1$/ })
  expect(menu.getAttribute('href')).toBe('#/review')
  const row = (await screen.findByText('Is it true?')).closest('li') as HTMLElement
  await user.click(within(row).getByRole('link', { name: 'Lorries' }))
  const asked = within(await screen.findByRole('region', { name: 'Waits for you' }))
  await user.click(asked.getByRole('button', { name: 'Decline' }))
  expect((await asked.findByRole('alert')).textContent).toMatch(/say it in a sentence/)
  await user.type(asked.getByLabelText('Your answer'), 'Not yet.')
  await user.click(asked.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waits for you' })).toBeNull())
  // It stays in sight until the item is published or the request taken back.
  const objection = within(await screen.findByRole('region', { name: /has declined$/ }))
  expect(objection.getByText('Not yet.')).toBeTruthy()
  expect((await api.elsewhere('reviews', {})).mine).toMatchObject([{ thread: { replies: [{ is: 'declined' }] } }])
})

test('a colleague is chosen and asked, and what he answers is seen', async () => {
  const { api, user } = await open(`#/${name}`)
  await api.saveElsewhere('page/culture', { ...page, en: { ...page.en, title: 'Ours' } }) // An has worked here
  await user.click(await button('Ask to look'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask to look' }))
  await waitFor(() => expect(document.querySelector('datalist option[value="an@qingsui.example"]')).toBeTruthy())
  const send = dialog.getByRole('button', { name: 'Send' })
  await user.type(dialog.getByLabelText('Who is to look'), 'an@qingsui.example')
  expect(send.getAttribute('aria-disabled')).toBe('true')
  await user.type(dialog.getByLabelText('What to look at'), 'The number')
  await user.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [asked] = (await api.elsewhere('reviews', {})).forMe
  await api.elsewhere('say', { ...review(name), thread: asked?.thread.id ?? '', is: 'approved' })
  openAgain('#/review')
  expect(await screen.findByText(/安宁.+has approved it/)).toBeTruthy()
})

test('publishing what somebody was asked to look at asks first, and names whom', async () => {
  const { api, user } = await open(`#/${name}`)
  await api.asMyself('say', { ...review(name), to: 'an@qingsui.example', text: 'The number' })
  await user.type(await field(/^Title English/), '!')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  const publish = await button('Publish')
  await waitFor(() => expect(publish.getAttribute('aria-disabled')).not.toBe('true'))
  await user.click(publish)
  const asked = within(await screen.findByRole('dialog', { name: 'Publish' }))
  expect(
    asked.getByText(/^Asked to look, and not approved yet: .+ \(Lorries!\)\. Publishing ends the request\.$/),
  ).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await api.elsewhere('waiting', {})).items).toHaveLength(1)
  await user.click(publish)
  await user.click(await button('Publish all the same'))
  expect(await screen.findByText('Published', { selector: '[role=status]' })).toBeTruthy()
  expect((await api.elsewhere('reviews', {})).forMe).toEqual([])
})

test('a comment stands at its field, follows its block before and after saving, and is resolved there', async () => {
  const { api, user } = await open('#/page/culture')
  await user.click(await screen.findByRole('button', { name: /Culture/, expanded: false }))
  await user.click(await field(/^Text English/))
  await user.click(await button('Comment'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Comment' }))
  expect(dialog.getByRole('option', { name: /^English › Blocks › 2 › Text$/ })).toBeTruthy()
  await user.type(dialog.getByLabelText('Your comment'), 'Who said so?')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  const mark = await screen.findByText('1 comment')
  const place = () => screen.getByText('1 comment').closest('[data-path]')?.getAttribute('data-path')
  expect(mark.closest('[data-path]')?.getAttribute('data-path')).toBe('en.blocks.1.text')
  await user.click(await button('Move “Culture” up'))
  await waitFor(() => expect(place()).toBe('en.blocks.0.text'))
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  await waitFor(() => expect(place()).toBe('en.blocks.0.text'))
  const [kept] = (await api.elsewhere('review', nameOf('page/culture'))).threads
  expect(kept?.path).toEqual(['en', 'blocks', 0, 'text'])
  const comments = screen.getByText('1 comment').closest('details') as HTMLElement
  await user.click(screen.getByText('1 comment'))
  await user.click(within(comments).getByRole('button', { name: 'Resolve' }))
  await waitFor(() => expect(screen.queryByText('1 comment')).toBeNull())
  expect(JSON.stringify(await api.dataOf('page/culture'))).not.toContain('Who said so')
})

test('what a colleague changed since it was open here is told, with the words', async () => {
  const vans = 'company/2026-11-13-vans' // nobody has changed it before
  const { api, unmount } = await open(`#/${vans}`, { [vans]: article })
  await field(/^Title English/)
  await waitFor(() => expect(localStorage.getItem('edit-seen bo@qingsui.example')).toContain('vans'))
  expect(screen.queryByText(/^Changed since you last saw it/)).toBeNull()
  unmount()
  await api.saveElsewhere(vans, { ...article, en: { ...article.en, title: 'Vans' } })
  const { user } = openAgain(`#/${vans}`)
  const since = await screen.findByText('Changed since you last saw it, by 安宁')
  await user.click(since)
  const told = within(since.closest('details') as HTMLElement)
  expect(await told.findByText('Vans', { selector: 'ins' })).toBeTruthy()
})
