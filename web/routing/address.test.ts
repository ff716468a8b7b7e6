import { expect, test } from 'vitest'
import { hashAddress, otherDocument, parseRoute, routeOf, routeOfLink } from './address.ts'

const at = (address: string) => new URL(address, 'https://site.example')

test.each([
  ['/', '/'],
  ['/en/', '/en/'],
  ['/#/', '/'],
  ['/introduction', '/#/introduction'],
  ['/en/introduction', '/en/#/introduction'],
  ['/securities/marketNews/', '/#/securities/marketNews'],
  ['/securities/detail/results-2025/', '/#/securities/detail?id=results-2025'],
  ['/en/companyDynamic/page/2/', '/en/#/companyDynamic?page=2'],
  ['/companyDynamic/page/2?year=2025', '/#/companyDynamic?page=2&year=2025'],
  ['/introduction#/culture', '/#/culture'],
  ['/introduction#/', '/'],
  ['/companyDynamic?year=2024', '/#/companyDynamic?year=2024'],
  ['/companyDynamic?category=&year=2024', '/#/companyDynamic?year=2024'],
  ['/companyDynamic?category=1&year=', '/#/companyDynamic?category=1'],
  ['/search?keyword=', '/#/search'],
  ['/engineer', '/#/engineer'],
  ['/en/engineer', '/en/#/engineer'],
  ['/culture#culture-a-part', '/#/culture'],
  ['/#/companyDynamic?year=2024&page=2', '/#/companyDynamic?year=2024&page=2'],
  ['/#!/culture', '/#/culture'],
])('a reader sees %s as %s', (opened, shown) => {
  const address = at(opened)
  expect(
    hashAddress(
      address.pathname.startsWith('/en') && !address.pathname.startsWith('/eng') ? '/en/' : '/',
      routeOf(address),
    ),
  ).toBe(shown)
})

test.each([
  ['/#/en/introduction', 'zh', '/en/introduction'],
  ['/#/en', 'zh', '/en/'],
  ['/#/en?keyword=pork', 'zh', '/en/?keyword=pork'],
  ['/en/#/en/culture', 'en', undefined],
  ['/culture', 'en', '/culture'],
  ['/#/EN/culture', 'zh', '/en/culture'],
  ['/#!/en/culture', 'zh', '/en/culture'],
  ['/en/#/zh/culture', 'en', '/culture'],
  ['/#/zh/culture', 'zh', undefined],
  ['/#/engineer', 'zh', undefined],
  ['/#/environmentalManage', 'zh', undefined],
  ['/en/#/culture', 'en', undefined],
] as const)('%s in a document in %s names another one: %s', (address, lang, other) => {
  expect(otherDocument(at(address), { lang, languages: ['zh', 'en'] })).toBe(other)
})

test.each([
  ['/#/zh/culture', 'en', '/zh/culture'],
  ['/#/en/culture', 'en', undefined],
  ['/zh/#/en/culture', 'zh', '/culture'],
  ['/zh/#/culture', 'zh', undefined],
  ['/#/ja', 'en', '/ja/'],
  ['/culture', 'zh', '/culture'],
  ['/zh/culture', 'en', '/zh/culture'],
] as const)('on a site whose main language is English %s in a document in %s names %s', (address, lang, other) => {
  expect(otherDocument(at(address), { lang, languages: ['en', 'zh', 'ja'] })).toBe(other)
})

test.each([
  ['/culture', '/culture'],
  ['/companyDynamic?page=2', '/companyDynamic?page=2'],
  ['/#/culture', '/culture'],
  ['/en/culture', undefined],
  ['/media/report.pdf', undefined],
  ['/feeds/news.xml', undefined],
  ['/culture#a-part', undefined],
  ['https://elsewhere.example/culture', undefined],
  ['tel:+8610', undefined],
  ['/pigPrice', '/pigPrice'],
  ['/mediaCenter', '/mediaCenter'],
])('a link to %s leads to the route %s', (href, route) => {
  expect(
    routeOfLink(Object.assign(document.createElement('a'), { href }), { lang: 'zh', languages: ['zh', 'en'] }),
  ).toBe(route)
})

test.each([
  ['', '/', ''],
  ['#', '/', ''],
  ['#/', '/', ''],
  ['#/culture', '/culture', ''],
  ['#culture', '/culture', ''],
  ['#/culture/', '/culture', ''],
  ['#//securities///marketNews//', '/securities/marketNews', ''],
  ['#/companyDynamic?year=2024&page=2', '/companyDynamic', '?year=2024&page=2'],
  ['#/search?keyword=what?', '/search', '?keyword=what?'],
  ['#?keyword=x', '/', '?keyword=x'],
  ['#/companyDynamic/?year=2024', '/companyDynamic', '?year=2024'],
  ['#/culture#culture-Four', '/culture', ''],
  ['#/companyDynamic?page=2#companyDynamic-四', '/companyDynamic', '?page=2'],
])(
  '%j is path %j and query %j: the query stands inside the hash, doubled slashes are folded, a part is not named',
  (hash, pathname, search) => {
    expect(parseRoute(hash)).toEqual({ pathname, search })
  },
)
