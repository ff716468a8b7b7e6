import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'
import { findHighlights, segments } from './highlight.ts'
import { type Phrase, phraseOf } from './phrases.ts'
import type { Segment } from './shapes.ts'
import { tokenize } from './tokenize.ts'

const nothingKnown = { hasStem: () => true, hasPrefix: () => false, candidates: () => [] }
const phrase = (words: string): Phrase => phraseOf(tokenize(words), nothingKnown)
const joined = (parts: Segment[]) => parts.map(({ text }) => text).join('')
const marked = (parts: Segment[]) => parts.filter(({ hit }) => hit).map(({ text }) => text)
const mark = (text: string, ...words: string[]) => segments(text, findHighlights(text, words.map(phrase)))

test('what matched is marked in its own case and width', () => {
  expect(marked(mark('《ＥＳＧ 报告》与esg报告', 'esg报告'))).toEqual(['ＥＳＧ 报告', 'esg报告'])
  expect(marked(mark('Raising Pigs, a pig’s life', 'pig'))).toEqual(['Pigs', 'pig'])
  expect(marked(mark('保持0–4 °C', '0-4℃'))).toEqual(['0–4 °C'])
  expect(marked(mark('养猪業', '養'))).toEqual(['养'])
})

test('marks that touch become one', () => {
  expect(marked(mark('生猪养殖成本', '养殖', '成本'))).toEqual(['养殖成本'])
})

test('the passage is the one with the most of the words', () => {
  const text = `${'这里只说饲料。'.repeat(40)}饲料与冷链在同一句。${'后面再说别的。'.repeat(60)}`
  const parts = excerpt(text, ['饲料', '冷链'].map(phrase))
  expect(marked(parts)).toContain('冷链')
  expect(joined(parts)).toMatch(/^这里只说饲料。.*饲料与冷链在同一句。.*后面再说别的。$/)
})

test('a hit far down in a long text is the passage', () => {
  const text = `${'这里只说别的。'.repeat(400)}饲料与冷链在同一句。${'后面再说别的。'.repeat(60)}`
  const parts = excerpt(text, [phrase('饲料')])
  expect(marked(parts)).toEqual(['饲料'])
  expect(joined(parts)).toMatch(/^饲料与冷链在同一句。/)
})

test('of a long report only the likely place is read, and a rare form of a word is still found', () => {
  const far = 'Nothing here to be found at all. '.repeat(1_000)
  expect(joined(excerpt(`${far}The mill makes feed. ${far}`, [phrase('feed')]))).toMatch(
    /^The mill makes feed\. Nothing/,
  )
  expect(joined(excerpt(`${far}It sold 1,000 pigs. ${far}`, [phrase('1000')]))).toMatch(/^It sold 1,000 pigs\. Nothing/)
})

test('a passage from within a long sentence says so', () => {
  const text = '没有句号，'.repeat(300)
  expect(joined(excerpt(`${text}到饲料，${text}`, [phrase('饲料')]))).toMatch(/^……没有句号，.*到饲料，.*……$/)
})

test('a passage from where reading stopped ends with a sentence that was read', () => {
  const before = 'Nothing here to be found at all. '.repeat(40)
  const sold = `The mill is sold, with all that is in it and around it, and all that belongs to it. ${before}`
  for (let far = 440; far < 600; far += 3) {
    const text = `${before}A mill. ${'Words of four signs, '.repeat(40).slice(-far)}. ${sold}`
    expect(joined(excerpt(text, [phrase('mill'), phrase('sell')]))).toMatch(/[.…]\s*$/)
  }
})

test('a passage begins with its sentence when that is near', () => {
  const text = `${'Nothing here to be found at all. '.repeat(20)}The mill makes feed.`
  expect(joined(excerpt(text, [phrase('feed')]))).toBe('The mill makes feed.')
})

test('an excerpt is about 80 Chinese characters or 160 Latin ones', () => {
  const chinese = joined(excerpt('猪'.repeat(1_000), [phrase('牛')]))
  expect(chinese).toBe(`${'猪'.repeat(80)}……`)
  const latin = joined(excerpt('feed and pork '.repeat(200), [phrase('pork')]))
  expect(latin.length).toBeGreaterThan(140)
  expect(latin.length).toBeLessThan(165)
})

