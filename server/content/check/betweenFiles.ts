import { allTexts } from '../allTexts.ts'
import { checkCalendar } from '../compose/calendar.ts'
import { columnsOf } from '../compose/dataBlocks.ts'
import { parseDays, quoteNames } from '../compose/quotes.ts'
import { mediaOf } from '../mediaFiles.ts'
import type { Problem } from '../problems.ts'
import { type Files, fileOf, type PageEntry } from '../readFiles.ts'
import { type BlockFile, isPicture } from '../shapes/blocks.ts'
import { checkDates } from './dates.ts'
import { checkLinks } from './links.ts'
import { checkUniqueIds } from './uniqueIds.ts'

/** What must hold between files: twins, pictures and their texts, links, categories, ids. `today` is YYYY-MM-DD. */
export function checkTogether(files: Files, hasMedia: (name: string) => boolean, today: string): Problem[] {
  const words = allTexts(files)
  const missing = mediaOf(files, words).filter(({ name }) => !hasMedia(name))
  const own = [
    ...checkArticles(files),
    ...checkDates(files, today),
    ...checkCalendar(files),
    ...checkIndicators(files),
    ...quoteNames.flatMap((name) => parseDays(`quotes/${name}.csv`, files.csv[name], today).problems),
  ]
  const between = [
    ...checkPages(files),
    ...checkTwins(files),
    ...checkFooter(files),
    ...checkUniqueIds(files),
    ...checkLinks(files, words),
  ]
  return [
    ...missing.map(({ file, field, name }) => ({
      file,
      field,
      reason: `media/${name} does not exist${field === undefined ? printHint : ''}`,
      elsewhere: isPicture(name), // a drawing stands for it
    })),
    ...own,
    ...between.map((problem) => ({ ...problem, elsewhere: true })),
  ]
}

/** A PDF is named by no field: it is made from the file itself. */
const printHint = '; "npm --prefix tools run pdfs" prints it'

function checkArticles(files: Files): Problem[] {
  const problems: Problem[] = []
  for (const { file, id, data, kind } of files.articles) {
    if (!/^[\w-]+$/.test(id))
      problems.push({ file, reason: 'the file name may hold letters, digits and hyphens alone' })
    if (!id.startsWith(data.date)) {
      problems.push({ file, field: 'date', reason: `the file name does not begin with the date ${data.date}` })
    }
    const words = 'en' in data ? { zh: data.zh, en: data.en } : { zh: data.zh }
    for (const [lang, { alt }] of Object.entries(words)) {
      if (data.picture && !alt) problems.push({ file, field: `${lang}.alt`, reason: 'a picture needs a description' })
    }
    problems.push(...checkFiling(file, data, kind))
  }
  for (const { file, data } of files.reports) problems.push(...checkFiling(file, data, 'report'))
  return problems

  function checkFiling(file: string, { category }: { category: string }, list: keyof Files['categories']): Problem[] {
    const categories = files.categories[list]
    if (!Array.isArray(categories) || categories.some(({ code }) => code === category)) return []
    return [{ file, field: 'category', reason: `there is no ${list} category "${category}"` }]
  }
}

function checkPages(files: Files): Problem[] {
  const routes = new Set(menuOf(files).map(({ link }) => link))
  return files.pages.flatMap(({ file, path, data }): Problem[] => {
    const problems: Problem[] = routes.has(path) ? [] : [{ file, reason: `no navigation entry links to ${path}` }]
    for (const [at, block] of data.blocks.entries()) {
      problems.push(
        ...checkShape(block, files).map(({ key, reason }) => ({ file, field: `blocks.${at}.${key}`, reason })),
      )
    }
    return problems
  })
}

