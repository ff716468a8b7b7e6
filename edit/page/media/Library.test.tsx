import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { MediaDetails } from '#contract/edit/media.ts'
import { App } from '../App.tsx'
import { fakeApi } from '../testing/fakeApi.ts'
import { fakeMedia } from '../testing/fakeMedia.ts'
import { article, page } from '../testing/samples.ts'

const files = [
  { path: 'media/news/a.jpg', uses: 1 },
  { path: 'media/banners/a.webp', uses: 2 },
  { path: 'media/films/feed.mp4', group: 'film' as const },
]
const used: Partial<MediaDetails> = {
  items: [
    {
      kind: 'page',
      id: 'culture',
      title: { zh: '文化', en: 'Culture' },
      places: ['picture'],
      descriptions: [
        { lang: 'zh', file: 'pages/culture.zh.yaml', path: ['alt'], text: '院子' },
        { lang: 'en', file: 'pages/culture.en.yaml', path: ['alt'], text: 'A yard' },
      ],
    },
  ],
  versions: { 'pages/culture.zh.yaml': '1', 'pages/culture.en.yaml': '2' },
}

function open(address: string) {
  localStorage.clear()
  const api = fakeApi({ 'page/culture': page, 'company/2026-11-12-lorries': article })
  const media = fakeMedia(files, { 'media/banners/a.webp': used, 'media/news/a.jpg': {} })
  history.replaceState(null, '', address)
  document.head.innerHTML = '<meta name="csrf" content="token">'
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  )
  return { api, ...media, user: userEvent.setup() }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const drop = async (file: File[], on: Element | null) => {
  if (!on) throw new Error('nowhere to drop')
  await act(async () => {
    fireEvent.drop(on, { dataTransfer: { types: ['Files'], files: file } })
  })
}
const dropZone = async () => (await screen.findByText(/^Drop files here/)).parentElement

test('files are sent at once under clean names, two at a time, each with its own end', async () => {
  const { sent, user } = open('#/file')
  await screen.findByRole('button', { name: 'Open news/a.jpg' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Folder' }), 'news')
  await drop([picture('Größe (2).JPG'), picture('A.jpg'), picture('新厂.png')], await dropZone())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ address, csrf }) => [address.searchParams.get('path'), csrf])).toEqual([
    ['media/news/groesse-2.jpg', 'token'],
    ['media/news/a-2.jpg', 'token'],
  ])
  act(() => sent[0]?.progress(0.4))
  expect(await screen.findByText('40 % sent')).toBeTruthy()
  act(() => sent[0]?.progress(1))
  expect(await screen.findByText('Being checked')).toBeTruthy()
  act(() => sent[0]?.answer({ status: 200, body: { path: 'media/news/groesse-2.jpg' } }))
  expect(await screen.findByText('Kept as news/groesse-2.jpg')).toBeTruthy()
  const texts = { zh: '图里有脚本。', en: 'The drawing holds a script.' }
  act(() => sent[1]?.answer({ status: 400, body: { error: 'activeDrawing', message: texts.en, texts } }))
  expect(await screen.findByText('The drawing holds a script.')).toBeTruthy()
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[2]?.address.searchParams.get('path')).toMatch(/^media\/news\/news-\d{4}-\d\d-\d\d\.png$/)
  await user.click(await button('Cancel 新厂.png'))
  expect(sent[2]?.isAborted).toBe(true)
  expect(await screen.findByText('Cancelled; nothing was kept.')).toBeTruthy()
  await user.click(await button('中文'))
  expect(await screen.findByText('图里有脚本。')).toBeTruthy()
})

test('what is pasted is taken, what is too large is not sent', async () => {
  const { sent } = open('#/file')
  await screen.findByRole('button', { name: 'Open news/a.jpg' })
  const large = picture('large.jpg')
  Object.defineProperty(large, 'size', { value: 31_000_000 })
  await act(async () => {
    fireEvent.paste(document, { clipboardData: { files: [picture('image.png'), large] } })
  })
  expect(await screen.findByText(/^This file has 31 MB; 30 MB are the most/)).toBeTruthy()
  await waitFor(() => expect(sent.map(({ address }) => address.searchParams.get('path'))).toEqual(['media/image.png']))
})

