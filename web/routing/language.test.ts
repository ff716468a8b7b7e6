import { describe, expect, test, vi } from 'vitest'
import { langOf, localeOf, rootPath } from '#contract/paths.ts'
import { langOfPath, rememberLanguage } from './language.ts'

describe('the English marker', () => {
  test('is the segment "en" of the address path', () => {
    for (const path of ['/en', '/en/', '/en/introduction']) expect(langOfPath(path, ['zh', 'en']), path).toBe('en')
    for (const path of ['/', '/introduction', '/engineer', '/environmentalManage', '/talent/', '/EN-notes']) {
      expect(langOfPath(path, ['zh', 'en']), path).toBe('zh')
      expect(langOfPath(path, ['en', 'zh']), path).toBe('en')
    }
  })

  test('any value other than "en" counts as Chinese', () => {
    expect(langOf('en')).toBe('en')
    for (const value of ['zh', 'zh-CN', 'EN', 'fr', '', undefined, null]) expect(langOf(value)).toBe('zh')
  })
})

describe('the saved choice', () => {
  test('is kept under _lang as zh-CN or en, by the language of the document', () => {
    rememberLanguage('en')
    expect(localStorage.getItem('_lang')).toBe('en')
    rememberLanguage('zh')
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
    expect(() => rememberLanguage('en')).not.toThrow()
  })
})

describe('choosing a language', () => {
  test('zh-CN leads to the root path and en to /en/', () => {
    expect(rootPath('zh', ['zh', 'en'])).toBe('/')
    expect(rootPath('en', ['zh', 'en'])).toBe('/en/')
  })
})
