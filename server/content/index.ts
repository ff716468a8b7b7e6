import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dayInChina } from '#contract/day.ts'
import { hiddenIn, type Lang } from '#contract/paths.ts'
import { perLang } from '#contract/writing.ts'
import { allValues, textsOf } from './allTexts.ts'
import { checkTogether, type MediaFolder } from './check/betweenFiles.ts'
import { checkEditions } from './check/editions.ts'
import { checkSchedule } from './check/schedule.ts'
import type { LanguageContent } from './compose/languageContent.ts'
import type { Media } from './compose/source.ts'
import { compose } from './compose.ts'
import { type ContentWithFallback, type Reading, readWithFallback } from './contentWithFallback.ts'
import { withFigures } from './figures.ts'
import { fileHash } from './fileHashes.ts'
import { formatProblems } from './format.ts'
import type { KeptContent } from './keptContent.ts'
import { mediaOf, pictureUsesOf } from './mediaFiles.ts'
import { createSheets } from './paper/sheets.ts'
import { openParseCache, type Parse } from './parseCache.ts'
import { lineAt } from './parseFile.ts'
import { readPdfFiles } from './pdfFiles.ts'
import { type Icons, lastIcons, prepareIcons } from './pictures/icons.ts'
import { type DescribedPictures, describePictures } from './pictures/pictures.ts'
import { ContentError, isProblem, type Problem } from './problems.ts'
import { publishedAt } from './published.ts'
import { type Files, readFiles } from './readFiles.ts'
import { openTexts, type Texts, withOthers } from './textFiles.ts'

/** The whole content at one moment. `revision` changes when any text or picture does. */
export interface Content extends Record<Lang, LanguageContent> {
  revision: string
  /** Those that visitors are shown. */
  languages: readonly Lang[]
  /** The folder that it was read from. */
  folder: string
  icons: Icons
  /** Every PDF below `media/` that the content names or prints, with the hash of its bytes. */
  pdfs: ReadonlyMap<string, string>
  /** Names of files that are there and not shown. */
  hidden: ReadonlySet<string>
  /** How many pictures there are, and their files that are still to be made. */
  pictures: Pick<DescribedPictures, 'total' | 'missing'>
  /** What is wrong with files that are left out or shown as they last were good. */
  problems: readonly Problem[]
  /** When what is shown changes by itself next (milliseconds since 1970). */
  nextChange: number | undefined
}

export interface ContentOptions {
  /** The content folder. */
  folder: string
  /** Where prepared pictures are kept between starts. */
  pictures: string
  /** File that keeps the data of parsed files between starts; without it all are parsed. */
  parseCache?: string
  /** The moment (milliseconds since 1970) at which the content is to be shown; what is dated later is refused. */
  now?: number
  /** What is shown in the place of broken files; without it every problem stops the loading. */
  kept?: KeptContent
  /** Reads what is kept in the place of the folder's texts. */
  onlyKept?: boolean
  /** Prepares what else has to be there before content counts as good. */
  prepare?: ((content: Content) => Promise<void>) | undefined
  /** Shows drafts and what is too early or over as well: for those who write. */
  showAll?: boolean
  /** Takes a day that is still to come for no mistake: for who looks at what is published then. */
  anyDay?: boolean
  /** Days after its last trading day for which a share or bond is still shown; without it always. */
  quoteDays?: number
  /** Told how many files had to be parsed so far. */
  onParsed?: (files: number) => void
}

/** The content folder as read and checked. `files` is missing when a file that the site needs cannot be used. */
interface ReadContent extends Reading {
  texts: Texts
}

/** Reads and checks the content folder, with `others` in the place of some texts; prepares nothing. @throws ContentError when the folder cannot be read. */
export async function readContent(
  folder: string,
  now = Date.now(),
  parse?: Parse,
  others: ReadonlyMap<string, Buffer | null> = new Map(),
): Promise<ReadContent> {
  const texts = withOthers(openTexts(folder), others)
  return { texts, ...readTexts(texts, { folder, now, parse }) }
}

/** A day that nothing is later than. */
const endOfTime = '9999-12-31'

interface ReadingOptions {
  folder: string
  now: number
  parse?: Parse | undefined
  showAll?: boolean
  anyDay?: boolean
  quoteDays?: number
}

function readTexts(texts: Texts, options: ReadingOptions): Reading {
  const { folder, now, parse, showAll = false, anyDay = showAll, quoteDays = 0 } = options
  const problems: Problem[] = formatProblems(texts)
  const collected = readFiles(texts, problems, parse, showAll)
  const all = collected && withFigures(collected, problems)
  if (!all) return { all: undefined, files: undefined, next: undefined, problems: problems.map(placed) }
  const broken = new Set(problems.map(({ file }) => file))
  const media = mediaIn(join(folder, 'media'))
  const { files, next } = showAll ? { files: all, next: undefined } : publishedAt(all, now, quoteDays)
  const together = checkTogether(files, media, anyDay ? endOfTime : dayInChina(now))
  // What is still to come is checked now: nobody wants to hear of it at the moment at which it should be there. What is over comes no more.
  const whole = next === undefined ? [] : checkTogether({ ...all, coming: files.coming }, media, endOfTime)
  const over = new Set(files.over.map(({ file }) => file))
  const hidden = whole.filter(({ file }) => files.hidden.includes(file) && !over.has(file))
  const coming = [...hidden, ...checkSchedule(all)]
  // What a broken file would say is not known: that it has no twin, for one, is not true.
  // What is not out yet may still change.
  const published = showAll ? [] : checkEditions(files, (name) => fileHash(join(folder, 'media', name)))
  problems.push(...[...together, ...coming, ...published].filter(({ file }) => !broken.has(file)))
  return { all, files, next, problems: problems.map(placed) }

  function placed(problem: Problem) {
    return withLine(problem, texts)
  }
}

