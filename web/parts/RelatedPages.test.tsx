import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { placeInNavigation } from '../routing/navigation.ts'
import { renderWithSite } from '../testing/render.tsx'
import { siteIn } from '../testing/site.ts'
import { RelatedPages } from './RelatedPages.tsx'

const site = siteIn('en')
const next = placeInNavigation(site.navigation, '/worth')?.item
const ways = () =>
  within(screen.getByRole('navigation', { name: site.words.onward }))
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')])

test('a page ends with two ways onward: the next page of its section, and the first related one that is another', () => {
  renderWithSite(<RelatedPages next={next} related={['/worth', '/culture', '/introduction']} />, { lang: 'en' })
  expect(ways()).toEqual([
    [`Next in this section${next?.title}`, '/en/worth'],
    [`Related page${site.titles['/culture']}`, '/en/culture'],
  ])
})

test('the last page of a section leads to two related ones', () => {
  renderWithSite(<RelatedPages next={undefined} related={['/culture', '/worth', '/introduction']} />, { lang: 'en' })
  expect(ways().map(([, href]) => href)).toEqual(['/en/culture', '/en/worth'])
})

test('a page that leads nowhere has no such strip', () => {
  renderWithSite(<RelatedPages next={undefined} related={[]} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
