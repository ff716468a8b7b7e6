import { createHash } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawn } from '#web/server.tsx'
import { type StyleRule, stylesOfPicture } from './stores/styles.ts'

/**
 * Puts each chart that a page shows as a picture among the prepared pictures, styled, and its addresses into the page. Named by what
 * is in them, they may be kept for ever; the two of a chart share a name, which is in every document once.
 * @param folder of the prepared pictures
 */
export function withChartPictures(
  { html, pictures }: Pick<Drawn, 'html' | 'pictures'>,
  rules: readonly StyleRule[],
  folder: string,
): string {
  const styled = (svg: string) => svg.replace('>', `><style>${stylesOfPicture(svg, rules)}</style>`)
  const names = pictures.map((chart) => {
    const [wide, narrow] = [styled(chart.wide), styled(chart.narrow)]
    const name = `chart.${createHash('sha256').update(wide).update(narrow).digest('hex').slice(0, 10)}`
    writeOnce(join(folder, `${name}.svg`), wide)
    writeOnce(join(folder, `${name}.narrow.svg`), narrow)
    return name
  })
  return html.replace(
    / (src|srcSet)="chart-(\d+)(\.narrow)?"/g,
    (_, attribute, at, narrow = '') => ` ${attribute}="/pictures/${names[at]}${narrow}.svg"`,
  )
}

/** In one go: a page that is drawn twice at the same time would write it twice. */
function writeOnce(file: string, text: string) {
  if (existsSync(file)) return
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
