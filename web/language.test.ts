import { describe, expect, test, vi } from 'vitest'
import { langOf, localeOf, rootPath } from '#contract/paths.ts'
import { canonicalAddress, langOfPath, otherLanguage, rememberLanguage } from './language.ts'

const canonical = (address: string) => canonicalAddress(new URL(address, 'https://site.example'))

describe('the English marker', () => {
  test('is the segment "en" of the address path', () => {
    for (const path of ['/en', '/en/', '/en/introduction']) expect(langOfPath(path), path).toBe('en')
    for (const path of ['/', '/introduction', '/engineer', '/environmentalManage', '/talent/', '/EN-notes']) {
      expect(langOfPath(path), path).toBe('zh')
    }
  })

  test('any value other than "en" counts as Chinese', () => {
    expect(langOf('en')).toBe('en')
    for (const value of ['zh', 'zh-CN', 'EN', 'fr', '', undefined, null]) expect(langOf(value)).toBe('zh')
  })
})

describe('the saved choice', () => {
  test('is kept under _lang as zh-CN or en, by the language of the address', () => {
    rememberLanguage('/en/')
    expect(localStorage.getItem('_lang')).toBe('en')
    rememberLanguage('/')
    expect(localStorage.getItem('_lang')).toBe('zh-CN')
  })

  test('zh-CN is the default', () => {
    expect(localeOf(langOf(undefined))).toBe('zh-CN')
  })

  test('a browser that refuses storage still works', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
    expect(() => rememberLanguage('/en/')).not.toThrow()
  })
})

describe('choosing a language', () => {
  test('zh-CN leads to the root path and en to /en/', () => {
    expect(rootPath('zh')).toBe('/')
    expect(rootPath('en')).toBe('/en/')
  })

  test('keeps the visitor on the same page, with its query', () => {
    expect(otherLanguage('zh', '/companyDynamic?year=2024&page=2')).toBe('/en/#/companyDynamic?year=2024&page=2')
    expect(otherLanguage('en', '/')).toBe('/#/')
  })
})

describe('the canonical address', () => {
  test.each([
    ['/introduction', '/#/introduction'],
    ['/en/introduction', '/en/#/introduction'],
    ['/securities/marketNews/', '/#/securities/marketNews'],
    ['/securities/detail/results-2025/', '/#/securities/detail?id=results-2025'],
    ['/en/companyDynamic/page/2/', '/en/#/companyDynamic?page=2'],
    ['/companyDynamic/page/2?year=2025', '/#/companyDynamic?page=2&year=2025'],
    ['/#/en/introduction', '/en/#/introduction'],
    ['/#/en', '/en/#/'],
    ['/#/en?keyword=pork', '/en/#?keyword=pork'],
    ['/en/#/en/culture', '/en/#/culture'],
    ['/introduction#/en/culture', '/en/#/culture'],
    ['/en', '/en/'],
    ['/en#/culture', '/en/#/culture'],
    ['/introduction#/culture', '/#/culture'],
    ['/introduction#/', '/#/introduction'],
    ['/companyDynamic?year=2024', '/#/companyDynamic?year=2024'],
    ['/companyDynamic?category=&year=2024', '/#/companyDynamic?year=2024'],
    ['/companyDynamic?category=1&year=', '/#/companyDynamic?category=1'],
    ['/search?keyword=', '/#/search'],
    ['/engineer', '/#/engineer'],
    ['/en/engineer', '/en/#/engineer'],
  ])('%s → %s', (opened, shown) => {
    expect(canonical(opened)).toBe(shown)
  })

  test.each([
    '/',
    '/#/',
    '/en/',
    '/en/#/culture',
    '/#/engineer',
    '/#/environmentalManage',
    '/#/companyDynamic?year=2024&page=2',
  ])('%s stays as it is', (address) => {
    expect(canonical(address)).toBeUndefined()
  })

  test('is its own canonical address', () => {
    for (const opened of [
      '/introduction',
      '/en/introduction?x=1',
      '/#/en/introduction',
      '/en',
      '/introduction#/culture',
    ]) {
      expect(canonical(canonical(opened) ?? opened), opened).toBeUndefined()
    }
  })
})
