import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import type { PrintedFile } from '#contract/file.ts'
import type { Lang } from '#contract/paths.ts'
import { type Files, wordsIn } from './readFiles.ts'

/** What is kept as a PDF beside its text. */
type Kind = 'announcements' | 'reports'

/** Finds the PDF of an announcement or report in a language. */
export type FindPdf = (kind: Kind, id: string, lang: Lang) => PrintedFile

/** Name of a PDF below `media/`. */
const nameOf = (kind: Kind, id: string, lang: Lang) => `${kind}/${id}.${lang}.pdf`

/** Every PDF that the content needs, with the file that it is printed from: one for each language of it. */
export function pdfFilesOf(files: Files): { file: string; name: string }[] {
  const announcements = files.articles.filter(({ kind }) => kind === 'announcement')
  const langs = files.site.languages
  const pdf = ({ file, id }: { file: string; id: string }, kind: Kind, lang: Lang) => ({
    file,
    name: nameOf(kind, id, lang),
  })
  return [
    ...announcements.flatMap((entry) =>
      langs.filter((lang) => wordsIn(entry.data, lang)).map((lang) => pdf(entry, 'announcements', lang)),
    ),
    ...files.reports.flatMap((entry) => langs.map((lang) => pdf(entry, 'reports', lang))),
  ]
}

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
