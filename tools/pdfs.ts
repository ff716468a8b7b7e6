import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dayInChina } from '../contract/day.ts'
import { readContent } from '../server/content/index.ts'
import { problemText } from '../server/content/problems.ts'
import { readSettings } from '../server/settings.ts'
import { hashOf, pdfOf, printDocumentsOf, readManifest, sourceOf, stateOf, writeManifest } from './pdfs/manifest.ts'
import { machineFonts } from './pdfs/pdfFile.ts'
import { openPrinter } from './pdfs/printer.ts'
import { checkChapters } from './pdfs/reportChapters.ts'

/*
 * Prints announcements and reports from the content: content/media/announcements/<id>.<lang>.pdf and reports/<id>.<lang>.pdf.
 *   npm --prefix tools run pdfs -- [--check] [--force] [--to=FOLDER] [part of a name …]
 * Only what has changed is printed. Needs Chromium. A file that this script did not write is left alone. With `--to` the files
 * go there, to be looked at, and those of the content stay as they are.
 */
const { values: option, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, force: { type: 'boolean' }, to: { type: 'string' } },
})
/** More than a reader on the road should have to load. */
const limit = 2.5 * 1024 * 1024

const { content, lang } = readSettings(process.env)
const today = dayInChina(Date.now())
const { files, problems } = await readContent(content)
// That a PDF is missing is what this script is for.
const real = [
  ...problems.filter(({ reason }) => reason.is !== 'pdfMissing'),
  ...(files ? checkChapters(files, today) : []),
]
if (!files || real.length > 0) {
  for (const problem of real) console.error(problemText(problem, lang))
  process.exit(1)
}
const manifest = readManifest()
const documents = printDocumentsOf(files, content)
  .filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .map((document) => ({ document, state: stateOf(document, content, manifest) }))
const foreign = documents.filter(({ state }) => state === 'foreign')
const due = documents
  .filter(({ state }) => state === 'due' || ((option.force || option.to) && state === 'current'))
  .map(({ document }) => document)

for (const { document } of foreign) console.log(`not made here, left alone: ${document.name}.pdf`)
if (option.check) {
  for (const { name } of due) console.log(`to print: ${name}.pdf`)
  process.exit(due.length > 0 ? 1 : 0)
}
console.log(`${documents.length - foreign.length - due.length} unchanged, ${due.length} to print`)
if (due.length > 0) {
  const printer = await openPrinter(join(content, 'media'))
  for (const [at, document] of due.entries()) {
    const bytes = await printer.print(document)
    const file = option.to ? resolve(option.to, `${document.name}.pdf`) : pdfOf(document, content)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
    if (!option.to) {
      manifest[document.name] = { source: sourceOf(document, content), pdf: hashOf(bytes) }
      writeManifest(manifest)
    }
    const size = `${Math.round(bytes.length / 1024)} KB`
    const fonts = await machineFonts(bytes)
    const remarks = [
      bytes.length > limit && 'heavier than 2.5 MB',
      fonts.length > 0 && `with characters of this machine’s ${fonts.join(', ')}`,
    ].filter(Boolean)
    console.log(`[${at + 1}/${due.length}] ${[`${document.name}.pdf, ${size}`, ...remarks].join(' — ')}`)
  }
  await printer.close()
}
