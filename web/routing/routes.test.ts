import { expect, test } from 'vitest'
import { siteIn, titleOf } from '../testing/site.ts'
import { placeInNavigation } from './navigation.ts'
import { catchAll, contentPage, notFound, pageFor } from './routes.ts'

/** The route table of the specification, section 2, word for word. */
const table = `
/, /search
/introduction, /developProcess, /culture, /enterpriseDynamics, /manageTeam, /contactUs
/honest, /honest/list, /honest/report, /honest/reportChannel, /party
/companyDynamic, /industryNews, /mediaCenter, /opticCentre
/lowProtein, /feedProcessing, /feedSales, /valueBreeding, /pigPrice, /pigSales, /smartTechnology, /healthControl
/engineer, /pigSell, /pigletSell, /threeGuarantees, /cooperativePartner, /porkSales
/worth, /welfare, /empowerment, /recruitConsulting, /development
/control, /certification
/financial, /announcement, /securities, /securities/surveyList, /securities/detail, /securities/marketNews, /contact
/ecology, /foodSafety, /animalWelfare, /newFarmers, /povertyAlleviation, /publicWelfare, /welfareDynamics
/reportDownload, /ruralVitalization
/airFiltration, /biosafety, /wastewater, /deodorization, /highStandardFarmland, /smartMonitor, /pigFarmDesign
/esgAdminister, /businessEthics, /riskManagement, /environmentalManage, /greenLowCarbon, /waterResourceManage
/wastePollutionControl, /biologicalDiversity, /productQuality, /employeeCare, /sustainableSupplyChain
/communityProsperityTogether, /reportPolicy
`
const specified = table.trim().split(/[,\s]+/)

const zh = siteIn('zh')

/** Pages that the specification does not name: following a report, what investors and customers look for, and what a site says of itself. */
const ours = [
  ...[
    '/honest/query',
    '/segments',
    '/archive',
    '/shareholders',
    '/governance',
    '/reportIndex',
    '/recalls',
    '/trace',
    '/press',
  ],
  ...['/privacy', '/terms', '/cookies', '/accessibility', '/siteMap'],
]

test('all 74 routes of the table exist, and those of our own', () => {
  expect(specified).toHaveLength(74)
  const shown = Object.keys(zh.titles).filter((path) => pageFor(path, zh) !== notFound)
  expect(shown.sort()).toEqual([...specified, ...ours].sort())
})

test('every route has a place in the navigation in both languages', () => {
  for (const { lang, navigation } of [siteIn('zh'), siteIn('en')]) {
    for (const route of [...specified, ...ours].filter((entry) => entry !== '/')) {
      expect(placeInNavigation(navigation, route), `${lang} ${route}`).toBeDefined()
    }
  }
})

test('the sections of the navigation lead nowhere that is not a page', () => {
  for (const { link, type } of zh.navigation) expect(type === 'jump' || link in zh.titles, link).toBe(true)
})

test('a page that the content has is shown from its content, wherever it stands and in no menu either', () => {
  const site = { titles: { ...zh.titles, '/greenhouse': 'Greenhouse', '/farms/north/visit': 'Visit' } }
  for (const path of ['/greenhouse', '/farms/north/visit', '/culture']) expect(pageFor(path, site)).toBe(contentPage)
})

test('a page with code of its own that the content leaves out is not there', () => {
  const { '/manageTeam': _, '/honest/query': __, ...titles } = zh.titles
  expect(pageFor('/manageTeam', { titles })).toBe(catchAll)
  expect(pageFor('/honest/query', { titles })).toBe(notFound)
})

test('each page has its own browser title', () => {
  for (const { lang, navigation } of [siteIn('zh'), siteIn('en')]) {
    const shown = [...specified, ...ours].filter(
      (route) => route !== '/' && !(lang === 'en' && placeInNavigation(navigation, route)?.item.enHidden),
    )
    const titles = shown.map((route) => titleOf(route, lang))
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  }
  expect([titleOf('/honest/report', 'zh'), titleOf('/honest/report', 'en')]).toEqual(['我要举报', 'I want to report'])
})

test('every route loads a page', async () => {
  const loaders = [...new Set([...specified, ...ours, '/some-id', '/no/such/page'].map((path) => pageFor(path, zh)))]
  for (const { Page } of await Promise.all(loaders.map((load) => load()))) expect(Page).toBeTypeOf('function')
})

test('the final route takes an id segment and shows a detail page', () => {
  expect(pageFor('/2024-03-18-new-feed-mill', zh)).toBe(catchAll)
  expect(pageFor('/securities/detail', zh)).toBe(catchAll)
})

test('a path of several unknown segments shows the not-found page', async () => {
  const load = pageFor('/no/such/page', zh)
  expect(load).not.toBe(catchAll)
  expect(await load()).toBe(await import('../pages/NotFoundPage.tsx'))
})

test('names that every object has are not routes', () => {
  expect(pageFor('constructor', zh)).toBe(notFound)
  expect(pageFor('/constructor', zh)).toBe(catchAll)
})
