import { expect } from '@playwright/test'
import { scrolled } from '../site.ts'
import { drag, press } from './hands.ts'
import {
  chart,
  control,
  type FirstInput,
  filtered,
  inMenu,
  isClosed,
  isOpen,
  isTold,
  leadsTo,
  main,
  marks,
  menuButton,
  nextSlide,
  shows,
} from './parts.ts'

/** What a finger does first. */
export const phoneInputs: FirstInput[] = [
  {
    what: 'a tap on the menu opens it',
    inOldBrowsers: 'with the app',
    isVariant: true,
    where: 'phone',
    route: '/culture',
    act: (page) => press(page, menuButton(page)),
    effect: isOpen,
    afterwards: (page) => isTold(page, '关闭菜单'),
    entries: 'any', // the open menu holds one, so that Back closes it first
  },
  {
    what: 'two taps on the menu leave it closed',
    inOldBrowsers: 'with the app',
    where: 'phone',
    route: '/culture',
    act: (page) => press(page, menuButton(page), 2),
    effect: isClosed,
    afterwards: (page) => isTold(page, '打开菜单'),
    entries: 'any', // the open menu holds one, so that Back closes it first
  },
  {
    what: 'three taps on the menu leave it open',
    inOldBrowsers: 'with the app',
    isVariant: true,
    where: 'phone',
    route: '/',
    act: (page) => press(page, menuButton(page), 3),
    effect: isOpen,
    afterwards: (page) => isTold(page, '关闭菜单'),
    entries: 'any', // the open menu holds one, so that Back closes it first
  },
  {
    what: 'a tap on a section of the menu shows its pages',
    inOldBrowsers: 'with the app',
    where: 'phone',
    route: '/culture',
    async act(page) {
      await press(page, menuButton(page))
      await expect(inMenu(page)).toBeInViewport({ ratio: 1 })
      await press(page, inMenu(page))
    },
    effect: (page) => expect(inMenu(page, '行业资讯')).toBeInViewport(),
    entries: 'any', // the open menu holds one, so that Back closes it first
  },
  {
    what: 'a tap on a link of the section’s tabs leads on',
    where: 'phone',
    route: '/culture',
    act: (page) =>
      press(page, page.getByRole('navigation', { name: '本栏目页面' }).getByRole('link', { name: '发展历程' })),
    effect: (page) => leadsTo(page, '发展历程', { route: '/developProcess' }),
    entries: 1,
  },
  {
    what: 'a finger scrolls the page',
    where: 'phone',
    route: '/introduction',
    act: (page) => drag(page, { x: 200, y: 700 }, { y: -600 }),
    async effect(page) {
      await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
      return scrolled(page)
    },
  },
  {
    what: 'a finger swipes to the next slide',
    where: 'phone',
    route: '/',
    act: (page) => drag(page, { x: 340, y: 200 }, { x: -280 }),
    effect: (page) => shows(page, 2),
    afterwards: (page) => marks(page, 2),
  },
  {
    what: 'a tap on “next” shows the second slide',
    isVariant: true,
    where: 'phone',
    route: '/',
    act: (page) => press(page, nextSlide(page)),
    effect: (page) => shows(page, 2),
    afterwards: (page) => marks(page, 2),
  },
  {
    what: 'a tap on a category filters the list',
    where: 'phone',
    route: '/companyDynamic',
    act: (page) => press(page, control(main(page), '科技创新')),
    effect: (page) => filtered(page, { category: '2' }),
    entries: 1,
  },
  {
    what: 'a tap on “table” shows the numbers of a chart',
    inOldBrowsers: 'shown already',
    isVariant: true,
    where: 'phone',
    route: '/developProcess',
    act: (page) => press(page, control(chart(page), '表格')),
    effect: (page) => expect(chart(page).getByRole('table')).toBeVisible(),
  },
]
