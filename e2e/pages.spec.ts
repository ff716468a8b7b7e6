import { expect, test } from '@playwright/test'
import { sealedPages } from '../contract/paths.ts'
import { addresses, companyNews, hiddenInEnglish, securitiesNews } from './addresses.ts'
import { chineseInDocument } from './chinese.ts'
import { daily, type Lang, type Look, languages, looks, real, still } from './site.ts'
import { walkPages } from './walk.ts'

/* The walk over all pages of the sample company (`walk.ts`). */

test.use(still)

const routesIn = (lang: Lang) => addresses.filter((route) => lang === 'zh' || !hiddenInEnglish.includes(route))
/** Pages that one test opens: the memory of what was looked at slows the browser down. */
const together = 12

/**
 * Every commit opens an address once: each of its two looks has every other address. `test:all` opens the rest of these and all of the
 * other two looks.
 */
const isTurn = (route: string, lang: Lang) =>
  hiddenInEnglish.includes(route) || addresses.indexOf(route) % 2 === languages.indexOf(lang)
/**
 * At pages with code of their own (`web/pages`) axe looks in every commit. All others are blocks in one frame: `parts.spec.ts` looks
 * at every block, and `test:all` at every page.
 */
const withOwnCode = new Set([
  ...['/', '/search', '/introduction', '/developProcess', '/manageTeam', '/cooperativePartner', '/certification'],
  '/siteMap',
  ...['/honest/report', '/honest/query', '/honest/list', '/securities', '/contact', '/financial', '/reportDownload'],
  ...['/companyDynamic', '/opticCentre', '/enterpriseDynamics', '/announcement', securitiesNews, companyNews],
])
/** The routes of a look that one test opens together, and whether every commit does. */
function groupsOf({ lang, details }: Look) {
  const routes = routesIn(lang)
  const turn = routes.filter((route) => !details.tag && isTurn(route, lang))
  const rest = routes.filter((route) => !turn.includes(route))
  return [turn, rest].flatMap((some) =>
    Array.from({ length: Math.ceil(some.length / together) }, (_, at) => ({
      routes: some.slice(at * together, (at + 1) * together),
      details: daily(some === turn),
    })),
  )
}

for (const lang of languages) {
  test(`every address has a title and a description of its own in ${lang}, and no Chinese in English`, async ({
    request,
  }) => {
    // Browsers write titles into their history: form and look-up of the misconduct report have the site's own.
    const sealed = new Set<string>(sealedPages)
    const routes = routesIn(lang).sort((a, b) => Number(sealed.has(a)) - Number(sealed.has(b)))
    const documents = await Promise.all(routes.map(async (route) => (await request.get(real(route, lang))).text()))
    for (const part of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
      const own = String(part).includes('title') ? routes.length - sealed.size : routes.length
      const texts = documents.slice(0, own).map((html) => part.exec(html)?.[1])
      expect(texts.filter((text, at) => !text || texts.indexOf(text) !== at)).toEqual([])
    }
    if (lang === 'en') expect(documents.flatMap(chineseInDocument)).toEqual([])
  })
}

for (const look of looks) {
  const { lang, width, size } = look
  test.describe(`in ${lang} at ${width} px`, () => {
    test.use(size)

    for (const { routes, details } of groupsOf(look)) {
      const title = `${routes[0]} and those after it read before the app is there, are hydrated as they are, and stay in order`
      test(title, details, async ({ page }) => {
        test.setTimeout(240_000)
        const isLookedAt = (route: string) => details.tag !== undefined || withOwnCode.has(route)
        await walkPages(page, { routes, lang, width, isLookedAt })
      })
    }
  })
}
