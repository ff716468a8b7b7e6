import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import type { PrintedFile } from '#contract/file.ts'
import type { Lang } from '#contract/paths.ts'
import type { Files } from './readFiles.ts'
import type { Edition } from './shapes/editions.ts'

/** What is kept as a PDF beside its text. */
type Kind = 'announcements' | 'reports'

/** Finds the PDF of an announcement or report in a language. */
export type FindPdf = (kind: Kind, id: string, lang: Lang) => PrintedFile

/** Name of a PDF below `media/`. */
const nameOf = (kind: Kind, id: string, lang: Lang) => `${kind}/${id}.${lang}.pdf`

/** What is kept as a PDF: its file, its titles, its editions, and the PDF of each language of it. */
interface PrintedItem {
  file: string
  titles: Partial<Record<Lang, string>>
  editions: Edition[] | undefined
  pdfs: { lang: Lang; name: string }[]
}

/** Every announcement and report. */
export function printedItemsOf(files: Files): PrintedItem[] {
  const item = (kind: Kind, { file, id }: { file: string; id: string }, data: PrintedData): PrintedItem => {
    const langs = files.site.languages.filter((lang) => data[lang])
    const titles = Object.fromEntries(langs.map((lang) => [lang, data[lang]?.title]))
    return {
      file,
      titles,
      editions: data.editions,
      pdfs: langs.map((lang) => ({ lang, name: nameOf(kind, id, lang) })),
    }
  }
  return [
    ...files.articles.flatMap(
      (entry) => (entry.kind === 'announcement' ? item('announcements', entry, entry.data as PrintedData) : []), // as its kind says
    ),
    ...files.reports.map((entry) => item('reports', entry, entry.data)),
  ]
}

type PrintedData = { editions?: Edition[] | undefined } & { [L in Lang]?: { title: string } | undefined }

/** Every PDF that the content needs, with the file that it is printed from: one for each language of it. */
export const pdfFilesOf = (files: Files): { file: string; name: string }[] =>
  printedItemsOf(files).flatMap(({ file, pdfs }) => pdfs.map(({ name }) => ({ file, name })))

/** Reads size and pages of every PDF that is printed from an item, and the hash of each PDF of these `names` in `media`, once. */
export function readPdfFiles(media: string, files: Files, names: readonly string[]) {
  const printed = new Set(pdfFilesOf(files).map(({ name }) => name))
  const facts = new Map<string, PrintedFile>()
  const hashes = new Map<string, string>()
  for (const name of new Set([...printed, ...names.filter(isPdf)])) {
    if (!printed.has(name) && !existsSync(join(media, name))) continue // the check has told it
    const bytes = readFileSync(join(media, name))
    hashes.set(name, hash('sha1', bytes))
    if (!printed.has(name)) continue
    facts.set(name, { href: `/media/${name}`, format: 'PDF', size: bytes.length, pages: pagesOf(bytes) })
  }
  const findPdf: FindPdf = (kind, id, lang) => {
    const found = facts.get(nameOf(kind, id, lang))
    if (!found) throw new Error(`${nameOf(kind, id, lang)} was not read`)
    return found
  }
  return { findPdf, hashes }
}

const isPdf = (name: string) => /\.pdf$/i.test(name)

/** How many pages a PDF has, whoever wrote it: the count of its page tree, which may lie in a compressed object. */
export function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  return countIn(text) || Math.max(1, ...compressedObjects(pdf, text).map(countIn))
}

const countIn = (text: string) =>
  Math.max(
    0,
    ...[...text.matchAll(/<<(?:(?!<<|>>)[\s\S])*\/Type\s*\/Pages\b(?:(?!<<|>>)[\s\S])*>>/g)].map(([tree]) =>
      Number(tree.match(/\/Count (\d+)/)?.[1] ?? 0),
    ),
  )

function compressedObjects(pdf: Buffer, text: string): string[] {
  return [...text.matchAll(/<<[^>]*\/Type\s*\/ObjStm\b[^>]*>>\s*stream\r?\n/g)].flatMap((match) => {
    const length = Number(match[0].match(/\/Length (\d+)/)?.[1])
    const from = match.index + match[0].length
    try {
      return [inflateSync(pdf.subarray(from, from + length)).toString('latin1')]
    } catch {
      return [] // packed in a way that only a reader of PDFs knows
    }
  })
}
