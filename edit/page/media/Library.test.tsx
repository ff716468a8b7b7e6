import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { filmOf, pdfOf } from '../../testing/mediaSamples.ts'
import { button, name, open } from '../testing/opened.tsx'
import { sending } from '../testing/program.ts'
import { article, page } from '../testing/samples.ts'

const colour = { r: 90, g: 120, b: 60 }
const jpeg = await sharp({ create: { width: 1600, height: 400, channels: 3, background: colour } })
  .jpeg()
  .toBuffer()
const files = {
  'media/news/a.jpg': jpeg,
  'media/films/feed.mp4': filmOf(1_000),
}
const inLibrary = (address: string, items: Record<string, unknown> = { [name]: article, 'page/culture': page }) =>
  open(address, items, files)
const picture = (name: string) => new File([jpeg], name, { type: 'image/jpeg' })

const drop = async (file: File[], on: Element | null) => {
  if (!on) throw new Error('nowhere to drop')
  await act(async () => {
    fireEvent.drop(on, { dataTransfer: { types: ['Files'], files: file } })
  })
}
const dropZone = async () => (await screen.findByText(/^Drop files here/)).parentElement

test('files are sent at once under clean names, two at a time, each with its own end', async () => {
  const { api, user } = await inLibrary('#/file')
  await button('Open news/a.jpg')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Folder' }), 'news')
  const [sendOn, answer] = [api.hold(sending), api.hold('/api/media')]
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'], 'A.jpg')
  await drop([picture('Größe (2).JPG'), drawing, picture('新厂.png')], await dropZone())
  expect(await screen.findAllByText('50 % sent')).toHaveLength(2)
  sendOn()
  api.hold(sending)
  expect(await screen.findAllByText('Being checked')).toHaveLength(2)
  answer()
  expect(await screen.findByText('Kept as news/groesse-2.jpg')).toBeTruthy()
  expect(await screen.findByText(/script/)).toBeTruthy()
  expect(await screen.findByText('50 % sent'), 'the third, when there is room').toBeTruthy()
  await user.click(await button('Cancel 新厂.png'))
  expect(await screen.findByText('Cancelled; nothing was kept.')).toBeTruthy()
  const sent = api.calls.filter(({ method, path }) => method === 'POST' && path === '/api/media')
  expect(sent.map(({ query }) => query.get('path'))).toEqual(['media/news/groesse-2.jpg', 'media/news/a-2.jpg'])
  await user.click(await button('中文'))
  expect(await screen.findByText(/脚本/)).toBeTruthy()
})

test('what is pasted is taken, what is too large is not sent', async () => {
  const { api } = await inLibrary('#/file')
  await button('Open news/a.jpg')
  const large = picture('large.jpg')
  Object.defineProperty(large, 'size', { value: 31_000_000 })
  await act(async () => {
    fireEvent.paste(document, { clipboardData: { files: [picture('image.png'), large] } })
  })
  expect(await screen.findByText(/^This file has 31 MB; 30 MB are the most/)).toBeTruthy()
  expect(await screen.findByText('Kept as image.jpg')).toBeTruthy()
  expect(api.posts('/api/media')).toHaveLength(1)
})

