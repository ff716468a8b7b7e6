import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumSwitches, findChromium } from '../../../desk/exports/chromium.ts'
import { open } from '../../../e2e/site.ts'
import { animations, settleTime } from '../animations.ts'
import { type Interaction, interactions, perform, sizes, topLink } from '../interactions.ts'
import {
  headingPaintedAfter,
  longestInteraction,
  observeHeading,
  observeInteractions,
  resetInteractions,
} from '../probes.ts'
import type { Section } from '../report.ts'
import { startSite } from '../site.ts'
import { formatNumber, median } from '../statistics.ts'

/** How much slower the processor of the interactions is than this machine's. */
const slower = 4
/** Links of the header to pages of different kinds. */
const navigations = ['公司介绍', '四大业务', '证券投资', '新闻中心', '首页']

/** How soon the site answers a hand, how soon it shows another page, and whether animations run evenly. */
export async function interaction({ rounds = 5 } = {}): Promise<Section> {
  const site = await startSite()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches })
  const rows: string[][] = []
  const add = (...row: string[]) => {
    console.log(row.join('  '))
    rows.push(row)
  }
  const repeat = async <T>(where: Interaction['where'], act: (page: Page) => Promise<T>): Promise<T[]> => {
    const all: T[] = []
    for (let round = 0; round < rounds; round++) all.push(await fresh(browser, site.base, where, act))
    return all
  }

  for (const one of interactions) {
    const painted = await repeat(one.where, (page) => paintedAfter(page, one))
    add(one.what, `${one.where}, ${slower} × slower`, reported(median(painted)), reported(Math.max(...painted)), '')
  }

  const navigated = (await repeat('desktop', navigateAll)).flat()
  for (const title of navigations) {
    const times = navigated.filter((navigation) => navigation.title === title).map(({ ms }) => ms)
    add(
      `navigation: ${title}`,
      'desktop',
      formatNumber(median(times), 'ms'),
      formatNumber(Math.max(...times), 'ms'),
      '100 ms',
    )
  }

  for (const [what, { where, act }] of Object.entries(animations)) {
    const seen = await repeat(where, act)
    const worst = seen.reduce((a, b) => (b.gap > a.gap ? b : a))
    const rate = median(seen.map(({ presented, lasted }) => (presented / lasted) * 1000))
    const dropped = seen.reduce((sum, one) => sum + one.dropped, 0)
    const all = seen.reduce((sum, one) => sum + one.presented, 0)
    add(
      `frames: ${what}`,
      where,
      `${rate.toFixed(0)} a second, gap ${formatNumber(median(seen.map(({ gap }) => gap)), 'ms')}`,
      `gap ${formatNumber(worst.gap, 'ms')}, ${dropped} of ${all + dropped} dropped`,
      'gap 33.3 ms',
    )
  }
  await browser.close()
  await site.stop()
  return {
    name: 'interaction',
    head: ['what', 'where', 'median', 'worst', 'to reach'],
    rows,
    notes: [
      `Each ${rounds} times on a fresh page. Interactions: from the input until the next frame is painted, as the browser’s event timing reports it in steps of 8 ms; the processor ${slower} times slower than this machine’s.`,
      'Navigation: from the click on a link of the header on which the pointer has rested for half a second until the new page’s heading has been painted.',
      'Frames: those that the browser displayed from the beginning of the first transition or animation until the end of the last one, and the longest time between two of them.',
    ],
  }
}

const reported = (ms: number) => (ms === 0 ? '< 16 ms' : formatNumber(ms, 'ms'))

async function fresh<T>(browser: Browser, base: string, where: Interaction['where'], act: (page: Page) => Promise<T>) {
  const context = await browser.newContext({ ...sizes[where], baseURL: base })
  const page = await context.newPage()
  await observeInteractions(page)
  try {
    return await act(page)
  } finally {
    await context.close()
  }
}

/** Milliseconds until the next frame; 0 when it came too soon to be reported. */
async function paintedAfter(page: Page, one: Interaction): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await one.prepare(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.waitForTimeout(settleTime)
  if (one.by !== 'tap') await one.target(page).scrollIntoViewIfNeeded()
  if (one.by === 'Enter' || one.by === 'a') await one.target(page).focus()
  await resetInteractions(page)
  await perform(page, one)
  await page.waitForTimeout(settleTime)
  return longestInteraction(page)
}

/** Navigates from page to page inside the open app; chunk and answers come while the pointer rests on the link. */
async function navigateAll(page: Page) {
  await open(page, '/culture')
  const times: { title: string; ms: number }[] = []
  for (const title of navigations) {
    await page.waitForTimeout(settleTime)
    await observeHeading(page)
    await perform(page, { target: (page) => topLink(page, title), by: 'click', rest: 500 })
    times.push({ title, ms: await headingPaintedAfter(page) })
    await page.mouse.move(700, 850)
  }
  return times
}
