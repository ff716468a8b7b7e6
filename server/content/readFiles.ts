import type { z } from 'zod'
import type { ArticleKind } from '#contract/article.ts'
import type { Parse } from './parseCache.ts'
import { parseFile } from './parseFile.ts'
import type { Problem } from './problems.ts'
import * as shapes from './shapes/index.ts'
import type { Texts } from './textFiles.ts'

/** Folder and shape of every kind of article. */
const articleFolders = {
  company: ['news/company', shapes.articleFile],
  event: ['news/events', shapes.articleFile],
  industry: ['news/industry', shapes.articleFile],
  media: ['news/media', shapes.mediaFile],
  video: ['news/videos', shapes.videoFile],
  securities: ['securities', shapes.articleFile],
  dynamics: ['dynamics', shapes.articleFile],
  announcement: ['announcements', shapes.announcementFile],
} as const satisfies Record<ArticleKind, readonly [string, z.ZodType]>

const singleFiles = {
  site: ['site.yaml', shapes.siteFile],
  navigation: ['navigation.yaml', shapes.navigationFile],
  categories: ['categories.yaml', shapes.categoriesFile],
  figures: ['figures.yaml', shapes.figuresFile],
  calendar: ['calendar.yaml', shapes.calendarFile],
  esg: ['esg-data.yaml', shapes.esgFile],
  homeZh: ['home.zh.yaml', shapes.homeFile],
  homeEn: ['home.en.yaml', shapes.homeFile],
  history: ['history.yaml', shapes.historyFile],
  certifications: ['certifications.yaml', shapes.certificationsFile],
  breedPigs: ['breed-pigs.yaml', shapes.breedPigsFile],
  meatSale: ['meat-sale.yaml', shapes.meatSaleFile],
  partners: ['partners.yaml', shapes.partnersFile],
  pigSale: ['pig-sale.yaml', shapes.pigSaleFile],
  publicWelfare: ['public-welfare.yaml', shapes.publicWelfareFile],
  factorySites: ['factory-sites.yaml', shapes.factorySitesFile],
  officers: ['officers.yaml', shapes.officersFile],
  reportPolicy: ['report-policy.yaml', shapes.reportPolicyFile],
  stock: ['quotes/stock.yaml', shapes.quoteFile],
  bond: ['quotes/bond.yaml', shapes.quoteFile],
} as const

/** Name of every file that stands alone. */
export const fileOf = Object.fromEntries(Object.entries(singleFiles).map(([name, [file]]) => [name, file])) as {
  [N in keyof typeof singleFiles]: (typeof singleFiles)[N][0]
}

type Single = { [N in keyof typeof singleFiles]: z.output<(typeof singleFiles)[N][1]> }

export interface ArticleEntry {
  id: string
  file: string
  kind: ArticleKind
  data: z.output<(typeof articleFolders)[ArticleKind][1]>
}
export interface PageEntry {
  file: string
  path: string
  lang: 'zh' | 'en'
  data: z.output<typeof shapes.pageFile>
}
export interface Entry<S extends z.ZodType> {
  id: string
  file: string
  data: z.output<S>
}

/** Every content file, parsed and checked by itself; what holds between files is checked later. */
export interface Files extends Single {
  articles: ArticleEntry[]
  pages: PageEntry[]
  reports: Entry<typeof shapes.reportFile>[]
  leaders: Entry<typeof shapes.leaderFile>[]
  csv: { stock: string; bond: string }
}

/** Parses all files. Problems are added to `problems`; `undefined` when a file that cannot be missed is. */
export function readFiles(texts: Texts, problems: Problem[], parse?: Parse): Files | undefined {
  const left = new Set(texts.names)
  const take = (name: string) => (left.delete(name) ? texts.read(name) : undefined)
  const inFolder = <S extends z.ZodType>(folder: string, shape: S): Entry<S>[] =>
    texts.names
      .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.yaml'))
      .flatMap((file) => {
        const text = take(file)
        const data = text && parseFile(text, shape, problems, parse)
        return data === undefined ? [] : [{ id: file.slice(folder.length + 1, -'.yaml'.length), file, data }]
      })

  const single = Object.fromEntries(
    Object.entries(singleFiles).map(([name, [file, shape]]) => {
      const text = take(file)
      if (text === undefined) problems.push({ file, reason: 'is missing' })
      return [name, text && parseFile(text, shape as z.ZodType, problems, parse)]
    }),
  ) as Partial<Single>

  const rows = (file: string) => take(file)?.bytes.toString() ?? ''
  const csv = { stock: rows('quotes/stock.csv'), bond: rows('quotes/bond.csv') }
  const articles = Object.entries(articleFolders).flatMap(([kind, [folder, shape]]) =>
    inFolder<z.ZodType<ArticleEntry['data']>>(folder, shape).map((entry) => ({ ...entry, kind: kind as ArticleKind })),
  )
  const reports = inFolder('reports', shapes.reportFile)
  const leaders = inFolder('leaders', shapes.leaderFile)
  const pages = inFolder('pages', shapes.pageFile).flatMap((entry): PageEntry[] => {
    const [, route, lang] = entry.id.match(/^(.+)\.(zh|en)$/) ?? []
    if (!route || !lang) {
      problems.push({ file: entry.file, reason: 'a page file ends in .zh.yaml or .en.yaml' })
      return []
    }
    return [{ file: entry.file, path: `/${route}`, lang: lang as 'zh' | 'en', data: entry.data }]
  })
  for (const file of left) problems.push({ file, reason: 'belongs to no part of the site; move or remove it' })
  if (Object.values(single).some((data) => data === undefined)) return undefined
  return { ...(single as Single), csv, articles, pages, reports, leaders }
}
