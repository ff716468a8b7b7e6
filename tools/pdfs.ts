import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dayInChina } from '../contract/day.ts'
import { bytesHash } from '../server/content/fileHashes.ts'
import { readContent } from '../server/content/index.ts'
import { problemText } from '../server/content/problems.ts'
import { readSettings } from '../server/settings.ts'
import { checkChapters } from './pdfs/checkChapters.ts'
import { pdfOf, printDocumentsOf, recordPdf, stateOf } from './pdfs/editions.ts'
import { machineFonts } from './pdfs/pdfFile.ts'
import { openPrinter } from './pdfs/printer.ts'

/*
 * Prints announcements and reports from the content: content/media/announcements/<id>.<lang>.pdf and reports/<id>.<lang>.pdf.
 *   npm --prefix tools run pdfs -- [--check] [--to=FOLDER] [part of a name …]
 * What was published stays: only what has no PDF yet is printed, and an edition that its item declares as revised. The hash of what was
 * printed goes into the item. Needs Chromium. With `--to` the files go there, to be looked at, and those of the content stay as they are.
 */
const { values: option, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, to: { type: 'string' } },
})
/** More than a reader on the road should have to load. */
const limit = 2.5 * 1024 * 1024

const { content, lang } = readSettings(process.env)
const today = dayInChina(Date.now())
const { files, problems } = await readContent(content)
// That a PDF is missing, or an edition has none, is what this script is for.
const real = [
  ...problems.filter(
    ({ reason: { is } }) => is !== 'pdfMissing' && is !== 'editionWithoutPdf' && is !== 'pdfUnrecorded',
  ),
  ...(files ? checkChapters(files, today) : []),
]
if (!files || real.length > 0) {
  for (const problem of real) console.error(problemText(problem, lang))
  process.exit(1)
}
const documents = printDocumentsOf(files, content)
  .filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .map((document) => ({ document, state: stateOf(document, content) }))
const foreign = documents.filter(({ state }) => state === 'foreign')
const due = documents.filter(({ state }) => state === 'due' || option.to).map(({ document }) => document)

for (const { document } of foreign) console.log(`its item does not name its hash, left alone: ${document.name}.pdf`)
if (option.check) {
  for (const { name } of due) console.log(`to print: ${name}.pdf`)
  process.exit(due.length > 0 ? 1 : 0)
}
console.log(`${documents.filter(({ state }) => state === 'published').length} published, ${due.length} to print`)
if (due.length > 0) {
  const printer = await openPrinter(join(content, 'media'))
  for (const [at, document] of due.entries()) {
    const bytes = await printer.print(document)
    const file = option.to ? resolve(option.to, `${document.name}.pdf`) : pdfOf(document, content)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
    if (!option.to) recordPdf(document, bytesHash(bytes), files, content)
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
