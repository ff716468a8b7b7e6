import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Desk } from '../desk.ts'
import { confirmAll, type Office, openNamed } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import { openWebsite } from '../testing/website.ts'
import { openCase } from './case.ts'
import { writeNote } from './notes.ts'
import { searchNotes } from './search.ts'

const website = openWebsite()
const offices: Office[] = []
let own: Desk
let colleague: Desk
beforeAll(async () => {
  offices.push(await openNamed(website), await openNamed(website))
  await confirmAll(...offices)
  const [first, second] = await Promise.all(offices.map((office) => office.desk()))
  if (!first || !second) throw new Error('desk')
  own = first
  colleague = second
})
afterAll(() => {
  for (const office of offices) office.close()
})

async function noted(by: Desk, body: string, tags: string[] = []) {
  const { case: name } = await report(website, { content: 'weighbridge in the report itself' })
  await writeNote(by, await openCase(by, name), { assign: '', tags, body })
  return name
}

test('own notes are found by all words in any case, also in Chinese; colleagues’ notes and reports are not searched', async () => {
  const scales = await noted(own, 'Ask about the Weighbridge at gate 3')
  const tagged = await noted(own, '', ['过磅单'])
  await noted(colleague, 'weighbridge as well')
  const names = async (typed: string) => (await searchNotes(own, typed, new Map())).map((found) => found.case)
  expect(await names('WEIGHBRIDGE  gate')).toEqual([scales])
  expect(await names('过磅')).toEqual([tagged])
  expect(await names('weighbridge gate 4')).toEqual([])
  expect(await names('  ')).toEqual([])
})

test('nothing of what is looked for reaches the website, and what was read is not asked for again', async () => {
  const kept = new Map()
  const sent: string[] = []
  const { fetch } = website
  website.fetch = (url, init) => {
    sent.push(`${url} ${String(init.body)}`)
    return fetch(url, init)
  }
  for (const office of offices) office.fetch = website.fetch
  const desk = await offices[0]?.desk()
  if (!desk) throw new Error('desk')
  const first = await searchNotes(desk, 'gate weighbridge', kept)
  const opened = sent.filter((line) => line.includes('\\"open\\"')).length
  expect(opened).toBe(website.rows.length)
  expect(await searchNotes(desk, 'weighbridge', kept)).toEqual(first)
  expect(sent.filter((line) => line.includes('\\"open\\"'))).toHaveLength(opened)
  expect(sent.join()).not.toMatch(/weighbridge|gate/)
})
