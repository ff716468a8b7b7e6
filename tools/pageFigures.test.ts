import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wholeLangs } from '../contract/wholeLangs.ts'
import { readContent } from '../server/content/index.ts'

const { files } = await readContent(join(import.meta.dirname, '../content'))

/** A block of a page, by its kind. */
function blockOf<T extends string>(path: string, lang: string, type: T) {
  const page = files?.pages.find((entry) => entry.path === path && entry.lang === lang)
  const found = page?.data.blocks.find((block) => block.type === type)
  if (!found) throw new Error(`${path} has no ${type}`)
  return found as Extract<typeof found, { type: T }>
}

test.each(wholeLangs)(
  'hog prices in %s: the drawing agrees with the table, and the indicative price with that of the points',
  (lang) => {
    const chart = blockOf('/pigSell', lang, 'chart')
    const { columns, rows } = blockOf('/pigSell', lang, 'table')
    if (chart.kind !== 'line') throw new Error('prices are drawn as lines')
    for (const { name, values } of chart.series) {
      const column = columns.indexOf(name)
      expect(
        values.map((value) => value?.toFixed(2)),
        name,
      ).toEqual(rows.map((row) => row[column]).reverse())
    }
    const latest = files?.pigSale.indicative.at(-1)
    expect(latest?.week).toBe(rows[0]?.[0])
    expect(chart.summary).toContain(latest?.prices[0]?.toFixed(1))
  },
)
