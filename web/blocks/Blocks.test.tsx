import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Block } from '#blocks/kinds.ts'
import { renderWithSite } from '../testing/render.tsx'
import { picture } from '../testing/samples.ts'
import { zh } from '../words/zh.ts'
import { Blocks } from './Blocks.tsx'

const show = (...blocks: Block[]) => renderWithSite(<Blocks blocks={blocks} words={zh} />)

test('blocks stand in the order of the content file', () => {
  const prose = (title: string) => ({ type: 'prose' as const, title, text: `<p>${title}</p>` })
  show(prose('first'), { type: 'lead', text: '<p>lead</p>' }, prose('second'))
  expect(screen.getAllByText(/^(first|lead|second)$/, { selector: 'p' }).map(({ textContent }) => textContent)).toEqual(
    ['first', 'lead', 'second'],
  )
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
})

const numbered = (count: number): Block[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'prose', title: `Part ${at + 1}`, text: `<p>text ${at + 1}</p>` }))
const folds = () => [...document.querySelectorAll('details > summary')].map(({ textContent }) => textContent)

test('of nine titled parts or more the third and those behind it fold, if they are for looking up', () => {
  const picture: Block = { type: 'steps', title: 'In a row', items: [{ title: 'one', text: 'text' }] }
  const [one, two, three, ...rest] = numbered(8) as [Block, Block, Block, ...Block[]]
  show({ type: 'lead', text: '<p>lead</p>' }, one, two, picture, three, ...rest)
  expect(folds()).toEqual(['Part 3', 'Part 4', 'Part 5', 'Part 6', 'Part 7', 'Part 8'])
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).not.toContain(true)
})

test('a shorter page folds nothing', () => {
  show({ type: 'lead', text: '<p>lead</p>' }, ...numbered(8))
  expect(folds()).toEqual([])
})

test('behind a list of the page’s own, five titled parts or more fold', () => {
  const page = (count: number) => (
    <Blocks blocks={[{ type: 'lead', text: '<p>lead</p>' }, ...numbered(count)]} words={zh} inserted={<p>list</p>} />
  )
  const { unmount } = renderWithSite(page(5))
  expect(folds()).toEqual(['Part 1', 'Part 2', 'Part 3', 'Part 4', 'Part 5'])
  unmount()
  renderWithSite(page(4))
  expect(folds()).toEqual([])
})

test('a link down the page opens what is folded there', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const actions = [{ to: '#Part 5', text: 'Fifth' }]
  show({ type: 'lead', text: '<p>lead</p>', actions }, ...numbered(9))
  await userEvent.click(screen.getByRole('link', { name: 'Fifth' }))
  const opened = [...document.querySelectorAll('details[open]')]
  expect(opened.map((fold) => fold.querySelector('summary')?.textContent)).toEqual(['Part 5'])
  expect(opened[0]?.contains(document.activeElement)).toBe(true)
})

test('a lead has buttons for what readers come to do: out of the site, on the site, and down the page', async () => {
  const down = vi.spyOn(Element.prototype, 'scrollIntoView')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const actions = [
    { to: 'https://jobs.example/', text: 'Apply' },
    { to: '/welfare', text: 'Pay' },
    { to: '#Open posts', text: '16 posts' },
  ]
  show({ type: 'lead', text: '<p>lead</p>', actions }, { type: 'prose', title: 'Open posts', text: '<p>all</p>' })
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['https://jobs.example/', '_blank'],
    ['/welfare', null],
    ['/#Open-posts', null],
  ])
  await userEvent.click(screen.getByRole('link', { name: '16 posts' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Open posts' }))
  expect(down).toHaveBeenCalledOnce()
})

test('a figure has number, unit and text, and says its year, scope or method', () => {
  show({ type: 'figures', items: [{ value: '81.40', unit: '%', label: 'Local grain', note: '2024' }] })
  expect(screen.getByRole('definition').textContent).toBe('81.40%')
  const term = within(screen.getByRole('term'))
  expect([term.getByText('Local grain'), term.getByText('2024')]).toHaveLength(2)
})

test('a card leads on where there is a way, and is no link where there is none', () => {
  show({
    type: 'cards',
    title: 'Feed',
    items: [
      { title: 'Starter', text: 'for piglets', link: '/feedSales' },
      { title: 'Finisher', text: 'for hogs' },
    ],
  })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/feedSales'])
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim())).toEqual([
    'Starter',
    'Finisher',
  ])
})

test('steps are an ordered list', () => {
  show({ type: 'steps', title: 'How', items: ['first', 'then'].map((title) => ({ title, text: 'text' })) })
  const steps = within(screen.getByRole('list')).getAllByRole('heading')
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['first', 'then'])
})

test('a timeline is a list in its order, each entry with its time', () => {
  const entry = (when: string) => ({ when, title: `title ${when}`, text: `text ${when}` })
  show({ type: 'timeline', title: 'History', items: [entry('1992年'), entry('2004年')] })
  const entries = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    '1992年title 1992年text 1992年',
    '2004年title 2004年text 2004年',
  ])
})

test('a timeline with whole dates writes them smaller, so that they do not outdo its titles', () => {
  const entry = (when: string) => ({ when, title: `Title ${when}`, text: 'Text' })
  const isLong = (...whens: string[]) => {
    const { unmount } = show({ type: 'timeline', title: 'History', items: whens.map(entry) })
    const long = screen.getByRole('list').dataset.long
    unmount()
    return long
  }
  expect([isLong('1992年', '2022年6月'), isLong('1992年', '2021年8月18日')]).toEqual([undefined, 'true'])
  expect([isLong('1992', 'April 2025'), isLong('18 August 2021')]).toEqual([undefined, 'true'])
})

