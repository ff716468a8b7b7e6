import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readContent } from '../index.ts'
import { problemText } from '../problems.ts'
import type { Files } from '../readFiles.ts'
import { startingTexts, textsOfStart } from './startingTexts.ts'

let start: Files
let own: Files
beforeAll(async () => {
  const read = async (name: string) => {
    const { files } = await readContent(join(import.meta.dirname, '../../../examples', name))
    if (!files) throw new Error(`${name} cannot be used`)
    return files
  }
  start = await read('starter')
  own = await read('dairy')
})

const told = (files: Files) => startingTexts(files, textsOfStart(start)).map((problem) => problemText(problem, 'en'))
/** The dairy with another slogan. */
const saying = (en: string): Files => ({ ...own, site: { ...own.site, slogan: { ...own.site.slogan, en } } })
const ofSlogan = (en: string) => told(saying(en)).filter((text) => text.includes('slogan'))

test('a sentence of the starting content is told, a word that any company may use is not', () => {
  const sentence = 'News of the company, its products and its customers.'
  expect(ofSlogan(sentence)).toEqual([
    expect.stringMatching(/^site\.yaml slogan\.en — “News of the company.*begins with it/),
  ])
  expect(ofSlogan('About us')).toEqual([])
  expect(ofSlogan(`${sentence} And of the sea.`)).toEqual([])
})

test('what is marked as a sample is told, also in a text that was rewritten', () => {
  for (const text of [
    'By Example Company',
    'Of 2025; a sample figure',
    '2025年，示例数字',
    'Prices (samples)',
    'State the period',
    '请写明天数',
    '带教时间算工作量。请写明带教多久',
  ])
    expect(ofSlogan(text), text).toHaveLength(1)
  for (const text of [
    'A sample of each batch is kept',
    'For example, milk',
    'Samples and quotations',
    '留样、抽样',
    '来信请写明用途和截稿时间',
  ])
    expect(ofSlogan(text), text).toEqual([])
})

test('addresses that lead to nobody are told', () => {
  expect(ofSlogan('Write to info@company.example')).toEqual([
    'site.yaml slogan.en — “info@company.example” is an address for examples and leads to nobody. Write the true one.',
  ])
  expect(ofSlogan('Call +86 475 555 0160')[0]).toContain('“+86 475 555 0160” is an address for examples')
  expect(ofSlogan('0710-555-0110')).toHaveLength(1)
  expect(ofSlogan('Call 475 555 2160 or 5550160')).toEqual([])
  for (const text of ['https://www.example.com/a', 'x@example.org']) expect(ofSlogan(text), text).toHaveLength(1)
  for (const text of ['An example.', 'example.company.de', 'a@b.examples.de']) expect(ofSlogan(text), text).toEqual([])
})

test('the notice that the site shows samples is not itself told', () => {
  expect(told({ ...own, site: { ...own.site, sampleNotice: start.site.sampleNotice } }).join()).not.toContain(
    'sampleNotice',
  )
})
