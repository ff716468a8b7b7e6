import type { Page } from '@playwright/test'
import { open } from '../../e2e/site.ts'
import { type Frames, framesOf } from './frames.ts'
import { type Interaction, menuButton, nextSlide, perform, topLink } from './interactions.ts'

/** Milliseconds after which everything that follows an input has come to rest, also on a slower processor. */
export const settleTime = 1_200

/** What moves, and how a reader moves it; each ends when all has come to rest. */
export const animations: Record<string, { where: Interaction['where']; act: (page: Page) => Promise<Frames> }> = {
  'menu opens': {
    where: 'phone',
    act: async (page) => {
      await openSettled(page, '/culture')
      return framesOf(page, () => tapMenu(page))
    },
  },
  'menu closes': {
    where: 'phone',
    act: async (page) => {
      await openSettled(page, '/culture')
      await tapMenu(page)
      return framesOf(page, () => tapMenu(page))
    },
  },
  'carousel, next': {
    where: 'phone',
    act: async (page) => {
      await openSettled(page, '/')
      return framesOf(page, async () => {
        await perform(page, { target: nextSlide, by: 'tap' })
        await page.waitForTimeout(settleTime)
      })
    },
  },
  'carousel, next ': {
    where: 'desktop',
    act: async (page) => {
      await openSettled(page, '/')
      return framesOf(page, async () => {
        await perform(page, { target: nextSlide, by: 'click' })
        await page.waitForTimeout(settleTime)
      })
    },
  },
  'section panel opens': {
    where: 'desktop',
    act: async (page) => {
      await openSettled(page, '/culture')
      return framesOf(page, () => hoverLink(page, '四大业务'))
    },
  },
  'from panel to panel': {
    where: 'desktop',
    act: async (page) => {
      await openSettled(page, '/culture')
      await hoverLink(page, '四大业务')
      return framesOf(page, () => hoverLink(page, '可持续发展'))
    },
  },
}

async function openSettled(page: Page, route: string) {
  await open(page, route)
  await page.waitForTimeout(settleTime)
}

async function tapMenu(page: Page) {
  await perform(page, { target: menuButton, by: 'tap' })
  await page.waitForTimeout(settleTime)
}

async function hoverLink(page: Page, title: string) {
  await topLink(page, title).hover()
  await page.waitForTimeout(settleTime)
}
