import { screen, waitFor, within } from '@testing-library/react'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { button, name, openAgain } from '../testing/opened.tsx'
import { serve } from '../testing/program.ts'
import { article, page } from '../testing/samples.ts'
import { changeAsRead } from './asRead.ts'

const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#8a8' } })
  .jpeg()
  .toBuffer()

test('before publishing everything that goes out is seen as readers have it and would, with what stands against it', async () => {
  const files = { 'media/news/a.jpg': jpeg }
  const api = await serve({ [name]: article, 'page/culture': page }, { files })
  await api.asMyself('save', {
    kind: 'page',
    id: 'culture',
    data: { zh: page.zh, en: { ...page.en, title: 'Our culture', picture: 'news/a.jpg' } },
    versions: (await api.asMyself('item', { kind: 'page', id: 'culture' })).versions,
  })
  const { user } = openAgain('#/waiting')
  await user.click(await button('Look at 1 item first'))
  const head = await screen.findByRole('heading', { level: 2, name: 'What goes out: 1 item' })
  expect(document.activeElement).toBe(head)
  const item = within((await screen.findByRole('link', { name: 'Our culture' })).closest('li') as HTMLElement)
  expect(item.getByText('Our', { exact: false, selector: 'ins' })).toBeTruthy()
  expect(item.getByRole('img', { name: 'Now: banners/culture.webp' })).toBeTruthy()
  expect(item.getByRole('img', { name: 'Then: news/a.jpg' })).toBeTruthy()
  await user.click(await item.findByText('In search results and shared links'))
  expect(await item.findByText(/^Our culture - /)).toBeTruthy()
  await user.click(await button('Publish 1 item'))
  expect(await screen.findByText('Published.')).toBeTruthy()
  expect(api.posts('/api/publish')).toMatchObject([{ items: [{ id: 'culture', versions: expect.any(Object) }] }])
})

test('what readers have and would lose until a later time is said before publishing', async () => {
  const api = await serve({ [name]: article })
  const asked = { kind: 'company', id: '2026-11-12-lorries' }
  const { versions } = await api.asMyself('item', asked)
  await api.asMyself('save', { ...asked, data: { ...article, publishAt: '2126-11-27T08:00+08:00' }, versions })
  const { user } = openAgain('#/waiting')
  await user.click(await button('Look at 1 item first'))
  expect(
    await screen.findByText(/takes it off the website until 2126-11-27 08:00 \(time in China\), and links to it/),
  ).toBeTruthy()
})

test('an entry that is put into a list is called new, and its neighbours are not rewritten', async () => {
  const entry = (id: string, en: string) => ({ id, link: `/${id}`, zh: id, en })
  const menu = (...children: object[]) => [
    {
      id: 'company',
      link: '/culture',
      zh: { title: '公司', summary: '公司' },
      en: { title: 'Company', summary: 'Company' },
      children: [{ zh: '概况', en: 'Overview', children }],
    },
  ]
  const [first, duties] = [entry('culture', 'Culture'), entry('duties', 'Duties')]
  const api = await serve({ 'page/culture': page, 'navigation/navigation': menu(first, duties) })
  const asked = { kind: 'navigation', id: 'navigation' }
  const { versions } = await api.asMyself('item', asked)
  await api.asMyself('save', { ...asked, data: menu(first, entry('kitchen', 'Campus kitchen'), duties), versions })
  const { user } = openAgain('#/waiting')
  await user.click(await button('Look at 1 item first'))
  expect(await screen.findByText('New: “Campus kitchen”, after “Culture”')).toBeTruthy()
  expect(screen.queryByText('Duties', { exact: false })).toBeNull()
})

test('what is saved after it was looked at is not published unseen', async () => {
  const api = await serve({ [name]: article })
  const asked = { kind: 'company', id: '2026-11-12-lorries' }
  const save = async (title: string) =>
    api.asMyself('save', {
      ...asked,
      data: { ...article, en: { ...article.en, title } },
      versions: (await api.asMyself('item', asked)).versions,
    })
  await save('Vans')
  const { user } = openAgain('#/waiting')
  await user.click(await button('Look at 1 item first'))
  await screen.findByRole('heading', { level: 2, name: /^What goes out/ })
  const publish = await button('Publish 1 item')
  await save('Vans and cars')
  await user.click(publish)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^These files were changed/))
})

test('readers see no signs of Markdown; a change of these alone is shown as it is written', () => {
  const figures = [{ id: 'mills', scope: {}, parts: { en: { value: '96', unit: 'mills', text: '96 mills' } } }] as never
  expect(changeAsRead('**Old** [text](/a)', '## New $(mills) and $(mills.value)', 'en', figures)).toEqual({
    before: 'Old text',
    after: 'New 96 mills and 96',
  })
  expect(changeAsRead('[text](/a)', '[text](/b)', 'en', figures)).toEqual({ before: '[text](/a)', after: '[text](/b)' })
})
