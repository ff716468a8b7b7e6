import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listCases } from '../cases/list.ts'
import { confirmAll, openNamed } from '../testing/office.ts'
import { report } from '../testing/reporter.ts'
import { openWebsite, type Website } from '../testing/website.ts'
import { type Entry, nextEntry } from './chain.ts'

/* Whoever writes to a locked machine's disk has no key: they can add to the log, and begin no memory anew. */

let website: Website
let office: Awaited<ReturnType<typeof openNamed>>
let colleague: Awaited<ReturnType<typeof openNamed>>
beforeEach(async () => {
  website = openWebsite()
  office = await openNamed(website)
  colleague = await openNamed(website)
  await confirmAll(office, colleague)
  await report(website, { content: 'three lorries' })
  await faults()
})
afterEach(() => [office, colleague].forEach(({ close }) => void close()))

const why = 'New computer, the old one was burnt.'
async function faults() {
  const desk = await office.desk()
  return (await desk.act({ action: 'list' }, () => listCases(desk))).memoryFaults.map(({ fault }) => fault)
}
const lines = (of = office): Entry[] =>
  String(of.read('log.jsonl'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const path = (name: string) => join(office.folder, name)
function append(detail: string | undefined) {
  const last = lines().at(-1) as Entry
  const line = nextEntry(last, { at: last.at, action: 'log-begin', case: undefined, detail })
  appendFileSync(path('log.jsonl'), `${JSON.stringify(line)}\n`)
  writeFileSync(path('log.head'), JSON.stringify({ n: line.n, print: line.print }))
}
const forget = () => ['seen-C.jsonl', 'seen-C.head'].forEach((name) => void rmSync(path(name)))

test.each<[string, () => Promise<string | undefined>]>([
  ['nobody', async () => why],
  ['nobody, without a reason', async () => undefined],
  ['the officer once before', async () => (await begunBy(office)).detail],
  ['a colleague', async () => (await begunBy(colleague)).detail],
])('a log that was begun anew by %s begins no memory anew', async (_, detailBy) => {
  const detail = await detailBy()
  await faults()
  append(detail)
  forget()
  website.rows.splice(0)
  expect(await office.run('log', 'verify'), 'the chain itself is whole').toMatchObject({ code: 0 })
  expect(await faults()).toEqual(['broken'])
})

async function begunBy(by: typeof office): Promise<Entry> {
  expect((await by.run('log', 'begin', why)).code).toBe(0)
  return lines(by).findLast(({ action }) => action === 'log-begin') as Entry
}

test('its officer begins it anew with a signature, which no page shows', async () => {
  forget()
  expect(await faults()).toEqual(['broken'])
  const { detail = '' } = await begunBy(office)
  expect(detail).toMatch(new RegExp(`^${why}\n${office.ring[0].verifyKey} [\\w-]{86}$`))
  expect(await faults()).toEqual([])
})