test('files are found by name and kind', async () => {
  const { user } = await inLibrary('#/file')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Films')
  expect(await screen.findByRole('button', { name: 'Open films/feed.mp4' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open news/a.jpg' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'All kinds')
  await user.type(screen.getByRole('searchbox'), 'banners')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Open films/feed.mp4' })).toBeNull())
})

test('a file tells where it is used, and how it is described there in both languages; both are saved at once', async () => {
  const { api, user } = await inLibrary('#/file/media/banners/culture.webp')
  const details = await screen.findByRole('complementary', { name: 'banners/culture.webp' })
  const link = await within(details).findByRole('link', { name: 'Culture' })
  expect(link.getAttribute('href')).toBe('#/page/culture')
  const chinese = within(details).getByRole('textbox', { name: 'Culture (Chinese)' })
  await user.clear(chinese)
  await user.type(chinese, '秋天')
  await user.type(within(details).getByRole('textbox', { name: 'Culture (English)' }), ' in autumn')
  await user.click(within(details).getByRole('button', { name: 'Save descriptions' }))
  await waitFor(async () =>
    expect(await api.dataOf('page/culture')).toMatchObject({ zh: { alt: '秋天' }, en: { alt: 'Culture in autumn' } }),
  )
  expect(api.posts('/api/media/describe')).toHaveLength(1)
})

test('all that use a file are pointed to another one; a new file takes the place of its bytes', async () => {
  const withPicture = {
    ...article,
    picture: 'news/a.jpg',
    zh: { ...article.zh, alt: '车' },
    en: { ...article.en, alt: 'A lorry' },
  }
  const { api, user } = await inLibrary('#/file/media/news/a.jpg', { [name]: withPicture })
  const details = await screen.findByRole('complementary', { name: 'news/a.jpg' })
  await user.click(await within(details).findByRole('button', { name: 'Use another file in all places…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose a file' })
  await user.click(await within(dialog).findByRole('button', { name: 'Choose banners/culture.webp' }))
  expect(await within(details).findByText(/^1 item uses the other file now/)).toBeTruthy()
  expect(await api.dataOf(name)).toMatchObject({ picture: 'banners/culture.webp' })
  const before = await api.elsewhere('mediaDetails', { path: 'media/news/a.jpg' })
  const other = await sharp(jpeg).rotate(90).jpeg().toBuffer()
  await user.upload(within(details).getByLabelText('By a new file of the same name…'), new File([other], 'b.jpg'))
  await waitFor(async () => {
    const after = await api.elsewhere('mediaDetails', { path: 'media/news/a.jpg' })
    expect([before.width, before.height, after.width, after.height]).toEqual([1600, 400, 400, 1600])
  })
})

test('captions get the name that their film asks for', async () => {
  const captions = { 'media/films/feed-zh.vtt': Buffer.from('WEBVTT\n') }
  const { user } = await open('#/file/media/films/feed-zh.vtt', {}, { ...files, ...captions })
  const name = await screen.findByRole('textbox', { name: 'Folder and name' })
  await user.clear(name)
  await user.type(name, 'films/feed.zh.vtt')
  await user.click(await button('Move or rename'))
  expect(await screen.findByRole('complementary', { name: 'films/feed.zh.vtt' })).toBeTruthy()
})

test('a picture is chosen for a page by sight, or dropped onto its field, without a file name', async () => {
  const { api, user } = await inLibrary('#/page/culture')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Picture/ })
  await user.click((await screen.findAllByRole('button', { name: 'Choose one…' }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Choose a file' })
  await within(dialog).findByRole('button', { name: 'Choose news/a.jpg' })
  expect(within(dialog).queryByRole('button', { name: 'Choose films/feed.mp4' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Choose news/a.jpg' }))
  expect(field.value).toBe('news/a.jpg')
  const sendOn = api.hold(sending)
  await drop([picture('Yard.JPG')], field)
  expect(await screen.findByText('50 % sent')).toBeTruthy()
  sendOn()
  await waitFor(() => expect(field.value).toBe('pages/yard.jpg'))
  await drop([new File(['x'], 'report.pdf')], field)
  expect(await screen.findByText(/^This kind of file cannot stand here/)).toBeTruthy()
  expect(api.posts('/api/media')).toHaveLength(1)
  expect(api.posts('/api/item')).toEqual([])
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  const saved = (await api.dataOf('page/culture')) as typeof page
  expect([saved.zh.picture, saved.en.picture]).toEqual(['pages/yard.jpg', 'pages/yard.jpg'])
})

test('the crop is seen while its point is moved by keyboard, and is set in both languages', async () => {
  const wide = { zh: { ...page.zh, picture: 'news/a.jpg' }, en: { ...page.en, picture: 'news/a.jpg' } }
  const { api, user } = await inLibrary('#/page/culture', { 'page/culture': wide })
  await user.click(await button('Crop…'))
  const dialog = await screen.findByRole('dialog', { name: 'Crop' })
  const frameOf = (name: string) => within(dialog).getByRole('img', { name }).getAttribute('viewBox')
  const down = await within(dialog).findByRole('slider', { name: 'Place from top to bottom' })
  const before = frameOf('Banner, computer')
  fireEvent.change(down, { target: { value: '100' } })
  expect(before).toBe('0 0 1600 400')
  expect(frameOf('Banner, phone')).toMatch(/^\d+(\.\d+)? 0 \d+(\.\d+)? 400$/)
  expect(within(dialog).getByText('50 % from the left, 100 % from the top')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Use this point' }))
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Saved, not published yet')
  const saved = (await api.dataOf('page/culture')) as { zh: object; en: object }
  for (const side of [saved.zh, saved.en]) expect(side).toMatchObject({ focus: { x: 50, y: 100 } })
})

const title = '关于召开2024年度股东大会的通知'
const notice = Uint8Array.from(
  pdfOf({
    lines: [
      [title, 20],
      ['证券代码：009136 公告编号：2025-012', 10],
      ['公司定于2025年4月10日召开2024年度股东大会，审议年度报告和利润分配方案。', 10],
      ['2025年3月18日', 10],
    ],
  }),
)

test('a PDF begins an announcement with what it says; the PDF is kept in both languages', async () => {
  const { api, user } = await inLibrary('#/announcement')
  await user.click(await button('New'))
  const dialog = await screen.findByRole('dialog')
  await user.upload(within(dialog).getByLabelText('Chinese PDF…'), new File([notice], '2025-03-18-agm.pdf'))
  expect(await within(dialog).findByText(/^Read, 1 page.*Chinese.*009136/)).toBeTruthy()
  expect(within(dialog).getByLabelText<HTMLInputElement>('Title in Chinese').value).toBe(title)
  expect(within(dialog).getByLabelText<HTMLInputElement>('Date').value).toBe('2025-03-18')
  expect(within(dialog).getByLabelText<HTMLInputElement>('Short name for the address').value).toBe('agm')
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Number/ })).value).toBe('2025-012')
  const { items } = await api.elsewhere('waiting', {})
  expect(items.map(({ id }) => id).sort()).toEqual(
    ['en', 'zh'].map((lang) => `media/announcements/2025-03-18-agm.${lang}.pdf`),
  )
})

test('a PDF that cannot be read says why, and the form is offered empty', async () => {
  const { api, user } = await inLibrary('#/announcement')
  await user.click(await button('New'))
  const dialog = await screen.findByRole('dialog')
  const broken = new File([notice.subarray(0, 400)], 'broken.pdf')
  await user.upload(within(dialog).getByLabelText('English PDF…'), broken)
  expect(await within(dialog).findByText(/PDF.*You can still fill in the form/)).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Title in Chinese'), '公告')
  const short = within(dialog).getByLabelText('Short name for the address')
  await user.clear(short)
  await user.type(short, 'notice')
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('heading', { level: 1, name: '公告' })).toBeTruthy()
  expect(api.posts('/api/media')).toEqual([])
})

test('an announcement names its PDFs with their size, takes another one in their place at once, and one alone where it has one language', async () => {
  const { en: _, ...chinese } = article
  const path = 'media/announcements/2025-03-18-agm.zh.pdf'
  const own = { 'announcement/2025-03-18-agm': { ...chinese, date: '2025-03-18', number: '1', only: 'zh' } }
  const { api, user } = await open('#/announcement/2025-03-18-agm', own, { [path]: notice })
  const group = await screen.findByRole('group', { name: 'PDF files' })
  const link = await within(group).findByRole('link', { name: /^2025-03-18-agm\.zh\.pdf \d kB$/ })
  expect(link.getAttribute('href')).toContain(encodeURIComponent(path))
  expect(within(group).queryByText('English'), 'one language, one PDF').toBeNull()
  await user.upload(
    within(group).getByLabelText('Replace the PDF… Chinese', { selector: 'input' }),
    new File([Uint8Array.from(pdfOf({ lines: [[`${title}（更正）`, 20]] }))], 'x.pdf'),
  )
  expect(await within(group).findByText(/^Saved\. It is published together/)).toBeTruthy()
  const { items } = await api.elsewhere('waiting', {})
  expect(items.map(({ id }) => id).sort()).toEqual(['2025-03-18-agm', path])
})

test('a library of more than 400 files shows the others when they are asked for', async () => {
  const many = Object.fromEntries(Array.from({ length: 450 }, (_, at) => [`media/news/p${at + 1_000}.jpg`, jpeg]))
  const { user } = await open('#/file', {}, many)
  await user.click(await screen.findByText(/^Show \d+ more of \d+$/))
  expect(await screen.findByLabelText('Open news/p1449.jpg')).toBeTruthy()
  expect(screen.queryByText(/more of/)).toBeNull()
})
