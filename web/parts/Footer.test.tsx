import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { rootPath } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { renderWithSite } from '../testing/render.tsx'
import { Footer } from './Footer.tsx'

const links = () => within(screen.getByRole('contentinfo')).getAllByRole('link') as HTMLAnchorElement[]
const addresses = () => links().map((link) => link.getAttribute('href'))
const columns = () => within(screen.getByRole('navigation', { name: /页脚导航|Footer navigation/ }))

describe('the footer', () => {
  test('has two icon labels', () => {
    renderWithSite(<Footer />)
    const labels = links().filter((link) => /^(tel|mailto):/.test(link.getAttribute('href') ?? ''))
    expect(labels).toHaveLength(2)
    for (const label of labels) expect(label.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  test('has five or six link columns', () => {
    renderWithSite(<Footer />)
    expect([5, 6]).toContain(columns().getAllByRole('heading').length)
  })

  test('lists the routes that the specification names', () => {
    renderWithSite(<Footer />)
    const specified = `/introduction /developProcess /culture /honest /party /contactUs /feedProcessing /valueBreeding
      /smartTechnology /threeGuarantees /companyDynamic /industryNews /mediaCenter /opticCentre /control /certification
      /financial /securities /announcement /recruitConsulting /development /esgAdminister /environmentalManage
      /productQuality /reportPolicy`
    expect(addresses()).toEqual(expect.arrayContaining(specified.split(/\s+/)))
  })

  test('in English the Party, media focus and announcement links are left out', () => {
    renderWithSite(<Footer />, { lang: 'en' })
    for (const route of ['/party', '/mediaCenter', '/announcement']) expect(addresses()).not.toContain(`/en${route}`)
    expect(addresses()).toContain('/en/honest')
  })

  test.each(wholeLangs)('has a column of co-creation with every solution page in %s', (lang) => {
    const { site } = renderWithSite(<Footer />, { lang })
    const name = lang === 'zh' ? '共创共享' : 'Co-creation'
    const column = columns().getByRole('heading', { name }).parentElement as HTMLElement
    const solutions = site.navigation
      .find(({ id }) => id === 'cocreation')
      ?.children.flatMap(({ children }) => children)
    expect(solutions?.length).toBe(7)
    const outside = { link: 'https://share.qingsui.example/', target: '_blank' }
    const links = within(column).getAllByRole<HTMLAnchorElement>('link')
    expect(links.map((link) => ({ link: link.getAttribute('href'), target: link.target }))).toEqual([
      ...(lang === 'zh' ? [outside] : []),
      ...(solutions ?? []).map(({ link }) => ({ link: rootPath(lang, wholeLangs).slice(0, -1) + link, target: '' })),
    ])
  })

  test('the campus recruitment link opens an external site in a new tab', () => {
    const { site } = renderWithSite(<Footer />)
    const link = columns().getByRole('link', { name: /校园招聘/ })
    expect(link.getAttribute('href')).toBe(site.footer.campus?.href)
    expect(link.getAttribute('target')).toBe('_blank')
  })

  test('shows logo, copyright, and the filing and ICP links, which open external government sites', () => {
    const { site } = renderWithSite(<Footer />)
    expect(screen.getByText(site.shortName)).toBeDefined()
    expect(screen.getByText(site.footer.copyright)).toBeDefined()
    for (const { text, href } of [site.footer.filing, site.footer.icp].filter((link) => link !== undefined)) {
      const link = screen.getByRole('link', { name: new RegExp(text) })
      expect(link.getAttribute('href')).toBe(href)
      expect(new URL(href).hostname).toMatch(/\.gov\.cn$/)
      expect(link.getAttribute('target')).toBe('_blank')
    }
  })

  test.each(wholeLangs)('has a row of small links to what the site says of itself in %s', (lang) => {
    const { words, site, unmount } = renderWithSite(<Footer />, { lang })
    const row = () => screen.queryByRole('navigation', { name: words.menu.legal })
    const root = rootPath(lang, wholeLangs).slice(0, -1)
    const shown = within(row() as HTMLElement).getAllByRole('link')
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(
      ['/privacy', '/terms', '/cookies', '/accessibility', '/siteMap'].map((route) => root + route),
    )
    unmount()
    renderWithSite(<Footer />, { lang, changes: { footer: { ...site.footer, legal: [] } } })
    expect(row()).toBeNull()
  })

  test('the friendly link to the sister company is shown on /environmentalManage only', () => {
    const { site, unmount } = renderWithSite(<Footer />, { route: '/environmentalManage' })
    expect(addresses()).toContain(site.footer.friendly?.href ?? 'none')
    unmount()
    for (const route of ['/', '/greenLowCarbon', '/esgAdminister']) {
      const view = renderWithSite(<Footer />, { route })
      expect(addresses(), route).not.toContain(site.footer.friendly?.href ?? 'none')
      view.unmount()
    }
  })

  test('says that the data are samples, and a company with real data says nothing', () => {
    const { site, unmount } = renderWithSite(<Footer />)
    expect(screen.getByText(site.sampleNotice ?? 'none')).toBeDefined()
    unmount()
    renderWithSite(<Footer />, { changes: { sampleNotice: undefined } })
    expect(screen.queryByText(site.sampleNotice ?? 'none')).toBeNull()
  })
})