test('files are found by name and kind', async () => {
  const { user } = open('#/file')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Films')
  expect(await screen.findByRole('button', { name: 'Open films/feed.mp4' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open news/a.jpg' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'All kinds')
  await user.type(screen.getByRole('searchbox'), 'banners')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Open films/feed.mp4' })).toBeNull())
})

test('a file tells where it is used, and how it is described there in both languages; both are saved at once', async () => {
  const { posts, user } = open('#/file/media/banners/a.webp')
  const details = await screen.findByRole('complementary', { name: 'banners/a.webp' })
  const link = await within(details).findByRole('link', { name: 'Culture' })
  expect(link.getAttribute('href')).toBe('#/page/culture')
  const chinese = within(details).getByRole('textbox', { name: 'Culture (Chinese)' })
  await user.clear(chinese)
  await user.type(chinese, '秋天')
  await user.type(within(details).getByRole('textbox', { name: 'Culture (English)' }), ' in autumn')
  await user.click(within(details).getByRole('button', { name: 'Save descriptions' }))
  await waitFor(() => expect(posts).toHaveLength(1))
  const [zh, en] = used.items?.[0]?.descriptions ?? []
  expect(posts[0]).toEqual({
    path: '/api/media/describe',
    body: {
      path: 'media/banners/a.webp',
      texts: [
        { ...zh, text: '秋天' },
        { ...en, text: 'A yard in autumn' },
      ],
      versions: used.versions,
    },
  })
})

test('all that use a file are pointed to another one; a new file takes the place of its bytes', async () => {
  const { posts, sent, user } = open('#/file/media/news/a.jpg')
  const details = await screen.findByRole('complementary', { name: 'news/a.jpg' })
  await user.click(await within(details).findByRole('button', { name: 'Use another file in all places…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose a file' })
  await user.click(await within(dialog).findByRole('button', { name: 'Choose banners/a.webp' }))
  expect(await within(details).findByText(/^2 items use the other file now/)).toBeTruthy()
  expect(posts[0]).toEqual({
    path: '/api/media/replace',
    body: { from: 'media/news/a.jpg', to: 'media/banners/a.webp' },
  })
  await user.upload(within(details).getByLabelText('By a new file of the same name…'), picture('b.jpg'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(Object.fromEntries(sent[0]?.address.searchParams ?? [])).toEqual({ path: 'media/news/a.jpg', version: 'v1' })
})

test('a picture is chosen for a page by sight, or dropped onto its field, without a file name', async () => {
  const { api, sent, user } = open('#/page/culture')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Picture/ })
  await user.click((await screen.findAllByRole('button', { name: 'Choose one…' }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Choose a file' })
  await within(dialog).findByRole('button', { name: 'Choose news/a.jpg' })
  expect(within(dialog).queryByRole('button', { name: 'Choose films/feed.mp4' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Choose news/a.jpg' }))
  expect(field.value).toBe('news/a.jpg')
  await drop([picture('Yard.JPG')], field)
  await waitFor(() => expect(sent).toHaveLength(1))
  act(() => sent[0]?.progress(0.5))
  expect(await screen.findByText('50 % sent')).toBeTruthy()
  act(() => sent[0]?.answer({ status: 200, body: { path: 'media/pages/yard.jpg' } }))
  await waitFor(() => expect(field.value).toBe('pages/yard.jpg'))
  await drop([new File(['x'], 'report.pdf')], field)
  expect(await screen.findByText(/^This kind of file cannot stand here/)).toBeTruthy()
  expect(sent).toHaveLength(1)
  expect(api.calls.some(({ method, path }) => method === 'POST' && path === '/api/item')).toBe(false)
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  const saved = api.dataOf('page/culture') as typeof page
  expect([saved.zh.picture, saved.en.picture]).toEqual(['pages/yard.jpg', 'pages/yard.jpg'])
})

test('the crop is seen while its point is moved by keyboard, and is set in both languages', async () => {
  const { api, user } = open('#/page/culture')
  await user.click(await button('Crop…'))
  const dialog = await screen.findByRole('dialog', { name: 'Crop' })
  const frameOf = (name: string) => within(dialog).getByRole('img', { name }).getAttribute('viewBox')
  const down = await within(dialog).findByRole('slider', { name: 'Place from top to bottom' })
  const before = frameOf('Banner, computer')
  fireEvent.change(down, { target: { value: '100' } })
  expect(before).toMatch(/^0 \d+(\.\d+)? 1600 272$/)
  expect(frameOf('Banner, computer')).toBe('0 128 1600 272')
  expect(within(dialog).getByText('50 % from the left, 100 % from the top')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Use this point' }))
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  const saved = api.dataOf('page/culture') as { zh: object; en: object }
  for (const side of [saved.zh, saved.en]) expect(side).toMatchObject({ focus: { x: 50, y: 100 } })
})

test('a PDF begins an announcement with what it says; the PDF is kept in both languages', async () => {
  const { sent, user } = open('#/announcement')
  await user.click(await button('New'))
  const dialog = await screen.findByRole('dialog')
  await user.upload(within(dialog).getByLabelText('Chinese PDF…'), new File(['%PDF'], '2025-03-18-agm.pdf'))
  await waitFor(() => expect(sent).toHaveLength(1))
  const texts = { zh: { title: '关于召开股东大会的通知', summary: '摘要', body: '正文\n' } }
  const proposal = { langs: ['zh'], date: '2025-03-18', number: '2025-012', stockCode: '009136', pages: 2, texts }
  act(() => sent[0]?.answer({ status: 200, body: proposal }))
  expect(await within(dialog).findByText(/^Read, 2 pages.*Chinese.*009136/)).toBeTruthy()
  expect(within(dialog).getByLabelText<HTMLInputElement>('Title in Chinese').value).toBe(texts.zh.title)
  expect(within(dialog).getByLabelText<HTMLInputElement>('Date').value).toBe('2025-03-18')
  expect(within(dialog).getByLabelText<HTMLInputElement>('Short name for the address').value).toBe('agm')
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  for (const [at, lang] of (['zh', 'en'] as const).entries()) {
    await waitFor(() => expect(sent).toHaveLength(at + 2))
    expect(sent[at + 1]?.address.searchParams.get('path')).toBe(`media/announcements/2025-03-18-agm.${lang}.pdf`)
    act(() => sent[at + 1]?.answer({ status: 200, body: { path: '' } }))
  }
  expect(await screen.findByRole('heading', { level: 1, name: texts.zh.title })).toBeTruthy()
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Number/ })).value).toBe('2025-012')
})

test('a PDF that cannot be read says why, and the form is offered empty', async () => {
  const { sent, user } = open('#/announcement')
  await user.click(await button('New'))
  const dialog = await screen.findByRole('dialog')
  await user.upload(within(dialog).getByLabelText('English PDF…'), new File(['%PDF'], 'locked.pdf'))
  await waitFor(() => expect(sent).toHaveLength(1))
  const refusal = { zh: '这个PDF有密码。', en: 'This PDF has a password.' }
  act(() => sent[0]?.answer({ status: 400, body: { error: 'pdfLocked', message: refusal.en, texts: refusal } }))
  expect(await within(dialog).findByText(/This PDF has a password\. You can still fill in the form/)).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Title in Chinese'), '公告')
  await user.type(within(dialog).getByLabelText('Short name for the address'), 'notice')
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('heading', { level: 1, name: '公告' })).toBeTruthy()
  expect(sent).toHaveLength(1)
})

test('an announcement names its PDFs with their size, takes another one in their place at once, and one alone where it has one language', async () => {
  localStorage.clear()
  const items = { 'announcement/2025-03-18-agm': { ...article, number: '1', only: 'zh', en: undefined } }
  fakeApi(items)
  const path = 'media/announcements/2025-03-18-agm.zh.pdf'
  const { sent } = fakeMedia([{ path, group: 'pdf', bytes: 200_000 }])
  history.replaceState(null, '', '#/announcement/2025-03-18-agm')
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <App />
    </QueryClientProvider>,
  )
  const files = await screen.findByRole('group', { name: 'PDF files' })
  expect(
    (await within(files).findByRole('link', { name: '2025-03-18-agm.zh.pdf 200 kB' })).getAttribute('href'),
  ).toContain(encodeURIComponent(path))
  expect(within(files).queryByText('English'), 'one language, one PDF').toBeNull()
  await userEvent.upload(
    within(files).getByLabelText('Replace the PDF… Chinese', { selector: 'input' }),
    new File(['%PDF'], 'x.pdf'),
  )
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(Object.fromEntries(sent[0]?.address.searchParams ?? [])).toEqual({ path, version: 'v1' })
  act(() => sent[0]?.answer({ status: 200, body: { path } }))
  expect(await within(files).findByText(/^Saved\. It is published together/)).toBeTruthy()
})

test('a library of more than 400 files shows the others when they are asked for', async () => {
  localStorage.clear()
  fakeApi({})
  fakeMedia(Array.from({ length: 450 }, (_, at) => ({ path: `media/news/p${at}.jpg` })))
  history.replaceState(null, '', '#/file')
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <App />
    </QueryClientProvider>,
  )
  await userEvent.click(await button('Show 50 more of 50'))
  expect(await screen.findByRole('button', { name: 'Open news/p449.jpg' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /more of/ })).toBeNull()
})
