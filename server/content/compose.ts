import type { z } from 'zod'
import { calls, type Data } from '#contract/api.ts'
import { type ChannelWords, channelWords } from '#contract/complaints.ts'
import type { Lang } from '#contract/paths.ts'
import type { Banner, Picture } from '#contract/picture.ts'
import type { SearchDocument } from '../search/index.ts'
import type { Certificates } from './certificates.ts'
import { type Articles, articlesOf, homeNewsOf } from './compose/articles.ts'
import { blockComposer } from './compose/blocks.ts'
import { calendarOf } from './compose/calendar.ts'
import type { Sources } from './compose/dataBlocks.ts'
import { localise } from './compose/localise.ts'
import { entriesOf, navigationOf, siteOf } from './compose/navigation.ts'
import { phoneIn } from './compose/phones.ts'
import { latest, parseDays } from './compose/quotes.ts'
import { searchEntriesOf } from './compose/searchEntries.ts'
import { toHtml } from './markdown.ts'
import { captionsOf } from './mediaFiles.ts'
import type { FindPdf } from './pdfFiles.ts'
import type { Icons } from './pictures/icons.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { Files } from './readFiles.ts'

/** Everything the site says in one language, ready to be answered. */
export interface LanguageContent extends Articles {
  site: Omit<Data<'site'>, 'revision' | 'sitePrefix'>
  homeBanners: Banner[]
  homePage: Data<'homePage'>
  homeNews: Data<'homeNews'>
  /** By route. */
  pages: Map<string, Data<'page'>>
  /** By id of a page's or section's navigation entry; `undefined` for an id that is not in the navigation. */
  banners: Map<string, Banner[]>
  categories: Record<keyof Omit<Files['categories'], 'all'>, { typeName: string; typeCode: string }[]>
  brief: Data<'brief'>
  leaderList: Data<'leaderList'>
  course: Data<'course'>
  certifications: Data<'certifications'>
  breedPigs: Data<'breedPigs'>
  meatSale: Data<'meatSale'>
  partners: Data<'partners'>
  pigSale: Data<'pigSale'>
  publicWelfare: Data<'publicWelfare'>
  factorySites: Data<'factorySites'>
  departments: Data<'departments'>
  /** Channels of the misconduct report; one without keys gets them from the data folder. */
  channels: ChannelWords[]
  reports: Data<'reports'>['items']
  reportPolicy: Data<'reportPolicy'>
  quotes: Data<'quotes'>
  calendar: Data<'calendar'>
  /** What search finds, made while it is asked for: only a new index needs it. */
  documents(): Iterable<SearchDocument>
}

/** What of the media folder the content needs: prepared pictures, and the bytes of a file to download. */
export interface Media {
  pictures: Pictures
  mark: Icons['mark']
  certificates: Certificates
  sizeOf(name: string): number
  printed: FindPdf
}