/** What a block's own shape cannot say: that its rows fit its columns, its values its categories. */
function checkShape(block: BlockFile, files: Files): { key: string; reason: string }[] {
  if (block.type === 'table' || (block.type === 'from' && 'columns' in block)) {
    const { columns, filter } = block
    const named = filter === undefined || columns.includes(filter)
    return [
      ...checkColumns(block, files),
      ...(named ? [] : [{ key: 'filter', reason: `there is no column "${filter}"` }]),
    ]
  }
  if (block.type !== 'chart' || !('series' in block)) return []
  const { categories, series } = block
  return series.flatMap(({ name, values }, at) => {
    if (values.length === categories.length) return []
    const reason = `${name} has not ${categories.length} values, as there are categories`
    return [{ key: `series.${at}.values`, reason }]
  })
}

function checkColumns(block: Extract<BlockFile, { columns: string[] }>, files: Files) {
  const { length } = block.columns
  if (block.type === 'table') {
    const fits = block.rows.every((row) => row.length === length)
    return fits ? [] : [{ key: 'rows', reason: `a row has not ${length} cells, as there are columns` }]
  }
  const wanted = columnsOf(block.data, files)
  return length === wanted ? [] : [{ key: 'columns', reason: `${block.data} has ${wanted} columns, not ${length}` }]
}

function checkTwins(files: Files): Problem[] {
  return menuOf(files).flatMap((entry): Problem[] => {
    const [zh, en] = (['zh', 'en'] as const).map((lang) =>
      files.pages.find((page) => page.path === entry.link && page.lang === lang),
    )
    const stem = `pages${entry.link}`
    return [
      ...(zh ? [] : [{ file: `${stem}.zh.yaml`, reason: 'is missing, but the navigation links to it' }]),
      ...(en || entry.enHidden
        ? []
        : [{ file: `${stem}.en.yaml`, reason: `is missing: ${stem}.zh.yaml has no English twin` }]),
      ...(zh && en ? checkStructure(zh, en) : []),
    ]
  })
}

function checkStructure(zh: PageEntry, en: PageEntry): Problem[] {
  const [chinese, english] = [outlineOf(zh), outlineOf(en)]
  const at = Array.from({ length: Math.max(chinese.length, english.length) }).findIndex(
    (_, place) => chinese[place] !== english[place],
  )
  if (at < 0) return []
  const reason = `${english[at] ?? 'nothing'} stands where ${zh.file} has ${chinese[at] ?? 'nothing'}`
  return [{ file: en.file, field: `blocks.${at}`, reason }]
}

const outlineOf = ({ data }: PageEntry): string[] =>
  data.blocks.map((block) => {
    const kind = block.type === 'chart' ? `${block.kind} chart` : block.type === 'from' ? block.data : block.type
    const list = ['items', 'rows', 'categories', 'slices'].find((name) => name in block)
    const size = list && (block as unknown as Record<string, unknown[]>)[list]?.length
    return size === undefined ? kind : `${kind}(${size})`
  })

function checkIndicators({ esg }: Files): Problem[] {
  return esg.items.flatMap(({ id, values }, at) => {
    if (values.length === esg.years.length) return []
    const reason = `${id} has not ${esg.years.length} values, as there are years`
    return [{ file: fileOf.esg, field: `items.${at}.values`, reason }]
  })
}

function checkFooter(files: Files): Problem[] {
  const outsideSections = files.navigation.filter(({ type }) => type === 'jump')
  const navigationIds = new Set([...[...outsideSections, ...menuOf(files, true)].map(({ id }) => id), ...files.hidden])
  return files.site.footer.columns.flatMap(({ items }, column) =>
    items.flatMap((id, row): Problem[] => {
      if (navigationIds.has(id)) return []
      const field = `footer.columns.${column}.items.${row}`
      return [{ file: fileOf.site, field, reason: `the footer names "${id}", which is not in the navigation` }]
    }),
  )
}

/** Entries of the menu; those that lead outside only when asked for. */
const menuOf = (files: Files, withOutside = false) =>
  files.navigation
    .flatMap((section) => section.children.flatMap((group) => group.children))
    .filter(({ type }) => withOutside || !type)
