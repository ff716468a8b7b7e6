import type { Page } from '@playwright/test'
import { open } from '../../e2e/site.ts'
import { type Frames, framesOf } from './frames.ts'
import { menuButton, nextSlide, type Press, press, topLink } from './interactions.ts'

/** Milliseconds after which everything that follows an input has come to rest, also on a slower processor. */
export const calm = 1_200

/** What moves, and how a reader moves it; each ends when all has come to rest. */
export const movements: Record<string, { where: Press['where']; act: (page: Page) => Promise<Frames> }> = {
  'menu opens': {
    where: 'phone',
    act: async (page) => {
      await settle(page, '/culture')
      return framesOf(page, () => tapMenu(page))
    },
  },
  'menu closes': {
    where: 'phone',
    act: async (page) => {
      await settle(page, '/culture')
      await tapMenu(page)
      return framesOf(page, () => tapMenu(page))
    },
  },
  'carousel, next': {
    where: 'phone',
    act: async (page) => {
      await settle(page, '/')
      return framesOf(page, async () => {
        await press(page, { target: nextSlide, by: 'tap' })
        await page.waitForTimeout(calm)
      })
    },
  },
  'carousel, next ': {
    where: 'desktop',
    act: async (page) => {
      await settle(page, '/')
      return framesOf(page, async () => {
        await press(page, { target: nextSlide, by: 'click' })
        await page.waitForTimeout(calm)
      })
    },
  },
  'section panel opens': {
    where: 'desktop',
    act: async (page) => {
      await settle(page, '/culture')
      return framesOf(page, () => rest(page, '四大业务'))
    },
  },
  'from panel to panel': {
    where: 'desktop',
    act: async (page) => {
      await settle(page, '/culture')
      await rest(page, '四大业务')
      return framesOf(page, () => rest(page, '可持续发展'))
    },
  },
}

async function settle(page: Page, route: string) {
  await open(page, route)
  await page.waitForTimeout(calm)
}

async function tapMenu(page: Page) {
  await press(page, { target: menuButton, by: 'tap' })
  await page.waitForTimeout(calm)
}

async function rest(page: Page, title: string) {
  await topLink(page, title).hover()
  await page.waitForTimeout(calm)
}
