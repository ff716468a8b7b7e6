import type { Locator, Page } from '@playwright/test'
import { desktop, open, phone } from '../../e2e/site.ts'

/** One interaction on a fresh page. */
export interface Interaction {
  what: string
  where: 'phone' | 'desktop'
  /** Opens the page and does what leads to the interaction. */
  prepare(page: Page): Promise<unknown>
  target(page: Page): Locator
  /** What the reader does to the target: a tap, a click, or a key while it has the focus. */
  by: 'tap' | 'click' | 'Enter' | 'a'
  /** Milliseconds that the pointer rests on the target before. */
  rest?: number
}

export const sizes = { phone, desktop }
export const menuButton = (page: Page) => page.getByRole('banner').locator('button[aria-controls]')
export const topLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name })
export const nextSlide = (page: Page) => page.getByRole('button', { name: '下一张' })
const inMenu = (page: Page) => page.locator('nav[aria-label="主导航"][id]')

async function openNewsMenu(page: Page) {
  await open(page, '/culture')
  await menuButton(page).tap()
  await inMenu(page).getByRole('button', { name: '新闻中心' }).tap()
}

export const interactions: Interaction[] = [
  { what: 'menu', where: 'phone', prepare: (page) => open(page, '/culture'), target: menuButton, by: 'tap' },
  {
    what: 'link of the menu',
    where: 'phone',
    prepare: openNewsMenu,
    target: (page) => inMenu(page).getByRole('link', { name: '行业资讯' }),
    by: 'tap',
  },
  {
    what: 'filter of a list',
    where: 'phone',
    prepare: (page) => open(page, '/companyDynamic'),
    target: (page) => page.getByRole('group', { name: '类别' }).getByRole('button').nth(1),
    by: 'tap',
  },
  { what: 'next of the carousel', where: 'phone', prepare: (page) => open(page, '/'), target: nextSlide, by: 'tap' },
  {
    what: 'section panel, Enter',
    where: 'desktop',
    prepare: (page) => open(page, '/culture'),
    target: (page) => page.getByRole('button', { name: '展开“四大业务”' }),
    by: 'Enter',
  },
  {
    what: 'link of the header',
    where: 'desktop',
    prepare: (page) => open(page, '/culture'),
    target: (page) => topLink(page, '新闻中心'),
    by: 'click',
    rest: 500,
  },
  {
    what: 'letter in the search box',
    where: 'desktop',
    prepare: (page) => open(page, '/search'),
    target: (page) => page.getByRole('main').getByRole('searchbox'),
    by: 'a',
  },
  {
    what: 'next of the carousel',
    where: 'desktop',
    prepare: (page) => open(page, '/'),
    target: nextSlide,
    by: 'click',
    rest: 500,
  },
  {
    what: 'question that opens',
    where: 'desktop',
    prepare: (page) => open(page, '/engineer'),
    target: (page) => page.getByRole('main').locator('details:not([open]) > summary').first(),
    by: 'click',
    rest: 500,
  },
]

/** Milliseconds that a finger stays, on the glass or on the mouse's button. */
const held = 60

/** Gives the input as a hand would, through the browser. */
export async function perform(page: Page, { target, by, rest = 0 }: Pick<Interaction, 'target' | 'by' | 'rest'>) {
  const element = target(page)
  if (by !== 'tap' && by !== 'click') return page.keyboard.press(by)
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not there`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (by === 'tap') return tap(page, x, y)
  await page.mouse.move(x, y)
  await page.waitForTimeout(rest)
  await page.mouse.down()
  await page.waitForTimeout(held)
  await page.mouse.up()
}

async function tap(page: Page, x: number, y: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(held)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
