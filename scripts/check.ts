import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { editorialProblems } from '../server/content/check/editorial.ts'
import { unknownWords } from '../server/content/check/ownWords.ts'
import { pageProblems, unusedMedia } from '../server/content/check/pageTexts.ts'
import { startingTexts, textsOfStart } from '../server/content/check/startingTexts.ts'
import { assertContentFolder } from '../server/content/contentFolder.ts'
import { writtenOut } from '../server/content/figures.ts'
import { readContent, withLine } from '../server/content/index.ts'
import { bannerContrastProblems } from '../server/content/pictures/bannerContrast.ts'
import { logoProblems } from '../server/content/pictures/logoFiles.ts'
import { ContentError, isProblem, type Problem, problemText } from '../server/content/problems.ts'
import type { Files } from '../server/content/readFiles.ts'
import { isStray } from '../server/content/strayFiles.ts'
import { wordsOf } from '../server/content/words/index.ts'
import { readSettings } from '../server/settings.ts'
import { replaceableWords } from '../web/words/ownWords.ts'
import { borrowedWords, packs } from '../web/words/packs.ts'
import { mendLinks } from './mendLinks.ts'

/** Checks the content as the site does on starting, and then as an editor would read it. Returns lines to print. */
export async function checkContent(folder: string, lang: WholeLang): Promise<{ lines: string[]; problems: number }> {
  const { texts, files, problems } = await readContent(folder)
  const media = await readdir(join(folder, 'media'), { recursive: true, withFileTypes: true })
  const names = media
    .filter((entry) => entry.isFile() && !isStray(entry.name))
    .map((entry) => relative(join(folder, 'media'), join(entry.parentPath, entry.name)))
  const start = files && (await startOf(files, lang))
  const read = files
    ? [
        ...editorialProblems(files),
        ...pageProblems(files),
        ...writtenOut(
          texts.names.map((name) => [name, texts.read(name).bytes.toString()]),
          files,
        ),
        ...unknownWords(files, replaceableWords(packs.zh)),
        ...(start?.problems ?? []),
        ...(await logoProblems(join(folder, 'media'), files.site)),
        ...(await bannerContrastProblems(join(folder, 'media'), files)),
        // A file that cannot be read may name them.
        ...(problems.some(isProblem)
          ? []
          : unusedMedia(
              files,
              names.map((name) => name.replaceAll('\\', '/')),
            )),
      ]
    : []
  const editorial = read.map((problem) => withLine(problem, texts))
  const all = [...problems, ...editorial].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
  const told = all.map((problem) => problemText(problem, lang))
  const count = all.filter(isProblem).length
  const lacking = (files?.site.languages ?? []).flatMap((of) => {
    const { instead, names } = borrowedWords(of)
    return names.length > 0 ? [wordsOf(lang).borrowed(of, instead, names)] : []
  })
  return {
    lines: [...told, ...lacking, ...(start?.lines ?? []), wordsOf(lang).checked(texts.names.length, count)],
    problems: count,
  }
}

const starter = fileURLToPath(new URL('../examples/starter', import.meta.url))

/** What is left of the starting content. A site that says itself that it shows samples is asked for nothing. */
async function startOf(files: Files, lang: WholeLang): Promise<{ lines: string[]; problems: Problem[] }> {
  const { files: startFiles } = await readContent(starter)
  if (!startFiles) return { lines: [], problems: [] }
  const problems = startingTexts(files, textsOfStart(startFiles))
  const { sampleNotice } = files.site
  if (!sampleNotice) return { lines: [], problems }
  const isOfStart = Object.values(startFiles.site.sampleNotice ?? {}).some((text) =>
    Object.values(sampleNotice).includes(text),
  )
  if (!isOfStart) return { lines: [], problems: [] }
  return {
    lines: [wordsOf(lang).startingContent(problems.length, new Set(problems.map(({ file }) => file)).size)],
    problems: [],
  }
}

const refusals = {
  zh: (option: string) => `没有选项${option}。check检查内容；check --mend同时去掉不通的链接。`,
  en: (option: string) =>
    `There is no option ${option}. check looks at the content; check --mend also takes links out that lead nowhere.`,
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const settings = readSettings(process.env)
  const { content, lang } = settings
  const given = process.argv.slice(2)
  try {
    const unknown = given.find((word) => word !== '--mend')
    if (unknown !== undefined) throw new Error(refusals[lang](unknown))
    assertContentFolder(settings)
    if (given.includes('--mend')) for (const line of await mendLinks(content, lang)) console.log(line)
    const { lines, problems } = await checkContent(content, lang)
    for (const line of lines) console.log(line)
    process.exitCode = problems > 0 ? 1 : 0
  } catch (error) {
    if (error instanceof ContentError) for (const problem of error.problems) console.error(problemText(problem, lang))
    else console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
