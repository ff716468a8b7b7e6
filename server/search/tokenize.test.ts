import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

const termsOf = (text: string) => tokenize(text).map(({ term }) => term)
const shownOf = (text: string) => tokenize(text).map(({ start, end }) => text.slice(start, end))

test('Chinese is cut into overlapping pairs, the last character of a run stands alone', () => {
  expect(termsOf('生猪养殖')).toEqual(['生猪', '猪养', '养殖', '殖'])
  expect(termsOf('猪、饲料')).toEqual(['猪', '饲料', '料'])
})

test('full-width, upper-case, accented and traditional forms are the same as the plain ones', () => {
  expect(termsOf('ＥＳＧ報告')).toEqual(termsOf('esg报告'))
  expect(termsOf('Café')).toEqual(termsOf('CAFE'))
  expect(termsOf('８５℃')).toEqual(termsOf('85 °C'))
})

test('letters and digits part, so that a space between them does not matter', () => {
  expect(termsOf('PSY27.1')).toEqual(termsOf('PSY 27.1'))
  expect(termsOf('H股')).toEqual(termsOf('H 股'))
  expect(termsOf('0–4 °C')).toEqual(['0', '4', 'c'])
})

test('thousands commas are no part of a number, decimals are', () => {
  expect(termsOf('1,234,567.8 and 2023,2024')).toEqual(['1234567.8', 'and', '2023', '2024'])
})

test('plural, possessive, -ed and -ing forms of an English word are one term', () => {
  for (const forms of [
    'pig pigs',
    'company companies',
    'raise raised raising',
    'price prices pricing',
    'virus viruses',
  ]) {
    expect(new Set(termsOf(forms)).size, forms).toBe(1)
  }
  expect(termsOf('China’s')).toEqual(termsOf('china'))
  expect(termsOf('news new')).toEqual(['news', 'new'])
})

test('places are those of the original text', () => {
  expect(shownOf('養豬 ㎡ Ｈ股')).toEqual(['養豬', '豬', '㎡', '㎡', 'Ｈ', '股'])
  expect(shownOf('𠮷野家')).toEqual(['𠮷野', '野家', '家'])
})

test('symbols that are counted to the Chinese script are no characters', () => {
  expect(termsOf('⺠猪⺠')).toEqual(['猪'])
})

test('every token has a place within the text and a term that FTS5 takes as one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { term, start, firstEnd, end } of tokenize(text)) {
        expect(start).toBeLessThan(firstEnd)
        expect(firstEnd).toBeLessThanOrEqual(end)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(term).toMatch(/^[\p{L}\p{M}\p{N}ー.]+$/u)
      }
    }),
  )
})
