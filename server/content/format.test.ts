import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatOf, formatProblems } from './format.ts'
import { problemText } from './problems.ts'
import { openTexts } from './textFiles.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'format-'))
})
afterEach(() => rm(folder, { recursive: true }))

const told = async (site: string, format?: number) => {
  await writeFile(join(folder, 'site.yaml'), site)
  return formatProblems(openTexts(folder), format).map((problem) => problemText(problem, 'en'))
}

test('content of the form that the product reads is told nothing, with its number or without one', async () => {
  expect(await told('name: x\n')).toEqual([])
  expect(await told('format: 1\nname: x\n')).toEqual([])
})

test('older content is told how it is upgraded, also where its file cannot be read any more', async () => {
  expect(await told('name: [\n', 2)).toEqual([
    expect.stringMatching(/of format 1, and this version reads 2\. Run "npm run upgrade-content"/),
  ])
})

test('newer content asks for the newer product', async () => {
  expect(await told('# A remark\nformat: 3\n', 2)).toEqual([
    expect.stringMatching(/format 3, .* up to 2\. Install the newer version/),
  ])
})

test('a folder without the file is another matter', () => {
  expect(formatProblems(openTexts(folder))).toEqual([])
})

test('the version is a whole number from 1; anything else is told with the other fields', async () => {
  for (const line of ['format: 2', 'format:  2 # a remark', 'format: 2\r']) expect(formatOf(`${line}\n`)).toBe(2)
  for (const value of ['abc', '1.5', '7abc', '0', '-1', '"1"', '', '[1]']) {
    expect(formatOf(`name: x\nformat: ${value}\n`), value).toBeUndefined()
    expect(await told(`format: ${value}\n`, 2)).toEqual([])
  }
})