test('a text without a hit shows its beginning', () => {
  expect(excerpt('A short text.', [phrase('pork')])).toEqual([{ text: 'A short text.', hit: false }])
  expect(excerpt('', [phrase('pork')])).toEqual([])
})

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.constantFrom('生猪', '养殖', '。', ' ', 'Ｈ股', 'pigs', '1,000', '𠮷', '\n', 'ﬁsh', '㎡'), {
      maxLength: 400,
    })
    .map((parts) => parts.join('')),
)

test('the segments of a title joined are the title', () => {
  fc.assert(
    fc.property(text, text, (title, words) => {
      expect(joined(mark(title, words))).toBe(title)
    }),
  )
})

test('the segments of an excerpt joined are a piece of the text', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('生猪', '猪', 'pig', '1000', '𠮷', 'fi', '2'), (text, words) => {
      const shown = joined(excerpt(text, [phrase(words)]))
      expect(`…${text}…`).toContain(shown.replace(/^…+|…+$/g, ''))
    }),
  )
})

const faq = `${'Chilled pork ages, and pork keeps. '.repeat(8)}Is there halal pork? No. Only pigs are slaughtered. ${'Pork is cut. '.repeat(9)}`

test('other words for a phrase count as that phrase, and a rarer one says more', () => {
  const pork = { ...phrase('pork'), others: [phrase('chilled'), phrase('meat')] }
  expect(joined(excerpt(faq, [pork, phrase('halal')], [1, 5]))).toMatch(/^Is there halal pork\? No\./)
  const apart = 'Chilled meat, chilled pork. Frozen meat, frozen pork. '.repeat(9).concat('Halal is not sold. ')
  expect(joined(excerpt(apart, [pork, phrase('halal')], [1, 5]))).toMatch(/Halal is not sold\./)
})

test('a phrase as it was asked says more than another in its place', () => {
  const leave = { ...phrase('年假'), others: [phrase('轮休')] }
  const text = (gap: string) => `轮休返场按在岗计薪，轮休照发。${gap}年假满一年有五天。`
  for (const gap of ['说别的。', '这里只说别的，不说那个。'.repeat(20), '这里只说别的，不说那个。'.repeat(200)])
    expect(marked(excerpt(text(gap), [leave]))).toContain('年假')
  expect(marked(excerpt('轮休返场按在岗计薪。', [leave]))).toEqual(['轮休'])
})

test('an answer is shown with its question, and no question without its answer', () => {
  const text = 'Which posts are open? All. Do drivers need a degree? For most jobs, no. May I visit? '
  expect(joined(excerpt(text, [phrase('jobs')]))).toBe('Do drivers need a degree? For most jobs, no.')
  const long = `Is it sold? ${'A long answer goes on '.repeat(7)}here. Other things are told.`
  expect(joined(excerpt(long, [phrase('sold')]))).toBe(`Is it sold? ${'A long answer goes on '.repeat(7)}here.`)
  expect(joined(excerpt('有没有清真产品？没有。是否出口？', [phrase('清真')]))).toBe('有没有清真产品？没有。')
  expect(joined(excerpt('只卖猪肉。是否出口？不出口。', [phrase('清真')]))).toMatch(/^只卖猪肉。/)
})

test('of what says the same a question comes first, then prose, then rows of tables', () => {
  const parted =
    ' Other things are told at length here, and on it goes for a while, until nobody reads it any more.'.repeat(3)
  const row = 'Crates\tsows\tcrates. '
  const prose = 'Crates are sold. '
  const question = 'Are there crates? No. '
  const shown = (...parts: string[]) => joined(excerpt(parts.join(parted), [phrase('crates')]))
  expect(shown(row, prose)).toMatch(/Crates are sold/)
  expect(shown(prose, question)).toMatch(/Are there crates/)
  expect(shown(row)).toMatch(/^Crates\tsows/)
})
