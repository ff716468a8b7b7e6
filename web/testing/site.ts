// biome-ignore-all lint/style/noRestrictedImports: tests read the real content, as the server does
import { join } from 'node:path'
import type { z } from 'zod'
import { isHiddenIn, type Lang, rootPath } from '#contract/paths.ts'
import { wholeLangOf } from '#contract/wholeLangs.ts'
import { entriesOf, navigationOf, siteOf } from '../../server/content/compose/navigation.ts'
import { parseFile } from '../../server/content/parseFile.ts'
import { pageFile } from '../../server/content/shapes/pages.ts'
import { categoriesFile, navigationFile, siteFile } from '../../server/content/shapes/site.ts'
import { openTexts } from '../../server/content/textFiles.ts'
import type { SiteContext } from '../data/site.tsx'
import { en } from '../words/en.ts'
import { zh } from '../words/zh.ts'

const texts = openTexts(join(import.meta.dirname, '../../content'))

function contentOf<S extends z.ZodType>(name: string, shape: S): z.output<S> {
  const data = parseFile(texts.read(name), shape, [])
  if (data === undefined) throw new Error(`${name} is broken`)
  return data
}
const navigation = contentOf('navigation.yaml', navigationFile)
const site = contentOf('site.yaml', siteFile)

/** The categories of every list, as the content has them. */
export const categories = contentOf('categories.yaml', categoriesFile)

/** Title of a route's page, as its content file has it. */
export const titleOf = (route: string, lang: Lang) => contentOf(`pages${route}.${lang}.yaml`, pageFile).title

const mark = { light: '/pictures/mark.svg', dark: '/pictures/mark-on-dark.svg', width: 64, height: 64 }

/** What the document brings, from the real navigation and site files; titles are those of the menu. */
export function siteIn(lang: Lang): SiteContext {
  const tree = navigationOf(navigation, lang, site.languages)
  const pages = entriesOf(tree).filter(({ item }) => !item.type && !isHiddenIn(lang, item))
  const titles = Object.fromEntries(pages.map(({ item }) => [item.link, item.title]))
  const words = { zh, en }[wholeLangOf(lang)]
  titles['/'] = `${site.shortName[lang]} – ${site.slogan[lang]}`
  return {
    ...siteOf(site, tree, lang, { titles, mark, homeCalls: ['news', 'securities'] }),
    revision: 'test',
    sitePrefix: 'site',
    words,
    root: rootPath(lang, site.languages),
  }
}
