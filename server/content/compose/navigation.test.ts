import { beforeAll, expect, test } from 'vitest'
import { createSample } from '../../testing/sample.ts'
import { readContent } from '../index.ts'
import type { Files } from '../readFiles.ts'
import { entriesOf, navigationOf, siteOf } from './navigation.ts'

let files: Files
beforeAll(async () => {
  const sample = await createSample()
  const read = await readContent(sample.settings.content)
  await sample.dispose()
  if (!read.files) throw new Error('the content cannot be used')
  files = read.files
})

const sections = (lang: 'zh' | 'en') => navigationOf(files.navigation, lang, files.site.languages)
const item = (lang: 'zh' | 'en', id: string) => entriesOf(sections(lang)).find((entry) => entry.item.id === id)?.item

/** Every route of the specification's table, section 2. */
const specified = `/search /introduction /developProcess /culture /enterpriseDynamics /manageTeam /contactUs /honest
  /honest/list /honest/report /honest/reportChannel /party /companyDynamic /industryNews /mediaCenter /opticCentre
  /lowProtein /feedProcessing /feedSales /valueBreeding /pigPrice /pigSales /smartTechnology /healthControl /engineer
  /pigSell /pigletSell /threeGuarantees /cooperativePartner /porkSales /worth /welfare /empowerment /recruitConsulting
  /development /control /certification /financial /announcement /securities /securities/surveyList /securities/detail
  /securities/marketNews /contact /ecology /foodSafety /animalWelfare /newFarmers /povertyAlleviation /publicWelfare
  /welfareDynamics /reportDownload /ruralVitalization /airFiltration /biosafety /wastewater /deodorization
  /highStandardFarmland /smartMonitor /pigFarmDesign /esgAdminister /businessEthics /riskManagement
  /environmentalManage /greenLowCarbon /waterResourceManage /wastePollutionControl /biologicalDiversity
  /productQuality /employeeCare /sustainableSupplyChain /communityProsperityTogether /reportPolicy`.split(/\s+/)

test('every route of the specification is in the tree once', () => {
  const links = entriesOf(sections('zh')).map((entry) => entry.item.link)
  expect(specified.filter((route) => links.filter((link) => link === route).length !== 1)).toEqual([])
})

test('the sections stand in the order of the specification, co-creation outside the bar', () => {
  const shown = sections('zh').map(
    ({ id, index, inBar, grouped }) => `${index} ${id}${inBar ? '' : ' -'}${grouped ? ' +' : ''}`,
  )
  expect(shown).toEqual([
    '0 home',
    '1 company',
    '2 business +',
    '3 quality',
    '4 securities',
    '5 recruitment',
    '6 sustainability',
    '7 cocreation - +',
    '8 news +',
  ])
  expect(sections('zh')[7]?.title).toBe('共创共享')
})

test('co-creation leads outside in Chinese and to air filtration in English', () => {
  expect(sections('zh')[7]).toMatchObject({ type: 'jump', link: expect.stringMatching(/^https:/) })
  expect(sections('en')[7]).toMatchObject({ link: '/airFiltration' })
  expect(sections('en')[7]?.type).toBeUndefined()
})

test('party, media focus and announcements alone are hidden in English', () => {
  const hidden = entriesOf(sections('en')).filter((entry) => entry.item.enHidden)
  expect(hidden.map((entry) => entry.item.link)).toEqual(['/party', '/announcement', '/mediaCenter'])
})

test('recruitment has links to outside; veterans go where the campus goes', () => {
  const ids = ['campus', 'experienced', 'veteran'] as const
  for (const id of ids) expect(item('zh', id)).toMatchObject({ type: 'jump', link: expect.stringMatching(/^https:/) })
  expect(item('en', 'veteran')?.link).toBe(item('en', 'campus')?.link)
})

test('labels for analytics are the same in both languages', () => {
  const labels = (lang: 'zh' | 'en') => entriesOf(sections(lang)).map((entry) => entry.item.path)
  expect(labels('en')).toEqual(labels('zh'))
  expect(item('en', 'culture')).toMatchObject({ title: 'Culture', path: '企业文化' })
})

const mark = { light: '/mark.svg', dark: '/mark-on-dark.svg', width: 64, height: 64 }
const composed = { mark, titles: {}, homeCalls: [] }

test('the footer lists what the specification names, in English without what is hidden there', () => {
  const columns = (lang: 'zh' | 'en') => siteOf(files.site, sections(lang), lang, composed).footer.columns
  const links = (lang: 'zh' | 'en') => columns(lang).flatMap(({ items }) => items.map(({ link }) => link))
  expect([5, 6]).toContain(columns('zh').length)
  const named = `/introduction /developProcess /culture /honest /contactUs /feedProcessing /valueBreeding
    /smartTechnology /threeGuarantees /companyDynamic /industryNews /opticCentre /control /certification /financial
    /securities /recruitConsulting /development /esgAdminister /environmentalManage /productQuality /reportPolicy`
  expect(links('en')).toEqual(expect.arrayContaining(named.split(/\s+/)))
  const hidden = ['/party', '/mediaCenter', '/announcement']
  expect(links('zh')).toEqual(expect.arrayContaining([...named.split(/\s+/), ...hidden]))
  expect(links('en').filter((link) => hidden.includes(link))).toEqual([])
})

test('the sister company is linked on the environment page alone', () => {
  expect(siteOf(files.site, sections('en'), 'en', composed).footer.friendly?.onlyOn).toBe('/environmentalManage')
})
