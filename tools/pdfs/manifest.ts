import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from '../../server/content/readFiles.ts'
import { announcementDocuments } from './announcement.ts'
import type { PrintDocument } from './printDocument.ts'
import { reportDocuments } from './report.ts'

/** Of every PDF that was made: a hash of what it was made from, and one of the file as it was written. */
export type Manifest = Record<string, { source: string; pdf: string }>

export const manifestFile = join(import.meta.dirname, 'manifest.json')

export const readManifest = (): Manifest =>
  existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {}

export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Every document of the content that is kept as a PDF. */
export const printDocumentsOf = (files: Files, content: string): PrintDocument[] => [
  ...files.articles
    .filter(({ kind }) => kind === 'announcement')
    .flatMap((entry) => announcementDocuments(entry, files, content)),
  ...files.reports.flatMap((report) => reportDocuments(report, files, content)),
]

export const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** What a document is made from: its text with style and template, and the bytes of its pictures. */
export function sourceOf({ html }: PrintDocument, content: string): string {
  const pictures = [...html.matchAll(/src="\/media\/([^"?]+)/g)].map(([, name = '']) =>
    hashOf(readFileSync(join(content, 'media', name))),
  )
  return hashOf([html, ...pictures].join('\n'))
}

export const pdfOf = ({ name }: PrintDocument, content: string) => join(content, 'media', `${name}.pdf`)

/**
 * How a document stands: `due` when it is missing or was made from something else, `foreign` when its file is not the one
 * that was made, so that a company's own PDF is never written over.
 */
export function stateOf(document: PrintDocument, content: string, manifest: Manifest): 'current' | 'due' | 'foreign' {
  const file = pdfOf(document, content)
  if (!existsSync(file)) return 'due'
  const made = manifest[document.name]
  if (made?.pdf !== hashOf(readFileSync(file))) return 'foreign'
  return made.source === sourceOf(document, content) ? 'current' : 'due'
}
