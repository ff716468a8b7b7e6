import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithSite } from '#web/testing/render.tsx'
import { picture } from '#web/testing/samples.ts'
import { quoteTimeline } from './kind.ts'
import { QuoteTimeline } from './QuoteTimeline.tsx'

const said = { name: 'Gu Min', post: 'Chief Financial Officer' }
const composer = {
  html: (text: string) => text,
  picture: (name: string, alt: string) => ({ ...picture(name), alt }),
  sizeOf: () => 1,
  daysOf: () => [],
  missed: () => undefined,
}

test('what was said is read in the order of its days, each with its day, speaker and place', () => {
  const block = quoteTimeline.compose(
    {
      type: 'quoteTimeline',
      title: 'What was said',
      items: [
        { ...said, when: '2026-05-21', text: 'Explain it.', note: 'In the history room' },
        { ...said, when: '2022-04-28', text: 'Too fast.', picture: 'leaders/gu-min.webp' },
      ],
    },
    composer,
  )
  renderWithSite(<QuoteTimeline {...block} />, { lang: 'en' })
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(first?.getByText('28 April 2022').getAttribute('datetime')).toBe('2022-04-28')
  expect(first?.getByRole('blockquote').textContent).toBe('Too fast.')
  expect(first?.getByRole('img', { name: 'Gu Min' })).toBeDefined()
  expect(second?.getByText('21 May 2026')).toBeDefined()
  expect(second?.queryByRole('img')).toBeNull()
  expect(second?.getByRole('figure').textContent).toBe('Explain it.Gu MinChief Financial OfficerIn the history room')
})
