import { unzipSync, zipSync } from 'fflate'
import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node'
import type { Sheet } from './sheets.ts'

/** Rows above the figures, which stay in sight: what the sheet is, where it comes from, a gap, the head. */
const headRows = 4

/** The bytes of a workbook; the same sheets and `source` give the same ones. `source` says where the figures are from. */
export async function workbookOf(sheets: readonly Sheet[], source: string): Promise<Uint8Array> {
  const written = writeExcelFile(
    sheets.map((sheet) => ({
      sheet: sheet.name,
      data: dataOf(sheet, source),
      columns: [{ width: 46 }, ...sheet.head.slice(1).map(() => ({ width: 13 }))],
      stickyRowsCount: headRows,
      stickyColumnsCount: 1,
    })),
  )
  return withoutClock(await written.toBuffer())
}

const dataOf = ({ name, head, rows }: Sheet, source: string): SheetData => [
  [{ value: name, fontWeight: 'bold', fontSize: 14 }],
  [source],
  [],
  head.map(
    (value, at): Cell => ({ value, fontWeight: 'bold', bottomBorderStyle: 'thin', align: at > 0 ? 'right' : 'left' }),
  ),
  ...rows.map(({ label, isTotal, values }): Cell[] => {
    const style = isTotal ? ({ fontWeight: 'bold' } as const) : {}
    return [
      { value: label, ...style },
      ...values.map(
        ({ number, decimals, isShare }): Cell =>
          number === undefined ? null : { value: number, type: Number, format: formatOf(decimals, isShare), ...style },
      ),
    ]
  }),
]

const formatOf = (decimals: number, isShare: boolean) =>
  `${isShare ? '0' : '#,##0'}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}${isShare ? '%' : ''}`

/** A ZIP file says when each of its parts was packed: here always the day on which its dates begin, in the order of their names. */
function withoutClock(zip: Uint8Array): Uint8Array {
  const parts = Object.entries(unzipSync(zip)).sort(([a], [b]) => (a < b ? -1 : 1))
  return zipSync(Object.fromEntries(parts), { mtime: new Date(1980, 0, 1), level: 9 })
}
