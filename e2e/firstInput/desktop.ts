import { expect } from '@playwright/test'
import { heading, scrolled } from '../site.ts'
import { pointAt, press, pressKey } from './hands.ts'
import { banner, control, type FirstInput, inPanel, leadsTo, main, marks, nextSlide, shows, topLink } from './parts.ts'

/** What a mouse and a keyboard do first. */
export const desktopInputs: FirstInput[] = [
  {
    what: 'two clicks on “next” show the third slide',
    where: 'desktop',
    route: '/',
    act: (page) => press(page, nextSlide(page), 2),
    effect: (page) => shows(page, 3),
    afterwards: (page) => marks(page, 3),
  },
  {
    what: 'a click on a tab of the news shows its items',
    inOldBrowsers: 'shown already',
    where: 'desktop',
    route: '/',
    act: (page) => press(page, control(main(page), '媒体聚焦')),
    effect: (page) => expect(main(page).getByRole('link', { name: /^查看全部\s*媒体聚焦$/ })).toBeVisible(),
  },
  {
    what: 'a pointer that rests on a section opens its panel, and leaving closes it',
    where: 'desktop',
    route: '/culture',
    act: (page) => pointAt(page, topLink(page, '四大业务')),
    effect: (page) => expect(inPanel(page)).toBeVisible(),
    async afterwards(page) {
      await page.mouse.move(700, 850)
      await expect(inPanel(page)).toHaveCount(0)
    },
  },
  {
    what: 'a pointer that leaves a section again leaves nothing open',
    isVariant: true,
    where: 'desktop',
    route: '/culture',
    async act(page) {
      await pointAt(page, topLink(page, '四大业务'))
      await page.mouse.move(700, 850)
    },
    effect: (page) => expect(inPanel(page)).toHaveCount(0),
  },
  {
    what: 'a link of a panel leads on',
    where: 'desktop',
    route: '/culture',
    async act(page) {
      await pointAt(page, topLink(page, '四大业务'))
      await expect(inPanel(page)).toBeVisible()
      await pointAt(page, inPanel(page))
      await press(page, inPanel(page))
    },
    effect: (page) => leadsTo(page, '低蛋白日粮', { route: '/lowProtein' }),
    entries: 1,
  },
  {
    what: 'a click on a link of the header leads on',
    where: 'desktop',
    route: '/culture',
    act: (page) => press(page, topLink(page, '新闻中心')),
    effect: (page) => leadsTo(page, '公司动态', { route: '/companyDynamic' }),
    async afterwards(page) {
      await page.goBack()
      await leadsTo(page, '企业文化', { route: '/culture' })
    },
    entries: 1,
  },
  {
    what: 'Enter on a section’s button opens its panel',
    inOldBrowsers: 'with the app',
    isVariant: true,
    where: 'desktop',
    route: '/culture',
    act: (page) => pressKey(page, banner(page).getByRole('button', { name: '展开“四大业务”' }), 'Enter'),
    effect: (page) => expect(inPanel(page)).toBeVisible(),
    async afterwards(page) {
      await page.keyboard.press('Escape')
      await expect(inPanel(page)).toHaveCount(0)
      await expect(banner(page).getByRole('button', { name: '展开“四大业务”' })).toBeFocused()
    },
  },
  {
    what: 'Tab and Enter lead to the content',
    where: 'desktop',
    route: '/culture',
    async act(page) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    },
    effect: (page) => expect(main(page)).toBeFocused(),
    afterwards: (page) => leadsTo(page, '企业文化', { route: '/culture' }),
    entries: 'any',
  },
  {
    what: 'an entry of the page’s contents leads to its part',
    where: 'desktop',
    route: '/culture',
    async act(page) {
      const contents = page.getByRole('navigation', { name: '本页内容' })
      await press(page, contents.getByRole('button'))
      await press(page, contents.getByRole('link', { name: '师徒带教' }))
    },
    effect: (page) => expect(page.getByRole('heading', { name: '师徒带教' })).toBeInViewport(),
    afterwards: (page) => leadsTo(page, '企业文化', { route: '/culture' }),
    entries: 'any',
  },
  {
    what: 'a wheel scrolls the page',
    where: 'desktop',
    route: '/developProcess',
    async act(page) {
      await page.mouse.move(700, 500)
      await page.mouse.wheel(0, 900)
    },
    async effect(page) {
      await expect.poll(() => scrolled(page)).toBe(900)
      return heading(page).evaluate((element) => element.getBoundingClientRect().y)
    },
  },
]
