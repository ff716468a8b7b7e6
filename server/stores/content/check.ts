import type { Files, PageEntry } from './collect.ts'
import { routesIn } from './markdown.ts'
import type { Problem } from './problems.ts'
import { parseDays } from './quotes.ts'

/** Every file in `media/` that the content names: pictures and films. */
export function mediaOf(files: Files): { file: string; name: string }[] {
  const banners = [files.homeZh, files.homeEn].flatMap((home, at) => {
    const file = at === 0 ? 'home.zh.yaml' : 'home.en.yaml'
    return [...home.banners, ...home.chain.items].flatMap((entry) => [
      { file, name: entry.picture },
      ...('video' in entry && entry.video ? [{ file, name: entry.video }] : []),
    ])
  })
  const pages = files.pages.flatMap(({ file, data }) => [
    { file, name: data.picture },
    ...(data.video ? [{ file, name: data.video }] : []),
  ])
  const articles = files.articles.flatMap(({ file, data }) => [
    ...(data.picture ? [{ file, name: data.picture }] : []),
    ...('video' in data ? [{ file, name: data.video }] : []),
  ])
  return [...banners, ...pages, ...articles]
}

/** What must hold between files: twins, pictures and their texts, links, categories, ids. `today` is YYYY-MM-DD. */
export function checkTogether(files: Files, hasMedia: (name: string) => boolean, today: string): Problem[] {
  const problems: Problem[] = []
  const say = (file: string, reason: string, field?: string) => problems.push({ file, field, reason })
  const menu = files.navigation.flatMap((section) => section.children.flatMap((group) => group.children))
  const routes = new Set(['/', ...menu.filter(({ type }) => !type).map(({ link }) => link)])
  const ids = new Map<string, string>()

  for (const { file, name } of mediaOf(files)) if (!hasMedia(name)) say(file, `media/${name} does not exist`)
  for (const { file, id, data, kind } of files.articles) {
    const first = ids.get(id)
    if (first) say(file, `the id "${id}" is used by ${first} as well`)
    ids.set(id, file)
    if (!id.startsWith(data.date)) say(file, `the file name does not begin with the date ${data.date}`, 'date')
    if (data.date > today) say(file, `${data.date} lies in the future`, 'date')
    if (!files.categories[kind].some(({ code }) => code === data.category)) {
      say(file, `there is no ${kind} category "${data.category}"`, 'category')
    }
    const languages = 'en' in data ? (['zh', 'en'] as const) : (['zh'] as const)
    for (const lang of languages) {
      const words = lang === 'en' && 'en' in data ? data.en : data.zh
      if (data.picture && !words.alt) say(file, 'a picture needs a description', `${lang}.alt`)
      checkLinks(file, words.body, `${lang}.body`)
    }
  }
  for (const { file, data } of files.reports) {
    if (!files.categories.report.some(({ code }) => code === data.category)) {
      say(file, `there is no report category "${data.category}"`, 'category')
    }
    if (data.date > today) say(file, `${data.date} lies in the future`, 'date')
  }
  for (const page of files.pages) {
    if (!routes.has(page.path)) say(page.file, `no navigation entry links to ${page.path}`)
    for (const [at, block] of page.data.blocks.entries()) {
      const field = `blocks.${at}`
      if (block.type === 'lead' || block.type === 'prose' || block.type === 'callout') checkLinks(page.file, block.text, `${field}.text`)
      if (block.type === 'callout' && block.link) checkRoute(page.file, block.link.to, `${field}.link.to`)
      if (block.type === 'cards') {
        for (const [row, item] of block.items.entries()) if (item.link) checkRoute(page.file, item.link, `${field}.items.${row}.link`)
      }
      if (block.type === 'table' && block.rows.some((row) => row.length !== block.columns.length)) {
        say(page.file, `a row has not ${block.columns.length} cells, as there are columns`, `${field}.rows`)
      }
    }
  }
  for (const [at, home] of [files.homeZh, files.homeEn].entries()) {
    const file = at === 0 ? 'home.zh.yaml' : 'home.en.yaml'
    const links = [home.about.link.to, home.securities.link.to, home.sustainability.link.to, home.integrity.link.to]
    for (const to of [...links, ...home.chain.items.map(({ link }) => link)]) checkRoute(file, to)
  }
  checkTwins()
  for (const name of ['stock', 'bond'] as const) parseDays(`quotes/${name}.csv`, files.csv[name], problems)
  const known = new Set(menu.map(({ id }) => id))
  for (const id of files.site.footer.columns.flatMap(({ items }) => items)) {
    if (!known.has(id)) say('site.yaml', `the footer names "${id}", which is not in the navigation`, 'footer.columns')
  }
  return problems

  function checkRoute(file: string, to: string, field?: string) {
    const path = to.split('?')[0] ?? ''
    const isArticle = files.articles.some(({ id }) => `/${id}` === path)
    if (!routes.has(path) && !isArticle) say(file, `the link ${to} leads nowhere`, field)
  }

  function checkLinks(file: string, markdown: string, field: string) {
    for (const to of routesIn(markdown)) checkRoute(file, to, field)
  }

  function checkTwins() {
    const page = (path: string, lang: 'zh' | 'en') => files.pages.find((entry) => entry.path === path && entry.lang === lang)
    for (const entry of menu.filter(({ type }) => !type)) {
      const zh = page(entry.link, 'zh')
      const en = page(entry.link, 'en')
      const stem = `pages${entry.link}`
      if (!zh) say(`${stem}.zh.yaml`, 'is missing, but the navigation links to it')
      if (!en && !entry.enHidden) say(`${stem}.en.yaml`, `is missing: ${stem}.zh.yaml has no English twin`)
      if (zh && en) checkStructure(zh, en)
    }
  }

  function checkStructure(zh: PageEntry, en: PageEntry) {
    const outline = ({ data }: PageEntry) =>
      data.blocks.map((block) => `${block.type}${'items' in block ? `(${block.items.length})` : 'rows' in block ? `(${block.rows.length})` : ''}`)
    const [chinese, english] = [outline(zh), outline(en)]
    for (let at = 0; at < Math.max(chinese.length, english.length); at++) {
      if (chinese[at] === english[at]) continue
      say(en.file, `${english[at] ?? 'nothing'} stands where ${zh.file} has ${chinese[at] ?? 'nothing'}`, `blocks.${at}`)
      return
    }
  }
}
