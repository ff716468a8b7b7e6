import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithSite } from '../testing/render.tsx'
import { picture } from '../testing/samples.ts'
import { RelatedPages } from './RelatedPages.tsx'

const page = (to: string) => ({ to, title: `title ${to}`, subtitle: `about ${to}`, picture: picture('a') })

test('related pages are links by their titles, with what each is about', () => {
  renderWithSite(<RelatedPages pages={[page('/culture'), page('/worth')]} title="Related" />)
  const aside = within(screen.getByRole('complementary', { name: 'Related' }))
  expect(aside.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['title /culture', '/culture'],
    ['title /worth', '/worth'],
  ])
  expect(aside.getByText('about /worth').tagName).toBe('P')
})

test('a page without related ones shows no heading for them', () => {
  renderWithSite(<RelatedPages pages={[]} title="Related" />)
  expect(screen.queryByRole('complementary')).toBeNull()
})
