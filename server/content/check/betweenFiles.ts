import type { Finding } from '#blocks/kind.ts'
import { type BlockFile, kindOf } from '#blocks/kinds.ts'
import { checkFilter } from '#blocks/table/kind.ts'
import { isHiddenIn, type Lang } from '#contract/paths.ts'
import { complaint, complaintQuery, reportChannels } from '#contract/routes.ts'
import { allTexts } from '../allTexts.ts'
import { checkCalendar } from '../compose/calendar.ts'
import { columnsOf } from '../compose/dataBlocks.ts'
import { parseDays, quoteNames } from '../compose/quotes.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { mediaOf } from '../mediaFiles.ts'
import type { Problem } from '../problems.ts'
import { type Files, fileOf, type PageEntry, wordsIn } from '../readFiles.ts'
import { isPicture } from '../shapes/media.ts'
import type { Reason } from '../words/index.ts'
import type { BlockOutline } from '../words/zh.ts'
import { checkBanners } from './banners.ts'
import { checkCertificates, checkDates, checkWeeks } from './dates.ts'
import { checkIndicators, checkTargets } from './indicators.ts'
import { checkLinks } from './links.ts'
import { checkLots } from './lots.ts'
import { checkSalePoints } from './salePoints.ts'
import { checkSearchAnswers } from './searchAnswers.ts'
import { checkNumbers } from './twinNumbers.ts'
import { checkUniqueIds } from './uniqueIds.ts'

/** The files below `media/`. Their names are asked for when one is missing. */
export interface MediaFolder {
  has(name: string): boolean
  names(): string[]
}

/** What must hold between files: twins, pictures and their texts, links, categories, ids. `today` is YYYY-MM-DD. */
export function checkTogether(files: Files, media: MediaFolder, today: string): Problem[] {
  const words = allTexts(files)
  const missing = mediaOf(files, words).filter(({ name }) => !media.has(name))
  const names = missing.length > 0 ? media.names() : []
  const own = [
    ...checkArticles(files),
    ...checkBanners(files),
    ...checkDates(files, today),
    ...checkWeeks(files),
    ...checkCertificates(files),
    ...checkCalendar(files),
    ...checkIndicators(files),
    ...checkLots(files),
    ...quoteNames
      .filter((name) => files[name] || files.csv[name] !== '')
      .flatMap((name) => parseDays(`quotes/${name}.csv`, files.csv[name], today).problems),
  ]
  const between = [
    ...checkPages(files),
    ...checkReports(files),
    ...checkTwins(files),
    ...checkFooter(files),
    ...checkUniqueIds(files),
    ...checkLinks(files, words),
    ...checkSearchAnswers(files),
    ...checkSalePoints(files),
  ]
  return [
    ...missing.map(({ file, field, name }) => ({
      file,
      field,
      reason: missingFile(name, field, names),
      elsewhere: isPicture(name), // a drawing stands for it
    })),
    ...own,
    ...between.map((problem) => ({ ...problem, elsewhere: true })),
  ]
}

/** A PDF is named by no field: it is made from the file itself. Captions are named by their film. */
function missingFile(name: string, field: string | undefined, names: readonly string[]): Reason {
  if (field === undefined) return { is: 'pdfMissing', name }
  const film = name.replace(/\.\w\w\.vtt$/, '.mp4')
  return film === name
    ? { is: 'mediaMissing', name, meant: nearest(name, names) }
    : { is: 'captionsMissing', name, film }
}

function checkArticles(files: Files): Problem[] {
  const problems: Problem[] = []
  for (const { file, id, data, kind } of files.articles) {
    if (!/^[\w-]+$/.test(id)) problems.push({ file, reason: { is: 'articleFileName' } })
    if (!id.startsWith(data.date)) {
      const name = [data.date, id.replace(/^\d{4}-\d{1,2}-\d{1,2}-?/, '')].filter(Boolean).join('-')
      problems.push({ file, field: 'date', reason: { is: 'fileNameDate', date: data.date, name: `${name}.yaml` } })
    }
    for (const lang of files.site.languages) {
      const words = wordsIn(data, lang)
      if (data.picture && words && !words.alt)
        problems.push({ file, field: `${lang}.alt`, reason: { is: 'descriptionMissing' } })
    }
    problems.push(...checkFiling(file, data, kind))
  }
  for (const { file, data } of files.reports) problems.push(...checkFiling(file, data, 'report'))
  return problems

  function checkFiling(file: string, { category }: { category: string }, list: keyof Files['categories']): Problem[] {
    const categories = files.categories[list]
    if (!Array.isArray(categories) || categories.some(({ code }) => code === category)) return []
    return [{ file, field: 'category', reason: { is: 'unknownCategory', list, category, allowed: categories } }]
  }
}

