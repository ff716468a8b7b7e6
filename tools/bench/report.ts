import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { commitNow } from '../../scripts/commitNow.ts'
import { root } from './site.ts'

/** What a part measured. */
export interface Section {
  /** Name of the part, and of its place in the document. */
  name: string
  head: string[]
  rows: string[][]
  /** What a reader of the table has to know. */
  notes: string[]
}

const document = join(root, 'docs/performance.md')

/** Prints a table, its notes, and on what it was measured under which conditions. */
export function print({ name, head, rows, notes }: Section, conditions: string): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  console.log(`\n${name}\n${[head, ...rows].map(line).join('\n')}\n${notes.join('\n')}\n${machine(conditions)}\n`)
}

/** Puts a table into docs/performance.md in its place; the prose around stays. */
export async function write({ name, head, rows, notes }: Section, conditions: string): Promise<void> {
  const cells = (row: string[]) => `| ${row.join(' | ')} |`
  const right = head.map((_, column) => (column === 0 ? '---' : '---:'))
  const table = [cells(head), cells(right), ...rows.map(cells)].join('\n')
  const written = [table, ...notes, machine(conditions)].join('\n\n')
  const text = await readFile(document, 'utf8')
  const place = new RegExp(`(<!-- bench:${name} -->)[\\s\\S]*?(<!-- /bench:${name} -->)`)
  if (!place.test(text)) throw new Error(`docs/performance.md has no place for ${name}`)
  await writeFile(
    document,
    text.replace(place, (_, open, close) => `${open}\n${written}\n${close}`),
  )
}

/** On what, when and of what: figures of a busy machine are worth as much as their ratios. */
function machine(conditions: string): string {
  const all = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  return [
    `${all[0]?.model.trim()}, ${all.length} cores, ${memory}, ${process.platform}`,
    `Node ${process.versions.node}`,
    new Date().toISOString().slice(0, 10),
    `commit ${commitNow()}`,
    conditions,
  ].join(' · ')
}
