import { describe, expect, test } from 'vitest'
import { siteIn } from '../testing/site.ts'
import { placeInNavigation } from './navigation.ts'
import { nextInSection, tabsOf } from './siblings.ts'

const zh = siteIn('zh')
const en = siteIn('en')

test('the next page follows through the groups of a section, over hidden entries, and none follows the last', () => {
  const next = (site: typeof zh, path: string) => {
    const place = placeInNavigation(site.navigation, path)
    return place && nextInSection(place, site.lang)?.link
  }
  expect(next(zh, '/feedSales')).toBe('/valueBreeding')
  expect(next(zh, '/honest/query')).toBe('/party')
  expect(next(en, '/honest/query')).toBe('/contactUs')
  expect(next(zh, '/development')).toBeUndefined()
  expect(next(zh, '/recalls')).toBeUndefined()
  expect(next(zh, '/privacy')).toBeUndefined()
  expect(next(en, '/party'), 'its menu does not show the page').toBeUndefined()
})

describe('the tabs of a page', () => {
  const tabs = (site: typeof zh, path: string) => {
    const place = placeInNavigation(site.navigation, path)
    return place && tabsOf(place, site.lang).map(({ title, link }) => `${title} ${link}`)
  }

  test('are the pages of its group, without those outside and hidden ones', () => {
    expect(tabs(zh, '/lowProtein')).toEqual([
      '饲料加工 /feedProcessing',
      '低蛋白日粮 /lowProtein',
      '饲料销售 /feedSales',
    ])
    expect(tabs(zh, '/worth')).toHaveLength(5)
    expect(tabs(en, '/honest')).toHaveLength(5)
  })

  test('of a page alone in its group are the groups of its section, each with its first page', () => {
    expect(tabs(zh, '/porkSales')).toEqual([
      '饲料 /feedProcessing',
      '育种 /valueBreeding',
      '养殖 /smartTechnology',
      '屠宰 /porkSales',
    ])
    expect(tabs(en, '/opticCentre')).toEqual(['News /companyDynamic', 'Media and videos /opticCentre'])
  })

  test('of a page alone in its section are none to choose from', () => {
    expect(tabs(zh, '/search')).toEqual([])
  })
})
