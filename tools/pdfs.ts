import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readContent } from '../server/content/index.ts'
import { problemText } from '../server/content/problems.ts'
import { readSettings } from '../server/settings.ts'
import { hashOf, pdfOf, readLedger, sheetsOf, sourceOf, stateOf, writeLedger } from './pdfs/ledger.ts'
import { openPrinter } from './pdfs/print.ts'

/*
 * Prints announcements and reports from the content: content/media/announcements/<id>.<lang>.pdf and reports/<id>.<lang>.pdf.
 *   npm run pdfs -- [--check] [--force] [part of a name …]
 * Only what has changed is printed. Needs Chromium and Noto Sans CJK. A file that this script did not write is left alone.
 */
const { values: option, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, force: { type: 'boolean' } },
})
/** More than a reader on the road should have to load. */
const limit = 600 * 1024

const content = readSettings(process.env).content
const { files, problems } = await readContent(content)
// That a PDF is missing is what this script is for.
const real = problems.filter(
  ({ file, reason }) => !/^(announcements|reports)\//.test(file) || !reason.includes('npm run pdfs'),
)
if (!files || real.length > 0) {
  for (const problem of real) console.error(problemText(problem))
  process.exit(1)
}
const ledger = readLedger()
const sheets = sheetsOf(files, content)
  .filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .map((sheet) => ({ sheet, state: stateOf(sheet, content, ledger) }))
const own = sheets.filter(({ state }) => state === 'own')
const due = sheets
  .filter(({ state }) => state === 'due' || (option.force && state === 'current'))
  .map(({ sheet }) => sheet)

for (const { sheet } of own) console.log(`not made here, left alone: ${sheet.name}.pdf`)
if (option.check) {
  for (const { name } of due) console.log(`to print: ${name}.pdf`)
  process.exit(due.length > 0 ? 1 : 0)
}
console.log(`${sheets.length - own.length - due.length} unchanged, ${due.length} to print`)
if (due.length > 0) {
  const printer = await openPrinter(join(content, 'media'))
  for (const [at, sheet] of due.entries()) {
    const bytes = await printer.print(sheet)
    const file = pdfOf(sheet, content)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
    ledger[sheet.name] = { from: sourceOf(sheet, content), file: hashOf(bytes) }
    writeLedger(ledger)
    const size = `${Math.round(bytes.length / 1024)} KB`
    console.log(
      `[${at + 1}/${due.length}] ${sheet.name}.pdf, ${size}${bytes.length > limit ? ' — heavier than 600 KB' : ''}`,
    )
  }
  await printer.close()
}
