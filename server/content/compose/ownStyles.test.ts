import { expect, test } from 'vitest'
import { siteFile } from '../shapes/site.ts'
import { ownStylesOf } from './ownStyles.ts'

const { tokens, font } = siteFile.shape

test('a company without tokens and font of its own has the styles of the product', () => {
  expect(ownStylesOf({})).toEqual({ rule: '' })
})

test('tokens stand in one rule that is stronger than the style sheet', () => {
  expect(ownStylesOf({ tokens: { 'radius-1': '0', 'radius-2': '2px' } }).rule).toBe(
    'html:root:root:root{--radius-1:0;--radius-2:2px}',
  )
})

test('a font of its own comes before those that have the letters which it lacks', () => {
  const { rule, font: src } = ownStylesOf({ font: { file: 'fonts/own.woff2', lightest: 300, boldest: 800 } })
  expect(src).toBe('/media/fonts/own.woff2')
  expect(rule).toContain('src:url("/media/fonts/own.woff2") format("woff2");font-weight:300 800')
  expect(rule).toMatch(/--font-text:"Own",.*"Noto Sans CJK SC",.*sans-serif/)
})

test('what could end the rule, or load something, is no token', () => {
  for (const value of ['0}body{', 'url(//x)', '1px;--color-text:red', 'calc(1px)', 'red'])
    expect(tokens.safeParse({ 'radius-1': value }).success, value).toBe(false)
  expect(tokens.safeParse({ 'color-text': '1px' }).success).toBe(false)
  expect(font.safeParse({ file: 'fonts/a".woff2' }).success).toBe(false)
})
