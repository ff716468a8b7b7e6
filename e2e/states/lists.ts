import { settled } from '../site.ts'
import { failing, film, main, type State, viewer } from './state.ts'

/** Words that are searched for; the answer comes after the document, which is the same for all searches. */
const searched = (name: string, query: string): State => ({
  name,
  query,
  bring: (page) => main(page).getByRole('status').filter({ hasText: /\d/ }).waitFor({ state: 'attached' }),
})

export const searchStates: State[] = [
  { name: 'no query' },
  { ...searched('many results', '?keyword=2025'), isDaily: true },
  searched('few results', '?keyword=HACCP'),
  searched('page 2', '?keyword=2025&page=2'),
  searched('one kind', '?keyword=2025&kind=news'),
  searched('none', '?keyword=qwzxv'),
  searched('a long word', `?keyword=${'Schweinehaltungsverordnung'.repeat(3)}`),
  { name: 'a broken query', query: '?keyword=%E0%A4%A' },
  {
    name: 'suggestions',
    bring: async (page) => {
      await main(page).getByRole('combobox').pressSequentially('20')
      await page.getByRole('option').first().waitFor()
    },
  },
  { ...failing('searchKey'), query: '?keyword=feed' },
]

/** A year and a category that no list has together. */
const nothing = '?year=2026&category=99'

export const listStates: State[] = [
  { name: 'the list', isDaily: true },
  { name: 'page 2', query: '?page=2' },
  { name: 'a year', query: '?year=2025' },
  { name: 'a category', query: '?category=2' },
  { name: 'empty', query: nothing },
  { name: 'beyond the last page', query: '?page=99' },
]
const newsStates: State[] = [...listStates, failing('newsList')]
export const videoStates: State[] = [...newsStates, viewer, film]

export const publicationStates: State[] = [
  { name: 'the list' },
  { name: 'a category', query: '?category=2' },
  { name: 'a year', query: '?year=2025' },
  { name: 'empty', query: '?year=1999' },
  failing('reportList'),
]

export const articleStates: State[] = [
  { name: 'read' },
  {
    name: 'the link copied',
    bring: async (page, { words }) => {
      await page.clock.install() // the notice goes by itself
      await main(page).getByRole('button', { name: words.article.copyLink }).click()
      await page.getByRole('button', { name: words.notice.dismiss }).waitFor()
    },
  },
]

export const traceStates: State[] = [
  { name: 'asked for a number' },
  { name: 'a pack', query: '?lot=QS-20261103-0427', bring: (page) => settled(page) },
  { name: 'a recalled pack', isDaily: true, query: '?lot=QS-20260719-0231', bring: (page) => settled(page) },
  { name: 'an unknown number', query: '?lot=QS-20991231-0001', bring: (page) => settled(page) },
  failing('getPage'),
]