/** Puts the content of one language together. Its input has been checked: a failure here is a defect, not bad content. */
export function compose(
  files: Files,
  lang: Lang,
  { pictures, mark, certificates, sizeOf, printed }: Media,
): LanguageContent {
  const find = (name: string, alt: string): Picture | undefined => {
    const prepared = pictures.find(name)
    return prepared && { ...pictureFields(prepared), alt }
  }
  const need = (name: string, alt: string): Picture => {
    const picture = find(name, alt)
    if (!picture) throw new Error(`picture ${name} was not prepared`)
    return picture
  }
  const home = lang === 'en' ? files.homeEn : files.homeZh
  const navigation = navigationOf(files.navigation, lang)
  const pageFiles = files.pages.filter((page) => page.lang === lang)
  const titles = Object.fromEntries([['/', home.title], ...pageFiles.map(({ path, data }) => [path, data.title])])
  const articles = articlesOf(files, lang, find, printed)
  const site = siteOf(files.site, navigation, lang, titles, mark)

  const bannerOf = (entry: (typeof home.banners)[number] | (typeof pageFiles)[number]['data']): Banner => {
    const picture = need(entry.picture, entry.alt)
    return {
      picInfo: picture.src,
      title: entry.title,
      subtitle: entry.subtitle,
      linkUrl: entry.linkUrl,
      videoInfo: entry.video && `/media/${entry.video}`,
      captions: entry.video && `/media/${captionsOf(entry.video, lang)}`,
      picture,
    }
  }
  const byPath = new Map(pageFiles.map((page) => [page.path, page.data]))
  const banners = new Map<string, Banner[]>([['home', home.banners.map(bannerOf)]])
  for (const { item } of entriesOf(navigation)) {
    const page = byPath.get(item.link)
    if (page) banners.set(item.id, [page, ...(page.banners ?? [])].map(bannerOf))
  }
  // A section shows the banner of its first page, unless one of its pages has the same id.
  for (const { id, children } of navigation) {
    const first = children.flatMap((group) => group.children).find((item) => byPath.has(item.link))
    if (first && !banners.has(id)) banners.set(id, banners.get(first.id) ?? [])
  }
  const categories = Object.fromEntries(
    Object.entries(files.categories).map(([list, entries]) => [
      list,
      [files.categories.all, ...(Array.isArray(entries) ? entries : [])].map((entry) => ({
        typeName: entry[lang],
        typeCode: 'code' in entry ? entry.code : '',
      })),
    ]),
  ) as LanguageContent['categories']
  const categoryName = (code: string) => categories.report.find(({ typeCode }) => typeCode === code)?.typeName ?? ''
  const local = <S extends z.ZodType>(shape: S, value: unknown) => shape.parse(localise(value, lang))
  const reached = <E extends { phone: string }>(entry: E): E => ({ ...entry, phone: phoneIn(lang, entry.phone) })
  const days = {
    stock: parseDays('quotes/stock.csv', files.csv.stock).days,
    bond: parseDays('quotes/bond.csv', files.csv.bond).days,
  }
  const sources: Sources = {
    breedPigs: local(calls.breedPigs.data, files.breedPigs),
    meatSale: local(calls.meatSale.data, { ...files.meatSale, regions: files.meatSale.regions.map(reached) }),
    pigSale: local(calls.pigSale.data, { ...files.pigSale, items: files.pigSale.items.map(reached) }),
    publicWelfare: local(calls.publicWelfare.data, files.publicWelfare.items),
    reportPolicy: local(calls.reportPolicy.data, {
      ...files.reportPolicy,
      categories: categories.report.map((entry) => ({ ...entry, check: entry.typeCode === '' })),
      policies: files.reportPolicy.policies.map((policy) => ({
        ...policy,
        categoryName: categoryName(policy.category),
        zh: { ...policy.zh, body: toHtml(policy.zh.body) },
        en: { ...policy.en, body: toHtml(policy.en.body) },
      })),
    }),
    esg: localise(files.esg, lang) as unknown as Sources['esg'],
  }
  const answered = blockComposer({ need, sizeOf, days, sources })
  const pages = new Map(
    pageFiles.map(({ path, data }) => [
      path,
      {
        path,
        title: data.title,
        subtitle: data.subtitle,
        description: data.description,
        blocks: data.blocks.map(answered),
        related: (data.related ?? []).flatMap((to) => {
          const page = byPath.get(to)
          return page ? [{ to, title: page.title, subtitle: page.subtitle, picture: need(page.picture, page.alt) }] : []
        }),
      },
    ]),
  )

  const content = {
    ...articles,
    site,
    homeBanners: banners.get('home') ?? [],
    homePage: {
      ...home,
      chain: {
        ...home.chain,
        items: home.chain.items.map(({ picture, alt, ...item }) => ({ ...item, picture: need(picture, alt) })),
      },
      sustainability: { ...home.sustainability, picture: need(home.sustainability.picture, home.sustainability.alt) },
    },
    homeNews: homeNewsOf(
      articles.lists,
      new Map(entriesOf(navigation).map(({ item }) => [item.link, item.title])),
      lang,
    ),
    pages,
    banners,
    categories,
    brief: {
      name: site.name,
      shortName: site.shortName,
      slogan: site.slogan,
      text: home.about.text,
      figures: home.about.figures,
    },
    leaderList: local(
      calls.leaderList.data,
      [...files.leaders]
        .sort((a, b) => a.data.order - b.data.order)
        .map(({ id, data }) => ({
          id,
          ...data,
          zh: { ...data.zh, cv: toHtml(data.zh.cv) },
          en: { ...data.en, cv: toHtml(data.en.cv) },
        })),
    ),
    course: local(calls.course.data, files.history.entries),
    certifications: local(
      calls.certifications.data,
      files.certifications.items.map((item) => {
        const alt = [item[lang].title, item.standard, item.number].join(lang === 'en' ? ', ' : '，')
        const drawn = certificates.find(item.id, lang)
        return { ...item, picture: drawn ? { ...drawn, alt } : need(item.picture ?? '', alt) }
      }),
    ),
    breedPigs: sources.breedPigs,
    meatSale: sources.meatSale,
    partners: local(
      calls.partners.data,
      files.partners.items.map((item) => ({ ...item, picture: need(item.picture, item[lang].alt) })),
    ),
    pigSale: sources.pigSale,
    publicWelfare: sources.publicWelfare,
    factorySites: local(calls.factorySites.data, files.factorySites.items),
    departments: local(calls.departments.data, files.factorySites.departments),
    channels: local(channelWords.array(), files.officers.channels),
    reports: local(
      calls.reports.data.shape.items,
      [...files.reports]
        .sort((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id))
        .map(({ id, data }) => ({
          id,
          categoryName: categoryName(data.category),
          file: printed('reports', id, lang),
          ...data,
        })),
    ),
    reportPolicy: sources.reportPolicy,
    quotes: (['stock', 'bond'] as const).map((name) => {
      return local(calls.quotes.data.element, { ...files[name], ...latest(days[name]), days: days[name] })
    }),
    calendar: calendarOf(files, lang),
  } satisfies Omit<LanguageContent, 'documents'>
  return { ...content, documents: () => searchEntriesOf(content, lang) }
}

const pictureFields = ({ src, avif, srcset, narrow, width, height, colour, preview }: Omit<Picture, 'alt'>) => ({
  src,
  avif,
  srcset,
  narrow,
  width,
  height,
  colour,
  preview,
})
