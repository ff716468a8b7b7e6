import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const options: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
}

/**
 * What axe finds on the page as it is now, one line a rule. axe is half a megabyte to parse: a document gets it once, however often it
 * is looked at.
 */
export async function violations(page: Page, where: string, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([include, given]) => {
      const { violations } = await window.axe.run({ include }, given)
      return violations.map(({ id, nodes }) => ({
        id,
        parts: nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
      }))
    },
    [part, options] as const,
  )
  return found.map(({ id, parts }) => `${where}: ${id}: ${parts.join(' | ')}`)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