/**
 * Reads, checks and composes the whole content folder. @throws ContentError with every problem found; with `kept`, only when a file
 * that the site cannot be without is broken and was never good.
 */
export async function loadContent(options: ContentOptions): Promise<Content> {
  const { folder, pictures, kept, onlyKept, prepare } = options
  const sound = readShown(options)
  const { texts } = sound
  const files = withoutMissingPages(sound.files)
  const problems = [...sound.problems]
  const values = allValues(sound.all)
  // Also of what is still to come, so that its pictures are there at its moment.
  const names = [...new Set(mediaOf(sound.all, textsOf(values)).map(({ name }) => name))].sort()
  const uses = pictureUsesOf(values)
  const prepared = await describePictures(join(folder, 'media'), pictures, uses, (problem) => {
    if (kept) problems.push(problem)
    return kept !== undefined
  })
  const sizeOn = (name: string) => statSync(join(folder, 'media', name), { throwIfNoEntry: false })?.size ?? 0
  const sizes = new Map(names.map((name) => [name, sizeOn(name)]))
  const icons = await prepareIcons(join(folder, 'media'), pictures, files.site).catch((error) => {
    if (!kept) throw error
    if (error instanceof ContentError) problems.push(...error.problems)
    return lastIcons(pictures, error)
  })
  const sizeOf = (name: string) => sizes.get(name) ?? 0
  const { findPdf, hashes: pdfs } = readPdfFiles(join(folder, 'media'), files, names)
  const sheets = createSheets(files.site.accent)
  const composed = composeAll(files, {
    pictures: prepared,
    sheets,
    mark: icons.mark,
    logos: icons.logos,
    sizeOf,
    findPdf,
  })
  await sheets.write(pictures)
  const hash = createHash('sha256')
  for (const name of texts.names) hash.update(`${name} ${texts.hashes.get(name)}\n`)
  for (const name of files.hidden) hash.update(`not ${name}\n`)
  for (const name of names) hash.update(prepared.find(name)?.src ?? `${name} ${sizes.get(name)}`)
  const content = {
    revision: hash.digest('hex').slice(0, 16),
    folder,
    icons,
    pdfs,
    hidden: new Set(files.hidden),
    pictures: prepared,
    problems,
    nextChange: sound.next,
    ...composed,
  }
  await prepare?.(content)
  if (!onlyKept) kept?.keep(texts)
  return content
}

/** The content of each language; that of a language which the site does without is the main one's. */
function composeAll(files: Files, media: Media): Pick<Content, 'languages' | Lang> {
  const { languages } = files.site
  const composed = new Map(languages.map((lang) => [lang, compose(files, lang, media)]))
  const [main] = composed.values()
  return { languages, ...perLang((lang) => composed.get(lang) ?? (main as LanguageContent)) } // a site has a language
}

/** Reads the content that can be shown, with the help of its parse cache. */
function readShown({
  folder,
  now = Date.now(),
  parseCache,
  onParsed,
  kept,
  onlyKept,
  ...own
}: ContentOptions): ContentWithFallback {
  const cache = parseCache === undefined ? undefined : openParseCache(parseCache, onParsed)
  const texts = kept && onlyKept ? kept.texts() : openTexts(folder)
  const read = (shown: Texts) => readTexts(shown, { ...own, folder, now, parse: cache?.parse })
  const sound = kept ? readWithFallback(texts, kept, read) : { texts, ...whole(read(texts)) }
  cache?.keep()
  return sound
}

const mediaIn = (folder: string): MediaFolder => ({
  has: (name) => existsSync(join(folder, name)),
  names: () => (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []).map(withSlashes),
})
const withSlashes = (name: string) => name.replaceAll('\\', '/')

/** @throws ContentError for any problem. */
function whole({ all, files, next, problems }: Reading): Omit<ContentWithFallback, 'texts'> {
  if (!files || !all || problems.some(isProblem)) throw new ContentError(problems.filter(isProblem))
  return { all, files, next, problems }
}

/** The files with a menu that leads to no page that is not there. */
function withoutMissingPages(files: Files): Files {
  const [main, ...others] = files.site.languages
  const isThere = new Set(files.pages.map(({ path, lang }) => `${lang} ${path}`))
  const navigation = files.navigation.map((section) => ({
    ...section,
    children: section.children.map((group) => ({
      ...group,
      children: group.children
        .filter(({ type, link }) => type || isThere.has(`${main} ${link}`))
        .map((entry) => {
          const without = entry.type ? [] : others.filter((lang) => !isThere.has(`${lang} ${entry.link}`))
          return hiddenIn(entry, without)
        }),
    })),
  }))
  return { ...files, navigation }
}

/** The problem with the line of its field, where it has a field and its file exists. */
export function withLine(problem: Problem, texts: Texts): Problem {
  const { file, line, field, quote } = problem
  if (line !== undefined || field === undefined || !texts.hashes.has(file)) return problem
  return { ...problem, line: lineAt(texts.read(file).bytes.toString(), field, quote) }
}
