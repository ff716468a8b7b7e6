import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cell, csvOf, fileNameOf } from './csv.ts'

/** A reader of RFC 4180: quoted fields may hold commas, doubled quotes and line ends. */
function read(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}

const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', '-', '@', '青', '1') }))
const cell: fc.Arbitrary<Cell> = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null))
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.tuple(
      fc.array(text, { minLength: width, maxLength: width }),
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 5 }),
    ),
  )
const plain = (value: Cell) => (value === null ? '' : String(value))
const withoutMark = (field: string | undefined) => field?.replace(/^'(?=[=+\-@＝＋－＠\t\r])/, '')

describe('a table as CSV', () => {
  test('begins with the mark that Excel needs, and ends every row with CRLF', () => {
    expect(csvOf(['项目', '数值'], [['玉米', 1.5]])).toBe('\uFEFF项目,数值\r\n玉米,1.5\r\n')
  })

  test('quotes what would break a row, and leaves the rest as it is', () => {
    expect(csvOf(['a', 'b'], [['one, two', 'say "yes"\nor no']])).toBe(
      '\uFEFFa,b\r\n"one, two","say ""yes""\nor no"\r\n',
    )
  })

  test('a space that keeps a line from breaking is a space', () => {
    expect(csvOf(['Price'], [['RMB\u00a012.9']])).toBe('\uFEFFPrice\r\nRMB 12.9\r\n')
  })

  test('an empty cell stands for what has no value', () => {
    expect(csvOf(['a', 'b'], [[null, 0]])).toBe('\uFEFFa,b\r\n,0\r\n')
  })

  test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '＝1', '\t=1'])('%j is no formula', (value) => {
    expect(read(csvOf(['a'], [[value]]).slice(1))[1]).toEqual([`'${value}`])
  })

  test.each(['-5', '+3.2', '-1,234.5', '-4.1%'])('%s stays a number', (value) => {
    expect(read(csvOf(['a'], [[value]]).slice(1))[1]).toEqual([value])
  })

  test('whatever the cells hold, a reader gets them back in their places', () => {
    fc.assert(
      fc.property(table, ([columns, rows]) => {
        const back = read(csvOf(columns, rows).slice(1)).map((cells) => cells.map(withoutMark))
        expect(back).toEqual([columns, ...rows].map((cells) => cells.map((value) => withoutMark(plain(value)))))
      }),
    )
  })

  test('whatever the cells hold, no text of them runs as a formula', () => {
    fc.assert(
      fc.property(table, ([columns, rows]) => {
        for (const field of read(csvOf(columns, rows).slice(1)).flat()) {
          expect(
            /^[=@＝＋－＠\t\r]/.test(field) || (/^[+-]/.test(field) && Number.isNaN(Number.parseFloat(field))),
          ).toBe(false)
        }
      }),
    )
  })
})

describe('the name of a file', () => {
  test('keeps words of either language and drops what a path or a system would read into it', () => {
    expect(fileNameOf('营业收入：2023—2025年')).toBe('营业收入：2023—2025年')
    expect(fileNameOf('../Feed / breeding: "A"?.')).toBe('Feed breeding A')
    expect(fileNameOf('***')).toBe('table')
  })

  test('is safe and short whatever it is made from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const safe = fileNameOf(name)
        expect(safe).toMatch(/^[^\\/:*?"<>|\p{C}\s.]([^\\/:*?"<>|\p{C}]*[^\\/:*?"<>|\p{C}\s.])?$/u)
        expect([...safe].length).toBeLessThanOrEqual(80)
      }),
    )
  })
})
