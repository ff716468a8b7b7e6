import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import type { Block } from '#blocks/kinds.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { type Answers, answerCalls } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { page } from '../testing/samples.ts'
import { Page as Certification } from './CertificationPage.tsx'
import { Page as Content } from './ContentPage.tsx'
import { Page as Course } from './HistoryPage.tsx'
import { Page as Leaders } from './LeadersPage.tsx'
import { Page as Partners } from './PartnersPage.tsx'
import { Page as Securities } from './SecuritiesPage.tsx'

const empty: Block[] = [
  { type: 'table', caption: 'points', columns: ['a', 'b'], rows: [] },
  { type: 'cards', title: 'programmes', items: [] },
  { type: 'faq', title: 'policies', items: [] },
]

test.each<[string, ComponentType, Answers, number]>([
  ['/cooperativePartner', Partners, { partners: [] }, 1],
  ['/manageTeam', Leaders, { leaderList: [] }, 1],
  ['/developProcess', Course, { course: [] }, 1],
  ['/certification', Certification, { certifications: [] }, 1],
  ['/securities', Securities, { quotes: [] }, 1],
  ['/pigSell', Content, { page: (query) => page(query, empty) }, empty.length],
])('%s says that there are no data yet where there are none', async (route, Page, answers, count) => {
  answerCalls({ page: (query) => page(query, [{ type: 'lead', text: 'lead' }]), banners: [], ...answers })
  for (const lang of wholeLangs) {
    const { words, unmount } = renderWithSite(<Page />, { route, lang })
    expect(await screen.findAllByText(words.state.empty)).toHaveLength(count)
    unmount()
  }
})
