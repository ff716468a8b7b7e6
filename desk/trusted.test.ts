import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFileKey } from '#sealing/attachment.ts'
import { officerKeys } from '#sealing/officer.ts'
import { rootKey } from '#sealing/rootKey.ts'
import { openCase } from './cases/case.ts'
import { reply } from './cases/reply.ts'
import { keepSettings, readSettings } from './settings.ts'
import { confirmAll, openPair, type Pair } from './testing/office.ts'
import { report } from './testing/reporter.ts'
import { keepTrusted, readTrusted } from './trusted.ts'

/* Whoever writes to a locked machine's disk, together with whoever answers for the website, has a key of their own and not the officer's. */

const why = 'Somebody was at this machine over the weekend.'
const fileOf = ({ office }: Pair) => join(office.folder, 'trusted.json')
const kept = (pair: Pair) => JSON.parse(readFileSync(fileOf(pair), 'utf8'))
const put = (pair: Pair, value: unknown) => writeFileSync(fileOf(pair), JSON.stringify(value))

const spoilt: Record<string, (pair: Pair) => Promise<void> | void> = {
  'a stranger among the confirmed keys': async (pair) => {
    const stranger = await officerKeys(await newFileKey())
    const file = kept(pair)
    file.trusted.trust.compliance.confirmed.push(stranger.recipient, stranger.verifyKey)
    put(pair, file)
  },
  'another root key': async (pair) => {
    const file = kept(pair)
    file.trusted.root = rootKey(await newFileKey()).publicKey
    put(pair, file)
  },
  'a colleague’s file': (pair) => writeFileSync(fileOf(pair), pair.colleague.read('trusted.json')),
  'an older state of the officer’s own': async (pair) => {
    const before = kept(pair)
    await pair.desk.strike([pair.colleague.ring[0].recipient])
    put(pair, before)
  },
  'the file removed': (pair) => rmSync(fileOf(pair)),
  'a log that was cut to its first line, with a head that fits': ({ office }) => {
    const [first = ''] = String(office.read('log.jsonl')).split('\n')
    office.write(join('desk', 'log.jsonl'), `${first}\n`)
    office.write(join('desk', 'log.head'), JSON.stringify({ n: 1, print: JSON.parse(first).print }))
  },
  'half a file': (pair) => writeFileSync(fileOf(pair), '{"trusted":'),
}

test.each(Object.entries(spoilt))('%s: the desk stops, says so, and begins anew from nothing', async (_, spoil) => {
  const pair = await openPair()
  const { office, website } = pair
  await spoil(pair)
  await expect(office.desk()).rejects.toMatchObject({ reason: 'trustedBroken' })
  expect(await office.today()).toContain('is not as you left it')
  expect((await office.run('status')).err).toContain('is not as you left it')

  const wasThere = existsSync(fileOf(pair))
  const begun = await office.run('log', 'begin', why)
  expect(begun.out.includes('compare every key'), 'nothing can be set aside that is not there').toBe(wasThere)
  expect(existsSync(fileOf(pair))).toBe(false)
  expect(readdirSync(office.folder).some((name) => /^trusted\.json\.\d/.test(name))).toBe(wasThere)
  await keepSettings(office.folder, { root: website.root.publicKey })
  expect((await office.desk()).circle.confirmed, 'of before nothing counts').toEqual([])
})

test('a log that is not whole cannot tell the newest state: when it is begun anew every key is compared again', async () => {
  const pair = await openPair()
  const { office, website } = pair
  const before = kept(pair)
  await pair.desk.strike([pair.colleague.ring[0].recipient])
  put(pair, before)
  for (const name of ['log.jsonl', 'log.head']) rmSync(join(office.folder, name))
  expect((await office.run('log', 'begin', why)).out).toContain('compare every key')
  expect((await readSettings(office.folder)).root, 'nor the root key that anybody may have typed').toBeUndefined()
  await keepTrusted(await office.unlocked(), { root: website.root.publicKey })
  expect((await office.desk()).circle.confirmed).toEqual([])
})

test('a sound log that is begun anew still knows the newest state', async () => {
  const pair = await openPair()
  const { office, desk, colleague } = pair
  await office.run('log', 'begin', why)
  expect((await office.desk()).circle.confirmed).toEqual(desk.circle.confirmed)
  const before = kept(pair)
  await (await office.desk()).strike([colleague.ring[0].recipient])
  put(pair, before)
  await expect(office.desk()).rejects.toMatchObject({ reason: 'trustedBroken' })
})

test('a root key in the settings counts until a list of keys was trusted, and no longer', async () => {
  const { office, website } = await openPair()
  const { root } = website
  const evil = rootKey(await newFileKey())
  await keepSettings(office.folder, { root: evil.publicKey })
  expect((await office.desk()).site.root).toBe(root.publicKey)
  website.root = evil
  await expect(office.desk(), 'nor with the website’s help').rejects.toMatchObject({ reason: 'listForged' })
  const named = await office.run('status', `--root=${evil.publicKey}`)
  expect(named.err, 'but by its officer').toBe('')
  expect((await office.desk()).site.root).toBe(evil.publicKey)
})

test('a desk that is killed between file and log goes on with the new state', async () => {
  const { office, desk } = await openPair()
  const unlocked = await office.unlocked()
  const killed = { ...unlocked.log, add: () => Promise.reject(new Error('killed')) }
  await expect(keepTrusted({ ...unlocked, log: killed }, { retention: { C: 30 } })).rejects.toThrow('killed')
  expect((await readTrusted(unlocked)).retention).toEqual({ C: 30 })
  await confirmAll(office)
  expect((await office.desk()).circle.confirmed).toEqual(desk.circle.confirmed)
})

test('what is altered while the desk runs is found when it is to be changed', async () => {
  const pair = await openPair()
  const { desk, website, colleague } = pair
  const { case: name } = await report(website, { content: 'three lorries' })
  const { next } = await openCase(desk, name)
  await reply(desk, name, { body: 'We look into it.', status: 'checking', turn: next.turn })
  await spoilt['another root key']?.(pair)
  await expect(desk.strike([colleague.ring[0].recipient])).rejects.toMatchObject({ reason: 'trustedBroken' })
  await expect(desk.renew()).rejects.toMatchObject({ reason: 'trustedBroken' })
})
