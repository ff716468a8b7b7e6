import { expect, test } from 'vitest'
import { excerptStart } from './excerptStart.ts'
import { phraseOf } from './phrases.ts'
import { tokenize } from './tokenize.ts'

const nothingKnown = { hasStem: () => true, hasPrefix: () => false }
const placeIn = (text: string, ...words: string[]) =>
  excerptStart(
    text,
    { phrases: words.map((word) => phraseOf(tokenize(word), nothingKnown)), says: words.map(() => 1) },
    40,
  )

test('the place is where most different phrases stand close together', () => {
  const text = `${'饲料、饲料。'.padEnd(100, '又') + '饲料与冷链'.padEnd(100, '又')}冷链`
  expect(placeIn(text, '饲料', '冷链')).toBe(100)
  expect(placeIn(text, '饲料')).toBe(0)
  expect(placeIn(text, '屠宰')).toBeUndefined()
  expect(placeIn(text)).toBeUndefined()
})

test('words are found in their other forms, longer phrases with what parts them', () => {
  expect(placeIn('Nothing but Agencies, priced', 'agency')).toBe(12)
  expect(placeIn('Nothing but Agencies, priced', 'prices')).toBe(22)
  expect(placeIn('保持 0–4 °C', '0-4')).toBe(3)
  expect(placeIn('生猪 / 养殖 与生猪养殖成本', '养殖成本')).toBe(11)
  expect(placeIn('upkeep of sows', 'keep')).toBeUndefined()
})
