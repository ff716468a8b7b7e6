import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Lang } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { answerCalls } from '../testing/calls.ts'
import { renderWithSite } from '../testing/render.tsx'
import { page } from '../testing/samples.ts'
import { Page } from './SiteMapPage.tsx'

const lead = { type: 'lead' as const, text: '<p>What the page says.</p>' }

async function open(lang: Lang) {
  answerCalls({ page: (query) => page(query, [lead]), banners: [] })
  const { site } = renderWithSite(<Page />, { lang, route: '/siteMap' })
  const root = lang === 'en' ? '/en' : ''
  await screen.findByText('What the page says.')
  const maps = site.navigation.map(({ title }) => {
    const heading = screen.getByRole('heading', { level: 2, name: new RegExp(`^${title}`) })
    return heading.parentElement as HTMLElement
  })
  const links = maps.flatMap((map) => within(map).getAllByRole('link'))
  const addresses = links.map((link) => link.getAttribute('href')?.replace(new RegExp(`^${root}(?=/)`), ''))
  return { site, addresses, maps }
}

describe('the site map', () => {
  test.each(wholeLangs)('leads to every page that %s has, those of no menu too', async (lang) => {
    const { site, addresses } = await open(lang)
    // One news item of the market has no address without its id.
    const pages = Object.keys(site.titles).filter((route) => route !== '/securities/detail')
    expect([...new Set(addresses)].filter((link) => link?.startsWith('/')).sort()).toEqual(pages.sort())
    expect(addresses).toEqual(expect.arrayContaining(['/privacy', '/terms', '/search', '/siteMap']))
  })

  test('leads to the outside addresses of the menus as well', async () => {
    const { site, addresses } = await open('zh')
    const items = site.navigation.flatMap(({ children }) => children.flatMap((group) => group.children))
    const outside = [...site.navigation, ...items].filter(({ type }) => type === 'jump')
    expect(outside.length).toBeGreaterThan(2)
    expect(addresses).toEqual(expect.arrayContaining(outside.map(({ link }) => link)))
  })

  test('in English has nothing that English hides', async () => {
    const { addresses } = await open('en')
    for (const route of ['/party', '/mediaCenter', '/announcement']) expect(addresses).not.toContain(route)
  })

  test('names the groups of a section that has several', async () => {
    const { site, maps } = await open('zh')
    const headings = (id: string) =>
      within(maps[site.navigation.findIndex((section) => section.id === id)] as HTMLElement)
        .queryAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    expect(headings('business')).toEqual(['饲料', '育种', '养殖', '屠宰'])
    expect(headings('recruitment')).toEqual([])
  })
})
