import type { PageName } from '#web/routing/pageNames.ts'
import { en } from '#web/words/calculator.en.ts'
import { zh } from '#web/words/calculator.zh.ts'
import { articleStates, listStates, publicationStates, searchStates, traceStates, videoStates } from './lists.ts'
import { complaintQueryStates, complaintStates } from './report.ts'
import { failing, film, main, opened, type State, viewer } from './state.ts'

const calculator = { zh, en }

/** The states of every kind of page: a page without any does not compile. */
export const statesOf: Record<PageName, State[]> = {
  ArticlePage: articleStates,
  CertificationPage: [{ name: 'read' }, viewer, failing('build')],
  ComplaintPage: complaintStates,
  ComplaintQueryPage: complaintQueryStates,
  ContentPage: [{ name: 'read' }, opened],
  HistoryPage: [{ name: 'read' }, opened, failing('course')],
  HomePage: [{ name: 'read', isDaily: true }, film, failing('getHomePage')],
  IrContactPage: [{ name: 'read' }, opened, failing('calendar')],
  LeadersPage: [
    { name: 'read' },
    {
      name: 'a career opened',
      bring: async (page, { words }) => {
        await main(page)
          .getByRole('button', { name: words.leaders.cvOf('') })
          .first()
          .click()
        await page.getByRole('dialog').waitFor()
      },
    },
    failing('leaderList'),
  ],
  ListPage: listStates,
  NotFoundPage: [{ name: 'read' }],
  PartnersPage: [{ name: 'read' }, opened, failing('partners')],
  PublicationsPage: publicationStates,
  SearchPage: searchStates,
  SecuritiesPage: [
    { name: 'read' },
    opened,
    { name: 'calculated', query: '?by=amount&number=100,000&date=2026-02-21' },
    {
      name: 'calculated with every fault',
      bring: (page, { lang }) => main(page).getByRole('button', { name: calculator[lang].submit, exact: true }).click(),
    },
    failing('stockMarket/list'),
  ],
  SiteMapPage: [{ name: 'read' }],
  TracePage: traceStates,
}

/** Of one route alone: where its kind of page holds more on it than on the others. */
export const statesOfRoute: Record<string, State[]> = {
  '/opticCentre': videoStates,
  '/companyDynamic': [...listStates, failing('newsList')],
  '/culture': [{ name: 'read' }, opened, failing('getPage')],
}
