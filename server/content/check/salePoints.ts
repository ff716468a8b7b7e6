import { nearest } from '../diagnostics/nearest.ts'
import type { Problem } from '../problems.ts'
import { type Files, fileOf } from '../readFiles.ts'

/** Sale points whose kind is nearly one that a page lists: they would stand in no list. */
export function checkSalePoints({ pages, pigSale }: Files): Problem[] {
  const listed = pages.flatMap(({ data }) =>
    data.blocks.flatMap((block) =>
      block.type === 'from' && block.data === 'sale-points' && block.kind ? [block.kind] : [],
    ),
  )
  return pigSale.items.flatMap(({ kind }, at): Problem[] => {
    const meant = listed.includes(kind) ? undefined : nearest(kind, listed)
    if (meant === undefined) return []
    return [{ file: fileOf.pigSale, field: `items.${at}.kind`, reason: { is: 'pointNotListed', kind, meant } }]
  })
}