function checkPages(files: Files): Problem[] {
  const routes = new Set(menuOf(files).map(({ link }) => link))
  return files.pages.flatMap(({ file, path, data }): Problem[] => {
    if (!/^[\w/-]+$/.test(path)) return [{ file, reason: { is: 'articleFileName' } }]
    const problems: Problem[] = routes.has(path) ? [] : [{ file, reason: { is: 'pageWithoutEntry', route: path } }]
    for (const [at, block] of data.blocks.entries()) {
      problems.push(
        ...checkShape(block, files).map(({ key, reason }) => ({ file, field: `blocks.${at}.${key}`, reason })),
      )
    }
    return problems
  })
}

/** Whoever takes reports needs the pages on which they are made, followed and explained. */
function checkReports(files: Files): Problem[] {
  if (files.channels.channels.length === 0) return []
  const led = new Set(menuOf(files).map(({ link }) => link))
  const missing = [reportChannels, complaint, complaintQuery].filter((route) => !led.has(route))
  const file = fileOf.channels
  return missing.map((route) => ({ file, reason: { is: 'reportPageMissing', route } }))
}

/** What a block's own shape cannot say: that its rows fit its columns, its values its categories. */
function checkShape(block: BlockFile, files: Files): Finding[] {
  if (block.type === 'model') return checkTargets('items', block.items, files)
  if (block.type !== 'from') return kindOf(block).check?.(block, nearest) ?? []
  if (!('columns' in block)) return []
  const [found, wanted] = [block.columns.length, columnsOf(block.data, files)]
  const reason: Reason = { is: 'columnsOfData', data: block.data, found, wanted }
  return [...(found === wanted ? [] : [{ key: 'columns', reason }]), ...checkFilter(block, nearest)]
}

function checkTwins(files: Files): Problem[] {
  return menuOf(files).flatMap((entry): Problem[] => {
    const pageIn = (lang: Lang) => files.pages.find((page) => page.path === entry.link && lang === page.lang)
    const fileIn = (lang: Lang) => `pages${entry.link}.${lang}.yaml`
    const [first, ...others] = files.site.languages
    if (!first) return []
    const main = pageIn(first)
    const ownProblems: Problem[] = main ? [] : [{ file: fileIn(first), reason: { is: 'pageMissing' } }]
    return [...ownProblems, ...others.flatMap((lang) => checkTwin(lang))]

    function checkTwin(lang: Lang): Problem[] {
      const twin = pageIn(lang)
      if (twin) return main ? checkStructure(main, twin) : []
      if (isHiddenIn(lang, entry)) return []
      const [file, mark] = [fileIn(lang), lang === 'en' ? 'enHidden: true' : `hiddenIn: [${lang}]`]
      return [{ file, reason: main ? { is: 'twinMissing', twin: main.file, lang, mark } : { is: 'pageMissing' } }]
    }
  })
}

function checkStructure(main: PageEntry, twin: PageEntry): Problem[] {
  const [there, here] = [outlineOf(main), outlineOf(twin)]
  const at = Array.from({ length: Math.max(there.length, here.length) }).findIndex(
    (_, place) => there[place]?.name !== here[place]?.name || there[place]?.size !== here[place]?.size,
  )
  if (at < 0) return checkNumbers(main, twin)
  const reason: Reason = { is: 'blocksDiffer', here: here[at], there: there[at], twin: main.file }
  return [{ file: twin.file, field: `blocks.${at}`, reason }]
}

const outlineOf = ({ data }: PageEntry): BlockOutline[] =>
  data.blocks.map((block) => {
    const kind = block.type === 'chart' ? block.kind : block.type === 'from' ? block.data : undefined
    const list = ['items', 'rows', 'categories', 'slices'].find((name) => name in block)
    const size = list === undefined ? undefined : (block as unknown as Record<string, unknown[]>)[list]?.length // a list, in every block that has it
    return { name: kind === undefined ? block.type : `${block.type}/${kind}`, size }
  })

function checkFooter(files: Files): Problem[] {
  const outsideSections = files.navigation.filter(({ type }) => type === 'jump')
  const navigationIds = new Set([...[...outsideSections, ...menuOf(files, true)].map(({ id }) => id), ...files.hidden])
  const { columns, legal } = files.site.footer
  const rows = [
    ...columns.map(({ items }, column) => ({ items, place: `footer.columns.${column}.items` })),
    { items: legal, place: 'footer.legal' },
  ]
  return rows.flatMap(({ items, place }) =>
    items.flatMap((id, row): Problem[] => {
      if (navigationIds.has(id)) return []
      const field = `${place}.${row}`
      return [{ file: fileOf.site, field, reason: { is: 'footerEntry', id, meant: nearest(id, navigationIds) } }]
    }),
  )
}

/** Entries of the menu; those that lead outside only when asked for. */
const menuOf = (files: Files, withOutside = false) =>
  files.navigation
    .flatMap((section) => section.children.flatMap((group) => group.children))
    .filter(({ type }) => withOutside || !type)
