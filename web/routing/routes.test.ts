import { expect, test } from 'vitest'
import { placeOf } from '../navigation.ts'
import { siteIn, titleOf } from '../testing/site.ts'
import { catchAll, pageFor, routes } from './routes.ts'

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

test('all 74 routes of the table exist, and one of our own for following a report', () => {
  expect(specified).toHaveLength(74)
  expect(Object.keys(routes).sort()).toEqual([...specified, '/honest/query'].sort())
})

test('every route has a place in the navigation in both languages', () => {
  for (const { lang, navigation } of [siteIn('zh'), siteIn('en')]) {
    for (const route of specified.filter((entry) => entry !== '/')) {
      expect(placeOf(navigation, route), `${lang} ${route}`).toBeDefined()
    }
  }
})

test('the navigation leads nowhere that is not a route', () => {
  const links = siteIn('zh').navigation.flatMap((section) => [
    section,
    ...section.children.flatMap((group) => group.children),
  ])
  for (const { link, type } of links) expect(type === 'jump' || link in routes, link).toBe(true)
})

test('each page has its own browser title', () => {
  for (const { lang, navigation } of [siteIn('zh'), siteIn('en')]) {
    const shown = specified.filter(
      (route) => route !== '/' && !(lang === 'en' && placeOf(navigation, route)?.item.enHidden),
    )
    const titles = shown.map((route) => titleOf(route, lang))
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  }
  expect([titleOf('/honest/report', 'zh'), titleOf('/honest/report', 'en')]).toEqual(['我要举报', 'I want to report'])
})

test('every route loads a page', async () => {
  const loaders = [...new Set([...Object.values(routes), catchAll, pageFor('/no/such/page')])]
  for (const { Page } of await Promise.all(loaders.map((load) => load()))) expect(Page).toBeTypeOf('function')
})

test('the final route takes an id segment and shows a detail page', () => {
  expect(pageFor('/2024-03-18-new-feed-mill')).toBe(catchAll)
  expect(pageFor('/securities/detail')).toBe(catchAll)
})

test('a path of several unknown segments shows the not-found page', async () => {
  const load = pageFor('/no/such/page')
  expect(load).not.toBe(catchAll)
  expect(await load()).toBe(await import('../pages/NotFoundPage.tsx'))
})

test('names that every object has are not routes', () => {
  expect(pageFor('constructor')).not.toBe(Object.prototype.constructor)
  expect(pageFor('/constructor')).toBe(catchAll)
})
