import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanName, cleanText, cleanType } from './plaintext.ts'
import { anyText, seed } from './testing/sample.ts'

const any = anyText(300)

describe('a text of somebody unknown', () => {
  test('keeps what can be read', () => {
    const text = '王五，B栋 “三车玉米” 👩‍🌾 שלום\n\tend'
    expect(cleanText(text)).toBe(text)
  })

  test.each([
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\u0000b\u001Bc\u007F\u0085', 'a\uFFFDb\uFFFDc\uFFFD\uFFFD'],
    ['invoice\u202Efdp.exe', 'invoice\uFFFDfdp.exe'],
    ['\uD800x\uDC00', '\uFFFDx\uFFFD'],
    ['\u202A\u202B\u202C\u202D\u202E', '\uFFFD'.repeat(5)],
    ['\u2066\u2067\u2068\u2069', '\uFFFD'.repeat(4)],
  ])('%j becomes %j', (text, clean) => expect(cleanText(text)).toBe(clean))

  test('takes at most 3 bytes a unit as JSON, save for its quotes, and cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(any, (text) => {
        const clean = cleanText(text)
        expect(Buffer.byteLength(JSON.stringify(clean)) - 2).toBeLessThanOrEqual(3 * clean.length)
        expect(cleanText(clean)).toBe(clean)
      }),
      { seed, numRuns: 1_000 },
    )
  })
})

describe('a file’s name', () => {
  test.each([
    ['过磅单.jpg', '过磅单.jpg'],
    ['../../etc/passwd', '../../etc/passwd'],
    [' a\n\tb .pdf ', 'a b .pdf'],
    [`${'长'.repeat(150)}.pdf`, `${'长'.repeat(95)}….pdf`],
    [`${'𠮷'.repeat(80)}.pdf`, `${'𠮷'.repeat(47)}….pdf`],
    ['x'.repeat(101), `${'x'.repeat(99)}…`],
    ['x'.repeat(100), 'x'.repeat(100)],
    [`v1.${'x'.repeat(100)}.pdf`, `v1.${'x'.repeat(92)}….pdf`],
    [`\u0000${'x'.repeat(100)}`, `\uFFFD${'x'.repeat(98)}…`],
  ])('%j is shown as %j', (name, shown) => expect(cleanName(name)).toBe(shown))

  test('has at most 100 units on one line, and cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(any, (name) => {
        const clean = cleanName(name)
        expect(clean.length).toBeLessThanOrEqual(100)
        expect(clean).not.toMatch(/[\n\r\t]/)
        expect(cleanName(clean)).toBe(clean)
      }),
      { seed, numRuns: 1_000 },
    )
  })
})

test.each([
  ['image/JPEG', 'image/jpeg'],
  ['', 'application/octet-stream'],
  ['text/html; charset=utf-8', 'application/octet-stream'],
  ['<script>/x', 'application/octet-stream'],
  ['x text/html', 'application/octet-stream'],
  [`a/${'b'.repeat(99)}`, 'application/octet-stream'],
])('the media type %j is taken as %j', (type, taken) => expect(cleanType(type)).toBe(taken))
