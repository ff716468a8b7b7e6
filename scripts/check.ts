import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSettings } from '../server/settings.ts'
import { editorialProblems } from '../server/stores/content/editorial.ts'
import { writtenOut } from '../server/stores/content/figures.ts'
import { readContent, withLine } from '../server/stores/content/index.ts'
import { pageProblems, unusedMedia } from '../server/stores/content/pages.ts'
import { ContentError, describe, type Problem } from '../server/stores/content/problems.ts'
import { readLedger, sheetsOf, stateOf } from './pdfs/ledger.ts'
import type { Sheet } from './pdfs/sheet.ts'

/** A printed document whose text has changed since: a reader would get the old one. */
const outdated = ({ name }: Sheet): Problem => ({
  file: `media/${name}.pdf`,
  reason: 'was printed from an older text; "npm run pdfs" prints it anew',
})

/** Checks the content as the site does on starting, and then as an editor would read it. Returns lines to print. */
export async function checkContent(folder: string): Promise<{ lines: string[]; problems: number }> {
  const { texts, files, problems } = await readContent(folder)
  const media = await readdir(join(folder, 'media'), { recursive: true, withFileTypes: true })
  const names = media
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(folder, 'media'), join(entry.parentPath, entry.name)))
  const read = files
    ? [
        ...editorialProblems(files),
        ...pageProblems(files),
        ...writtenOut(
          texts.names.map((name) => [name, texts.read(name).bytes.toString()]),
          files.figures,
        ),
        ...unusedMedia(
          files,
          names.map((name) => name.replaceAll('\\', '/')),
        ),
      ]
    : []
  // Documents are set from the content as a whole: not before it can be used.
  const ledger = readLedger()
  const printed = files && problems.length === 0 ? sheetsOf(files, folder) : []
  const old = printed.filter((sheet) => stateOf(sheet, folder, ledger) === 'due').map(outdated)
  const editorial = read.map((problem) => withLine(problem, texts))
  const all = [...problems, ...editorial, ...old].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  )
  const sum = `content: ${texts.names.length} files checked, ${all.length} problems`
  return { lines: [...all.map(describe), sum], problems: all.length }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { lines, problems } = await checkContent(readSettings(process.env).content)
    for (const line of lines) console.log(line)
    process.exitCode = problems > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
