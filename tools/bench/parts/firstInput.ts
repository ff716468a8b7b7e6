import { chromium } from '@playwright/test'
import { chromiumSwitches, findChromium } from '../../../desk/exports/chromium.ts'
import type { Speed } from '../../../e2e/firstInput/speed.ts'
import { firstInputs } from '../firstInputs.ts'
import { timeToEffect, timeToHydration, timeToReportForm } from '../firstInputTimes.ts'
import type { Section } from '../report.ts'
import { startSite } from '../site.ts'
import { formatNumber, median } from '../statistics.ts'

const slow: Speed = { slower: 4, line: '4G' }
const quick: Speed = { slower: 1, line: 'loopback' }
const pages = ['/', '/culture', '/developProcess', '/securities', '/honest/report']
/** Milliseconds that may pass on the slow device and line (issue 27): until the app answers, until the report can be written. */
const limits = { timeToHydration: 3_500, timeToReportForm: 2_500 }

/** How soon what a reader does first is seen, from the press to its effect, and how soon the app answers of itself. */
export async function firstInput({ rounds = 5 } = {}): Promise<Section> {
  const site = await startSite()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches })
  const rows: string[][] = []
  const add = (what: string, speed: Speed, times: number[], painted: number[], most?: number) => {
    const limit = most === undefined || speed !== slow ? '' : formatNumber(most, 'ms')
    const row = [what, named(speed), ...[median(painted), median(times), Math.max(...times)].map(told), limit]
    console.log(row.join('  '))
    rows.push(row)
  }
  const repeat = async <T>(act: () => Promise<T>): Promise<T[]> => {
    const all: T[] = []
    for (let round = 0; round < rounds; round++) all.push(await act())
    return all
  }

  for (const speed of [slow, quick]) {
    for (const one of firstInputs) {
      const seen = await repeat(() => timeToEffect(browser, site.base, one, speed))
      const painted = one.from === 'pointerover' ? [] : seen.map((each) => each.painted)
      add(
        `${one.what} (${one.where})`,
        speed,
        seen.map((each) => each.seen),
        painted,
        one.most,
      )
    }
    for (const route of pages) {
      const times = await repeat(() => timeToHydration(browser, site.base, route, speed))
      add(`app answers, ${route}`, speed, times, [], limits.timeToHydration)
    }
    const fields = await repeat(() => timeToReportForm(browser, site.base, speed))
    add('report can be written', speed, fields, [], limits.timeToReportForm)
  }
  await browser.close()
  await site.stop()
  return {
    name: 'firstInput',
    head: ['what', 'device and line', 'next frame', 'effect', 'worst', 'to reach'],
    rows,
    notes: [
      `Each ${rounds} times on a fresh page. Inputs come 0.3 s after the first paint; the next frame as the browser’s event timing reports it, the effect when what the input is for has been painted (of what slides in, its first part). The other two run from the navigation, on a phone whose reader does nothing.`,
      'Slow: a processor four times slower than this machine’s, 150 ms, 1.6 Mbit/s down and 0.75 Mbit/s up; quick: this machine over loopback.',
    ],
  }
}

const named = (speed: Speed) => (speed === slow ? 'slow' : 'quick')
const told = (ms: number) => (ms === Number.POSITIVE_INFINITY ? 'never' : ms === 0 ? '< 16 ms' : formatNumber(ms, 'ms'))
