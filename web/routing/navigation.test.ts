import { describe, expect, test } from 'vitest'
import { siteIn } from '../testing/site.ts'
import {
  activeIndex,
  barSections,
  leftEntries,
  moduleOf,
  placeInNavigation,
  redirectFor,
  redirectOf,
  shownGroups,
} from './navigation.ts'

const zh = siteIn('zh')
const en = siteIn('en')
const section = (site: typeof zh, id: string) => {
  const found = site.navigation.find((entry) => entry.id === id)
  if (!found) throw new Error(`no section ${id}`)
  return found
}
const left = (site: typeof zh, id: string) => leftEntries(section(site, id), site.recruitment, site.lang)
const shownLinks = (site: typeof zh) =>
  site.navigation.flatMap((entry) =>
    shownGroups(entry, site.lang).flatMap(({ children }) => children.map(({ link }) => link)),
  )

describe('the top navigation', () => {
  test('its order is home, company, businesses, quality, securities, recruitment, sustainability, co-creation, news', () => {
    for (const site of [zh, en]) {
      expect(site.navigation.map(({ id, index }) => `${index} ${id}`)).toEqual([
        '0 home',
        '1 company',
        '2 business',
        '3 quality',
        '4 securities',
        '5 recruitment',
        '6 sustainability',
        '7 cocreation',
        '8 news',
      ])
    }
  })

  test('the item 共创共享 is not in the bar, and every other item is', () => {
    const titles = barSections(zh.navigation).map(({ title }) => title)
    expect(titles).not.toContain('共创共享')
    expect(titles).toEqual(zh.navigation.map(({ title }) => title).filter((title) => title !== '共创共享'))
    expect(barSections(en.navigation).map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 8])
  })

  test('the co-creation link is external in Chinese and leads to /airFiltration in English', () => {
    expect(section(zh, 'cocreation')).toMatchObject({ type: 'jump', link: expect.stringMatching(/^https:\/\//) })
    expect(section(en, 'cocreation').link).toBe('/airFiltration')
    expect(section(en, 'cocreation').type).toBeUndefined()
  })

  test('the campus, social and veteran recruitment items are external, and the veteran link equals the campus link', () => {
    const items = section(zh, 'recruitment').children.flatMap(({ children }) => children)
    const jumps = items.filter(({ type }) => type === 'jump')
    expect(jumps.map(({ id }) => id)).toEqual(['campus', 'experienced', 'veteran'])
    for (const { link } of jumps) expect(link).toMatch(/^https:\/\//)
    expect(jumps[2]?.link).toBe(jumps[0]?.link)
  })
})

describe('in English', () => {
  test('the Party, media focus and announcement entries are hidden', () => {
    const hidden = ['/party', '/mediaCenter', '/announcement']
    expect(shownLinks(zh)).toEqual(expect.arrayContaining(hidden))
    for (const link of hidden) expect(shownLinks(en)).not.toContain(link)
    expect(
      shownLinks(zh)
        .filter((link) => !shownLinks(en).includes(link))
        .sort(),
    ).toEqual(hidden.sort())
  })

  test('the routes of hidden entries lead to the first item of the list', () => {
    expect(redirectOf(en.navigation, '/party', 'en')).toBe('/honest')
    expect(redirectOf(en.navigation, '/mediaCenter', 'en')).toBe('/opticCentre')
    expect(redirectOf(en.navigation, '/announcement', 'en')).toBe('/financial')
  })

  test('no other route is redirected, and none at all in Chinese', () => {
    for (const link of shownLinks(en)) expect(redirectOf(en.navigation, link, 'en'), link).toBeUndefined()
    for (const link of shownLinks(zh)) expect(redirectOf(zh.navigation, link, 'zh'), link).toBeUndefined()
  })

  test('a hidden route whose section shows nothing leads home', () => {
    const quality = section(en, 'quality')
    const children = quality.children.map((group) => ({
      ...group,
      children: group.children.map((item) => ({ ...item, enHidden: true })),
    }))
    expect(redirectOf([{ ...quality, children }], '/control', 'en')).toBe('/')
  })
})

describe('the left navigation', () => {
  test('sections 2, 7 and 8 use their groups directly', () => {
    for (const id of ['business', 'cocreation', 'news']) {
      const groups = section(zh, id).children
      const entries = left(zh, id).filter(({ isRecruitment }) => !isRecruitment)
      expect(entries.map(({ title }) => title)).toEqual(groups.map(({ title }) => title))
      expect(entries.map(({ items }) => items.length)).toEqual(groups.map(({ children }) => children.length))
    }
  })

  test('every other section is one flat list', () => {
    for (const id of ['company', 'quality', 'securities', 'recruitment', 'sustainability']) {
      const items = section(zh, id)
        .children.flatMap(({ children }) => children)
        .filter(({ unlisted }) => !unlisted)
      const entries = left(zh, id).filter(({ isRecruitment }) => !isRecruitment)
      expect(entries.map(({ link }) => link)).toEqual(items.map(({ link }) => link))
      expect(entries.every((entry) => entry.items.length === 0)).toBe(true)
    }
  })

  test('a click on a category opens its first item', () => {
    expect(left(zh, 'business').map(({ title, link }) => [title, link])).toEqual([
      ['饲料', '/feedProcessing'],
      ['育种', '/valueBreeding'],
      ['养殖', '/smartTechnology'],
      ['屠宰', '/porkSales'],
      ['人才招聘', '/recruitConsulting'],
    ])
  })

  test('a category opens its first item that the language shows', () => {
    expect(left(zh, 'news').find(({ title }) => title === '媒体与视频')?.link).toBe('/mediaCenter')
    expect(left(en, 'news').find(({ title }) => title === 'Media and videos')?.link).toBe('/opticCentre')
  })

  test('a recruitment entry is appended except for sections 5 and 7', () => {
    for (const site of [zh, en]) {
      for (const { id, index } of site.navigation.filter(({ id }) => id !== 'home')) {
        const last = left(site, id).at(-1)
        expect(last?.isRecruitment === true, id).toBe(index !== 5 && index !== 7)
      }
    }
    expect(left(zh, 'quality').at(-1)).toMatchObject({ title: '人才招聘', link: '/recruitConsulting' })
  })

  test('home has no left navigation', () => {
    expect(left(zh, 'home')).toEqual([])
  })

  test('pages without a menu entry are not listed', () => {
    expect(left(zh, 'securities').map(({ link }) => link)).not.toContain('/securities/detail')
  })
})

describe('the place of a route', () => {
  test('a route belongs to the top item whose list holds it, a path outside the tree to home', () => {
    expect(activeIndex(zh.navigation, '/pigletSell')).toBe(2)
    expect(activeIndex(zh.navigation, '/securities/detail')).toBe(4)
    expect(activeIndex(zh.navigation, '/opticCentre')).toBe(8)
    expect(activeIndex(zh.navigation, '/')).toBe(0)
    expect(activeIndex(zh.navigation, '/2024-03-18-some-news')).toBe(0)
  })

  test('the banner module of a route comes from the navigation, and a path outside it has none', () => {
    expect(moduleOf(zh.navigation, '/')).toBe('home')
    expect(moduleOf(zh.navigation, '/honest/reportChannel')).toBe('honest-reportChannel')
    expect(moduleOf(zh.navigation, '/no-such-page')).toBeUndefined()
  })

  test('an outside address is no place on the site', () => {
    expect(placeInNavigation(zh.navigation, 'https://campus.qingsui.example/')).toBeUndefined()
  })
})

test('a securities news item without an id leads to their list', () => {
  const at = (search: string, pathname = '/securities/detail') => redirectFor({ pathname, search }, zh)
  expect([at(''), at('?id='), at('?page=2')]).toEqual(Array(3).fill('/securities/marketNews'))
  expect([at('?id=results'), at('', '/securities')]).toEqual([undefined, undefined])
})
