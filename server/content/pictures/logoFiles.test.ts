import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemText } from '../problems.ts'
import type { SiteFile } from '../shapes/site.ts'
import { logoProblems } from './logoFiles.ts'

let media: string
beforeEach(async () => {
  media = await mkdtemp(join(tmpdir(), 'logos-'))
  await drawn('mark.svg', 40, 40)
})
afterEach(() => rm(media, { recursive: true }))

const drawn = (
  name: string,
  width: number,
  height: number,
  inner = '<path d="M0 0h9v9z"/>',
  box = `viewBox="0 0 ${width} ${height}"`,
) =>
  writeFile(
    join(media, name),
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${box}>${inner}</svg>`,
  )
const told = async (logo?: string) => {
  const en = logo && { onLight: logo, onDark: logo }
  const site = { mark: 'mark.svg', markOnDark: 'mark.svg', ...(en && { logo: { en } }) } as SiteFile
  return (await logoProblems(media, site)).map((problem) => problemText(problem, 'en'))
}

test('a squarish mark and a word-mark are told nothing', async () => {
  await drawn('logo.svg', 320, 40)
  expect(await told('logo.svg')).toEqual([])
})

test('a word-mark is no mark: its icons would be a line', async () => {
  await drawn('mark.svg', 168, 40)
  expect(await told()).toEqual([expect.stringMatching(/^media\/mark\.svg — The mark is 4\.2 times as wide as high/)])
})

test('a logo that nobody could read on a phone of 320 px is told', async () => {
  for (const [width, height] of [
    [400, 40],
    [30, 40],
  ] as const) {
    await drawn('logo.svg', width, height)
    expect(await told('logo.svg')).toEqual([
      expect.stringMatching(/^media\/logo\.svg — The logo is .* times as wide as high/),
    ])
  }
})

test('a drawing without a viewBox, with text, or with references to elsewhere cannot be used', async () => {
  await drawn('logo.svg', 160, 40, undefined, '')
  expect(await told('logo.svg')).toEqual([expect.stringContaining('width, height and viewBox')])
  await drawn('logo.svg', 160, 40, '<text>Haixu</text>')
  expect(await told('logo.svg')).toEqual([expect.stringContaining('Convert the text to paths')])
  await drawn('logo.svg', 160, 40, '<image href="https://www.company.example/a.png"/>')
  expect(await told('logo.svg')).toEqual([expect.stringContaining('references to something outside')])
})
