import type { PageName, Row, Seen } from './lighthouse.ts'

/** Times the own document's LCP and first paint. */
const mostPaint = { 'phone, simulated': 1.25, 'phone, applied': 1.1, desktop: undefined } as const
const mostByHash = 1.6
/** Milliseconds of blocked main thread beyond the own document's. */
const mostBlocked: Partial<Record<PageName, number>> = { home: 150, financial: 250 }
/** Points below the own document's performance; a shift of the layout. */
const [fewerPoints, mostShift] = [3, 0.01]

/** What of the site's medians misses what it must reach beside the other versions of the same row, each with its measure. */
export function missedBy({ name, way, isByHash }: Row, { site, 'own document': own, React, Astro }: Seen): string[] {
  if (!site || !own) throw new Error('a row has the site and its own document')
  const missed: string[] = []
  const most = isByHash ? mostByHash : mostPaint[way]
  const paint = (words: string, ratio: number) => {
    if (most !== undefined && ratio > most) missed.push(`${words} ${ratio.toFixed(2)} ×`)
  }
  paint('LCP', site.lcp / own.lcp)
  paint('first paint', site.firstPaint / own.firstPaint)
  const [performance = 0, ...others] = site.scores
  if (performance < (own.scores[0] ?? 0) - fewerPoints) missed.push(`performance ${performance - (own.scores[0] ?? 0)}`)
  if (others.some((score) => score < 100)) missed.push('categories')
  if (site.cls > mostShift) missed.push(`CLS ${site.cls.toFixed(3)}`)
  if (way === 'desktop') return missed
  const beyond = site.tbt - own.tbt
  if (beyond > (mostBlocked[name] ?? Number.POSITIVE_INFINITY)) missed.push(`TBT +${Math.round(beyond)} ms`)
  for (const [peer, look] of Object.entries({ React, Astro })) {
    if (look && site.tbt >= look.tbt) missed.push(`TBT of ${peer}`)
  }
  return missed
}
