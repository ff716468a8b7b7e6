import { expect, test } from 'vitest'
import { assertBrowserSupport, newerInScripts, newerInStyles } from './browserSupport.ts'
import { scriptFallbacks, styleFallbacks } from './browsers.ts'

/** Calls of all that has a fallback, and a stylesheet that says all of it. */
const scripts = [
  Object.keys(scriptFallbacks)
    .map((name) => `page.${name}()`)
    .join(';'),
]
const ruleOf = (name: string) => {
  if (name.startsWith('@')) return `${name} {}`
  if (name.startsWith(':')) return `a${name} {}`
  return `a { ${name.includes(':') ? name : `${name}: none`} }`
}
const sheet = Object.keys(styleFallbacks).map(ruleOf).join('\n')

test('what the oldest browsers do not know, and no fallback is written down for, is named', () => {
  expect(() => assertBrowserSupport(scripts, sheet)).not.toThrow()
  expect(() => assertBrowserSupport([...scripts, 'menu.checkVisibility()'], sheet)).toThrow('checkVisibility')
  expect(() => assertBrowserSupport(scripts, `${sheet} a { field-sizing: content }`)).toThrow('field-sizing')
})

test('a fallback that nothing needs any more is named', () => {
  expect(() => assertBrowserSupport([], sheet)).toThrow('requestIdleCallback has a fallback and is not used')
  expect(() => assertBrowserSupport(scripts, '')).toThrow(':has has a fallback and is not used')
})

test.each([
  ['element.checkVisibility()', ['checkVisibility']],
  ['new Promise(() => {}); Promise.withResolvers()', ['withResolvers']],
  ['const groups = Object.groupBy(rows, nameOf)', ['groupBy']],
  ['rows.at(-1); [1].toSorted?.()', []],
  ['const own = { showPopover() {} }; own.showPopover()', []],
])('%s', (code, names) => expect(newerInScripts([code])).toEqual(names))

test.each([
  ['a:has(b) { color: red }', [':has']],
  ['@supports selector(:has(*)) { a:has(b) { color: red } }', []],
  ['a { -webkit-hyphens: auto; hyphens: auto }', []],
  ['a { text-wrap: balance; color: red }', ['text-wrap', 'text-wrap: balance']],
])('%s', (css, names) => expect(newerInStyles(css)).toEqual(names))
