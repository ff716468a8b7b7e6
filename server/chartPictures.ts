import { createHash } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawn } from '#web/server.tsx'
import { type StyleRule, stylesOfPicture } from './stores/styles.ts'

/**
 * Puts each chart that a page shows as a picture among the prepared pictures, styled, and its address into the page. Named by what is
 * in it, it may be kept for ever.
 * @param folder of the prepared pictures
 */
export function withChartPictures(
  { html, pictures }: Pick<Drawn, 'html' | 'pictures'>,
  rules: readonly StyleRule[],
  folder: string,
): string {
  const addresses = pictures.map((svg) => {
    const styled = svg.replace('>', `><style>${stylesOfPicture(svg, rules)}</style>`)
    const name = `chart.${createHash('sha256').update(styled).digest('hex').slice(0, 10)}.svg`
    writeOnce(join(folder, name), styled)
    return `/pictures/${name}`
  })
  return html.replace(/ src="chart-(\d+)"/g, (_, at) => ` src="${addresses[at]}"`)
}

/** In one go: a page that is drawn twice at the same time would write it twice. */
function writeOnce(file: string, text: string) {
  if (existsSync(file)) return
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
