import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from '../../server/content/readFiles.ts'
import { announcementSheets } from './announcement.ts'
import { reportSheets } from './report.ts'
import type { Sheet } from './sheet.ts'

/** Of every PDF that was made: a hash of what it was made from, and one of the file as it was written. */
export type Ledger = Record<string, { from: string; file: string }>

export const ledgerFile = join(import.meta.dirname, 'made.json')

export const readLedger = (): Ledger => (existsSync(ledgerFile) ? JSON.parse(readFileSync(ledgerFile, 'utf8')) : {})

export function writeLedger(ledger: Ledger): void {
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(ledgerFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Every document of the content that is kept as a PDF. */
export const sheetsOf = (files: Files, content: string): Sheet[] => [
  ...files.articles
    .filter(({ kind }) => kind === 'announcement')
    .flatMap((entry) => announcementSheets(entry, files, content)),
  ...files.reports.flatMap((report) => reportSheets(report, files, content)),
]

export const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** What a document is made from: its text with style and template, and the bytes of its pictures. */
export function sourceOf({ html }: Sheet, content: string): string {
  const pictures = [...html.matchAll(/src="\/media\/([^"]+)"/g)].map(([, name = '']) =>
    hashOf(readFileSync(join(content, 'media', name))),
  )
  return hashOf([html, ...pictures].join('\n'))
}

export const pdfOf = ({ name }: Sheet, content: string) => join(content, 'media', `${name}.pdf`)

/**
 * How a document stands: `due` when it is missing or was made from something else, `own` when its file is not the one
 * that was made, so that a company's own PDF is never written over.
 */
export function stateOf(sheet: Sheet, content: string, ledger: Ledger): 'current' | 'due' | 'own' {
  const file = pdfOf(sheet, content)
  if (!existsSync(file)) return 'due'
  const made = ledger[sheet.name]
  if (made?.file !== hashOf(readFileSync(file))) return 'own'
  return made.from === sourceOf(sheet, content) ? 'current' : 'due'
}
