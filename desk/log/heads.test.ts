import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listCases } from '../cases/list.ts'
import type { Desk } from '../desk.ts'
import { confirmAll, openNamed } from '../testing/office.ts'
import { openWebsite, type Website } from '../testing/website.ts'
import { keepTrusted } from '../trusted.ts'
import { acceptHeads } from './heads.ts'

let website: Website
let office: Awaited<ReturnType<typeof openNamed>>
let colleague: Awaited<ReturnType<typeof openNamed>>
let desk: Desk
let key: string
const print = (letter: string) => letter.repeat(64)
beforeEach(async () => {
  website = openWebsite()
  office = await openNamed(website)
  colleague = await openNamed(website)
  key = colleague.ring[0].verifyKey
  await confirmAll(office, colleague)
  desk = await office.desk()
})
afterEach(() => {
  office.close()
  colleague.close()
})
const faults = async () => (await desk.act({ action: 'list' }, () => listCases(desk))).headFaults

test('every request tells the last line of the log, and colleagues’ lines may only grow', async () => {
  await faults()
  await faults() // the first also wrote what it remembers
  const own = office.ring[0].verifyKey
  expect(website.heads.get(own)).toEqual(await desk.log.head())
  website.heads.set(key, { n: 7, print: print('a') })
  expect(await faults()).toEqual([])
  website.heads.set(key, { n: 9, print: print('b') })
  expect(await faults()).toEqual([])
  website.heads.set(key, { n: 9, print: print('c') })
  expect(await faults()).toEqual([{ key, fault: 'changed', n: 9 }])
  website.heads.set(key, { n: 3, print: print('d') })
  expect(await faults()).toEqual([{ key, fault: 'back', n: 9 }])
  expect(await faults(), 'it is said until somebody has asked').toHaveLength(1)
  await acceptHeads(desk, [key])
  expect(await faults()).toEqual([])
  website.heads.set('A'.repeat(43), { n: 1, print: print('e') })
  expect(await faults(), 'whom nobody has confirmed, counts for nothing').toEqual([])
})

test('a log that was cut off together with its head is told by what the website remembers', async () => {
  await faults()
  await faults()
  const file = join(office.folder, 'log.jsonl')
  const lines = (await readFile(file, 'utf8')).split('\n')
  const kept = JSON.parse(lines[0] ?? '')
  await writeFile(file, `${lines[0]}\n`)
  await writeFile(join(office.folder, 'log.head'), JSON.stringify({ n: 1, print: kept.print }))
  expect((await desk.log.check()).ok, 'on this machine nothing shows').toBe(true)
  expect(await faults()).toMatchObject([{ fault: 'ownShort' }])
})

test('of a log that was begun anew it is asked once whether that was the officer; lines cut off behind it are a fault', async () => {
  for (let at = 0; at < 12; at++) await faults()
  const own = office.ring[0].verifyKey
  const remembered = website.heads.get(own)
  if (!remembered) throw new Error('a line')
  // The website keeps the highest line.
  const keepHighest = () => {
    const { n, print } = website.heads.get(own) ?? remembered
    website.heads.set(own, n > remembered.n ? { n, print } : remembered)
  }
  for (const name of ['log.jsonl', 'log.head']) await rm(join(office.folder, name))
  const why = 'New computer, the old one was burnt.'
  await office.run('log', 'begin', why)
  await keepTrusted(await office.unlocked(), { root: website.root.publicKey })
  keepHighest()
  expect(await faults()).toEqual([{ key: own, fault: 'ownBegun', n: remembered.n, why }])
  keepHighest()
  expect(await office.today()).toContain(`Your log was begun anew (“${why}”); the website still remembers`)
  keepHighest()
  await acceptHeads(desk, [own])
  expect(await faults()).toEqual([])
  while ((website.heads.get(own)?.n ?? 0) <= remembered.n) await faults()

  const file = join(office.folder, 'log.jsonl')
  const [first = ''] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, `${first}\n`)
  await writeFile(join(office.folder, 'log.head'), JSON.stringify({ n: 1, print: JSON.parse(first).print }))
  expect(await faults()).toMatchObject([{ key: own, fault: 'ownShort' }])
})

test('a log that was written anew is told as well', async () => {
  await faults()
  const own = office.ring[0].verifyKey
  website.heads.set(own, { n: 1, print: print('f') })
  expect(await faults()).toEqual([{ key: own, fault: 'ownChanged', n: 1 }])
})
