import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataBlockFile } from '#blocks/from/dataBlock.ts'
import type { ArticleKind } from '#contract/article.ts'
import * as routes from '#contract/routes.ts'
import { articleLink, articleLists } from '#contract/routes.ts'

/** Where what has no page of its own is seen, by kind. */
const shownOn: Record<string, string> = {
  home: '/',
  site: '/',
  navigation: '/',
  figures: '/',
  words: '/',
  categories: articleLists.company.route,
  calendar: routes.irContact,
  lots: routes.trace,
  history: routes.history,
  certifications: routes.certifications,
  partners: routes.partners,
  factorySites: routes.complaint,
  channels: routes.complaint,
  report: routes.reports,
  leader: routes.leaders,
  stock: routes.securities,
  bond: routes.securities,
}

/** Lists that pages draw with a block, by what its `data` says: which page does so is the company’s own. */
const drawnBy: Record<string, readonly DataBlockFile['data'][]> = {
  breedPigs: ['performance', 'standards'],
  meatSale: ['product-lines', 'sales-regions'],
  pigSale: ['sale-points', 'indicative'],
  publicWelfare: ['programmes'],
  reportPolicy: ['policies'],
  esg: ['esg'],
  vacancy: ['vacancies'],
}

/** The page of the site on which an item is seen; `content` is the folder of the saved content. The home page where none shows it yet. */
export function pageOf(kind: string, id: string, content: string): string {
  const data = drawnBy[kind]
  if (data) return pageDrawing(data, join(content, 'pages')) ?? '/'
  return shownOn[kind] ?? articleLink(kind as ArticleKind, id)
}

/** The first page with a block of one of these lists, found without reading all as content: it is asked for while somebody types. */
function pageDrawing(data: readonly string[], pages: string): string | undefined {
  const drawing = new RegExp(`\\bdata: *["']?(${data.join('|')})\\b`)
  const file = globSync('**/*.yaml', { cwd: pages })
    .sort()
    .find((name) => drawing.test(readFileSync(join(pages, name), 'utf8')))
  return file && `/${file.replaceAll('\\', '/').replace(/\.\w\w\.yaml$/, '')}`
}
