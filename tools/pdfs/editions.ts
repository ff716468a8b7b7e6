import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readYaml, writeYaml } from '../../edit/content/yamlFile.ts'
import { type WithEditions, withPdf } from '../../server/content/editions.ts'
import type { Files } from '../../server/content/readFiles.ts'
import { announcementDocuments } from './announcement.ts'
import type { PrintDocument } from './printDocument.ts'
import { reportDocuments } from './report.ts'
import { keepChapters } from './reportSource.ts'

/** Every document of the content that is kept as a PDF. */
export const printDocumentsOf = (files: Files, content: string): PrintDocument[] => [
  ...files.articles
    .filter(({ kind }) => kind === 'announcement')
    .flatMap((entry) => announcementDocuments(entry, files, content)),
  ...files.reports.flatMap((report) => reportDocuments(report, files, content)),
]

export const pdfOf = ({ name }: PrintDocument, content: string) => join(content, 'media', `${name}.pdf`)

/**
 * How a document stands. `due`: it is to be printed, because it never was or because its item declares a revised edition (day and reason)
 * that has no PDF yet. `published`: its item has the hash of its PDF, which is never written over. `foreign`: somebody else put a PDF
 * there, whose hash the item does not have yet.
 */
export function stateOf(document: PrintDocument, content: string): 'due' | 'published' | 'foreign' {
  const { lang, editions = [] } = document
  const declared = editions.at(-1)
  if (editions.length > 1 && declared?.reason && !declared.pdf?.[lang]) return 'due'
  if (!existsSync(pdfOf(document, content))) return 'due'
  return editions.some(({ pdf }) => pdf?.[lang]) ? 'published' : 'foreign'
}

/** Writes the hash of a printed PDF to its item, where it stays, and keeps a copy of what a report took from pages. */
export function recordPdf(document: PrintDocument, hash: string, files: Files, content: string): void {
  const { lang, item } = document
  const report = files.reports.find(({ file }) => file === item)
  if (report) keepChapters(report, files, lang)
  const path = join(content, item)
  const before = readFileSync(path)
  const { data } = readYaml(before)
  writeFileSync(path, writeYaml(before, withPdf(data as WithEditions, lang, hash))) // the check has read it
}
