import { expect, type Locator, type Page } from '@playwright/test'
import { heading } from '../site.ts'

/** Something that a reader does with a page that has just been painted, and what has to come of it. */
export interface FirstInput {
  what: string
  where: 'phone' | 'desktop'
  route: string
  act(page: Page): Promise<unknown>
  /** Waits for the effect. What it returns has to be the same before the app is there and after. */
  effect(page: Page): Promise<unknown>
  /** What follows once the app is there. */
  afterwards?(page: Page): Promise<unknown>
  /** Entries that it adds to the history; none where it says nothing. A part of the page may have one. */
  entries?: number | 'any'
  /** Another input goes the same way through page and app: this one is left to `test:all`. */
  isVariant?: true
  /** Without popovers and `:has()` it works once the app is there, or is not needed, as what it shows is shown already. */
  inOldBrowsers?: 'with the app' | 'shown already'
}

/** Whatever is named so and can be pressed: without the app it may be another element than with it. */
export const control = (scope: Page | Locator, name: string) => {
  const exact = { name, exact: true }
  const [button, link, tab, radio] = (['button', 'link', 'tab', 'radio'] as const).map((role) =>
    scope.getByRole(role, exact),
  ) as [Locator, Locator, Locator, Locator]
  const summary = scope.locator('summary').filter({ hasText: new RegExp(`^${name}$`) })
  return button.or(link).or(tab).or(radio).or(summary).filter({ visible: true }).first()
}
export const banner = (page: Page) => page.getByRole('banner')
export const main = (page: Page) => page.getByRole('main')

export const menuButton = (page: Page) => banner(page).getByRole('button', { name: /^(打开|关闭)菜单$/ })
export const topLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航', exact: true }).getByRole('link', { name, exact: true })
/** A page that only the panel of 四大业务 leads to, of all that the header holds. */
export const inPanel = (page: Page) => banner(page).getByRole('link', { name: '低蛋白日粮' }).filter({ visible: true })
/** A section that the phone's header shows in its open menu alone. */
export const inMenu = (page: Page, name = '新闻中心') =>
  banner(page).getByText(name, { exact: true }).filter({ visible: true })
/** The chart that a page begins with. */
export const chart = (page: Page) => main(page).getByRole('figure').first()
const slide = (page: Page, at: number) => page.getByRole('group', { name: `第${at}张，共5张` })
const dot = (page: Page, at: number) => page.getByRole('button', { name: `转到第${at}张` })
export const nextSlide = (page: Page) => page.getByRole('button', { name: '下一张' })

export const isOpen = (page: Page) => expect(inMenu(page)).toBeInViewport()
export const isClosed = (page: Page) => expect(inMenu(page)).toHaveCount(0)
export const isTold = (page: Page, name: '打开菜单' | '关闭菜单') => expect(menuButton(page)).toHaveAccessibleName(name)

/** One slide fills its place, and nothing of the others lies over it. */
export async function shows(page: Page, at: number) {
  await expect(slide(page, at)).toBeInViewport({ ratio: 0.9 })
  const isOnTop = () =>
    slide(page, at).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
}
export const marks = (page: Page, at: number) => expect(dot(page, at)).toHaveAttribute('aria-current', 'true')

/** The route and what its query says, in the document's address and in the app's alike. */
function placeOf(page: Page) {
  const { pathname, search, hash } = new URL(page.url())
  const [route = '', query] = hash.startsWith('#/') ? hash.slice(1).split('?') : [pathname, search]
  const said = [...new URLSearchParams(query)].filter(([, value]) => value !== '')
  return { route: decodeURIComponent(route), ...Object.fromEntries(said) }
}
export async function leadsTo(page: Page, title: string | RegExp, place: Record<string, string>) {
  await expect(heading(page)).toHaveText(title)
  await expect.poll(() => placeOf(page)).toEqual(place)
}

/** A list holds as many items as the call gives for the same filter. */
export async function filtered(page: Page, filter: Record<string, string>) {
  await leadsTo(page, '公司动态', { route: '/companyDynamic', ...filter })
  const call = await page.request.get('/api/site/noToken/introduce/newsList', { params: filter })
  const { total } = (await call.json()).data
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: `共${total}条` }),
  ).toBeVisible()
}
