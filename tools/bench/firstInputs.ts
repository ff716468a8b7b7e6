import type { Page } from '@playwright/test'
import { pointAt, press, pressKey } from '../../e2e/firstInput/hands.ts'
import { banner, chart, control, main, menuButton, nextSlide, topLink } from '../../e2e/firstInput/parts.ts'
import type { sizes } from './interactions.ts'

/** Where its effect is seen: elements, and what one of them says, if there are others. */
export interface Effect {
  selector: string
  text?: string
}
export interface FirstInput {
  what: string
  where: keyof typeof sizes
  route: string
  /** The event from which the time runs. */
  from: 'click' | 'pointerover' | 'keydown'
  act(page: Page): Promise<unknown>
  effect: Effect
  /** Milliseconds that it may take at a quarter of the speed. */
  most?: number
}

/** What a reader does with a page that has just been painted. What leads to another document is left out: that is a new page's time. */
export const firstInputs: FirstInput[] = [
  {
    what: 'menu',
    where: 'phone',
    route: '/culture',
    from: 'click',
    act: (page) => press(page, menuButton(page)),
    effect: { selector: 'header :is(a, button, summary)', text: '品质保障' },
    most: 100,
  },
  {
    what: 'next of the carousel',
    where: 'phone',
    route: '/',
    from: 'click',
    act: (page) => press(page, nextSlide(page)),
    effect: { selector: '[role="group"][aria-label="第2张，共5张"]' },
  },
  {
    what: 'table of a chart',
    where: 'phone',
    route: '/developProcess',
    from: 'click',
    act: (page) => press(page, control(chart(page), '表格')),
    effect: { selector: 'main figure table' },
  },
  {
    what: 'tab of the news',
    where: 'desktop',
    route: '/',
    from: 'click',
    act: (page) => press(page, control(main(page), '媒体聚焦')),
    effect: { selector: 'main a', text: '查看全部媒体聚焦' },
  },
  {
    what: 'section panel, pointer',
    where: 'desktop',
    route: '/culture',
    from: 'pointerover',
    act: (page) => pointAt(page, topLink(page, '四大业务')),
    effect: { selector: 'header a', text: '低蛋白日粮' },
  },
  {
    what: 'section panel, Enter',
    where: 'desktop',
    route: '/culture',
    from: 'keydown',
    act: (page) => pressKey(page, banner(page).getByRole('button', { name: '展开“四大业务”' }), 'Enter'),
    effect: { selector: 'header a', text: '低蛋白日粮' },
  },
]