test('a quote says whose words it holds', () => {
  show({ type: 'quote', text: '账要算到栏。', name: '沈禾', post: '董事长' })
  const quote = screen.getByRole('figure')
  expect(within(quote).getByRole('blockquote').textContent).toBe('账要算到栏。')
  expect([within(quote).getByText('沈禾'), within(quote).getByText('董事长')]).toHaveLength(2)
})

test('a split has its text, its picture with caption, and a way on', () => {
  show({
    type: 'split',
    title: 'Mills',
    text: '<p>Ninety-six mills.</p>',
    side: 'start',
    picture: picture('mill'),
    caption: 'The mill at Xiangyang',
    link: { to: '/feedProcessing', text: 'About feed' },
  })
  expect(screen.getByRole('heading', { level: 2, name: 'Mills' })).toBeDefined()
  const figure = within(screen.getByRole('figure'))
  expect([
    figure.getByRole('img', { name: 'picture of mill' }),
    figure.getByText('The mill at Xiangyang'),
  ]).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'About feed' }).getAttribute('href')).toBe('/feedProcessing')
})

test('a download is one link that says what the file is and saves it under its title', () => {
  show({
    type: 'downloads',
    title: 'Files',
    items: [
      {
        title: '2025年年报：摘要',
        note: '中文版',
        date: '2026-04-22',
        href: '/media/files/report-1a2b.pdf',
        format: 'PDF',
        size: 4_812_345,
      },
    ],
  })
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: /2025年年报：摘要.*中文版.*PDF.*4\.8 MB.*2026年4月22日/,
  })
  expect(link.getAttribute('href')).toBe('/media/files/report-1a2b.pdf')
  expect(link.download).toBe('2025年年报：摘要.pdf')
})

test('a callout leads to where to go for it', () => {
  show({
    type: 'callout',
    title: 'Report',
    text: '<p>Anyone may.</p>',
    link: { to: '/honest/report', text: 'I want to report' },
  })
  expect(screen.getByRole('link', { name: 'I want to report' }).getAttribute('href')).toBe('/honest/report')
})

test('questions open to their answers', async () => {
  const { user } = show({ type: 'faq', title: 'Questions', items: [{ question: 'Which?', answer: '<p>This.</p>' }] })
  const entry = screen.getByRole<HTMLDetailsElement>('group')
  expect(entry.open).toBe(false)
  await user.click(within(entry).getByText('Which?'))
  expect(entry.open).toBe(true)
})

test('questions with categories show those of the chosen one, which the address then names', async () => {
  const { user, words } = show({
    type: 'faq',
    title: 'Policies',
    categories: [
      { typeName: '全部', typeCode: '' },
      { typeName: '治理', typeCode: '1' },
      { typeName: '环境', typeCode: '2' },
      { typeName: '社会', typeCode: '3' },
    ],
    items: [
      { question: 'Bribes?', answer: '<p>No.</p>', category: '1' },
      { question: 'Water?', answer: '<p>Measured.</p>', category: '2' },
    ],
  })
  const questions = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
  const choose = (name: string) => user.click(screen.getByRole('button', { name }))
  expect(questions()).toEqual(['Bribes?', 'Water?'])
  await choose('环境')
  expect(location.hash).toMatch(/\?category=2$/)
  expect(questions()).toEqual(['Water?'])
  expect(screen.getByRole('button', { name: '环境' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText(words.list.total(1)).getAttribute('role')).toBe('status')
  await choose('社会')
  expect(questions()).toEqual([])
  expect(screen.getByText(words.state.empty)).toBeDefined()
  await choose('全部')
  expect(questions()).toHaveLength(2)
})

test('contacts name their region, each part can be reached and copied, and copying says so', async () => {
  const { user } = show({
    type: 'contacts',
    title: 'Contact',
    items: [
      { region: '华中', name: '襄阳', phone: '0710-555 0100', mail: 'a@qingsui.example', address: '襄阳市一号' },
      { region: '华北', name: '邢台', hours: '24小时', phone: '0319-555 0101' },
      { region: '华中', name: '南阳', phone: '0377-555 0102' },
    ],
  })
  const central = within(screen.getByText('南阳').closest('li') as HTMLElement)
  expect(central.getByRole('heading', { level: 3, name: '华中' })).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 3, name: '华北' })).toHaveLength(1)
  expect(screen.getByText('24小时').textContent).toBe('受理时间 24小时')
  expect(screen.getByRole('link', { name: '0710-555 0100' }).getAttribute('href')).toBe('tel:07105550100')
  expect(
    screen
      .getByText((_, element) => element?.localName === 'a' && element.textContent === 'a@qingsui.example')
      .getAttribute('href'),
  ).toBe('mailto:a@qingsui.example')
  await user.click(screen.getByRole('button', { name: /复制地址.+襄阳/ }))
  expect(await navigator.clipboard.readText()).toBe('襄阳市一号')
  expect(screen.getByText(zh.contact.copied)).toBeDefined()
})

test('from the third on blocks are laid out later, but not a list so long that nobody can guess its height', () => {
  const list = (count: number): Block => ({
    type: 'timeline',
    title: `${count} entries`,
    items: Array.from({ length: count }, (_, at) => ({ when: `20${10 + at}`, title: 'Entry', text: 'What came' })),
  })
  const { container } = show(list(1), list(2), list(3), list(12))
  const later = [...container.querySelectorAll('section')].map((section) => section.classList.contains('later'))
  expect(later).toEqual([false, false, true, false])
})
