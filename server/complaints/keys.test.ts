import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ed25519 } from '@noble/curves/ed25519.js'
import { afterAll, expect, test } from 'vitest'
import { newFileKey } from '#sealing/attachment.ts'
import { to64 } from '#sealing/bytes.ts'
import { officerKeys } from '#sealing/officer.ts'
import { sign } from '#sealing/signing.ts'
import { readSettings } from '../settings.ts'
import { expectMode } from '../testing/expectMode.ts'
import { readKeys } from './keys.ts'
import { openComplaintStores } from './service.ts'

const root = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(root, { recursive: true }))
const officer = await officerKeys(await newFileKey())
const own = `officers: [${officer.recipient}], signing: [${officer.verifyKey}]`
const none = 'officers: [], signing: []'
const fileOf = (c: string, a = none) =>
  `recovery: null\nchannels:\n  - { id: compliance, symbol: C, ${c} }\n  - { id: audit-committee, symbol: A, ${a} }\n`

let made = 0
/** A site of its own whose starts with one keys file after the other are told. */
async function newSite(env: Record<string, string> = {}) {
  const folder = join(root, String(made++))
  const keys = join(folder, 'keys')
  mkdirSync(keys, { recursive: true })
  const settings = readSettings({ KEYS_DIR: keys, DATA_DIR: join(folder, 'data'), ...env })
  return {
    settings,
    async start(text: string, signature?: string) {
      writeFileSync(join(keys, 'channels.yaml'), text)
      if (signature !== undefined) writeFileSync(join(keys, 'channels.yaml.sig'), signature)
      const log: string[] = []
      const add = (line: string) => void log.push(line)
      const { complaints, records } = await openComplaintStores({ ...settings, databaseUrl: '' }, () => '2026-11-21')
      const read = await readKeys({ settings, records, log: { info: add, error: add } })
      await complaints.close()
      return { log: log.join('\n'), channels: read.channels, ids: read.channels.map(({ id }) => id) }
    },
  }
}

test('a channel that never had keys gets a trial pair, for its owner alone; it is the same at the next start', async () => {
  const { start, settings } = await newSite()
  const first = await start(fileOf(none))
  expect(first.channels.map(({ id, trial }) => [id, trial])).toEqual([
    ['compliance', true],
    ['audit-committee', true],
  ])
  const file = join(settings.data, 'officer-keys/compliance.age')
  expectMode(file, 0o600)
  expect(first.log).toContain(`Trial: reports to "compliance" can be opened with ${file}`)
  expect((await start(fileOf(none))).channels).toEqual(first.channels)
})

test('a channel that had keys never falls back to one of the server', async () => {
  const { start, settings } = await newSite()
  expect((await start(fileOf(own))).channels[0]).toMatchObject({ trial: false, officers: [officer.recipient] })
  const { ids, log } = await start(fileOf(none))
  expect(ids).toEqual(['audit-committee'])
  expect(log).toMatch(/Reports to "compliance" are not taken: its officers' keys are gone/)
  expect(() => readFileSync(join(settings.data, 'officer-keys/compliance.age'))).toThrow()
})

test.each([
  ['with a database that other nodes may share', { DATABASE_URL: 'postgres://site@localhost/site' }, /DATABASE_URL/],
  ['where other machines reach the server', { HOST: '0.0.0.0' }, /ALLOW_TRIAL_KEYS=1/],
])('%s no trial keys are made, and it is said', async (_where, env, sentence) => {
  const { start } = await newSite(env)
  const { ids, log } = await start(fileOf(none, own))
  expect(ids).toEqual(['audit-committee'])
  expect(log).toMatch(sentence)
})

test('a setting allows trial keys where other machines reach the server', async () => {
  const { start } = await newSite({ HOST: '0.0.0.0', ALLOW_TRIAL_KEYS: '1' })
  expect((await start(fileOf(none))).ids).toEqual(['compliance', 'audit-committee'])
})

test('where a signer is named, only what they signed is used', async () => {
  const secret = ed25519.utils.randomSecretKey()
  const { start } = await newSite({ KEYS_SIGNER: to64(ed25519.getPublicKey(secret)) })
  const text = fileOf(own)
  expect((await start(text)).log).toMatch(/No reports are taken: .*channels\.yaml\.sig is no signature/)
  const signature = sign('keys', text, secret)
  expect((await start(text, `${signature}\n`)).ids).toContain('compliance')
  const { ids, log } = await start(text.replace('C,', 'D,'), signature)
  expect([ids, log]).toEqual([[], expect.stringMatching(/No reports are taken/)])
  expect((await start(text, sign('note', text, secret))).ids).toEqual([])
})

test.each([
  ['no YAML', 'channels: [', /is no YAML/],
  ['a secret key', fileOf(`officers: [${officer.identity}], signing: []`), /channels\.0\.officers\.0/],
  ['two channels of one symbol', fileOf(own).replace('symbol: A', 'symbol: C'), /the same symbol/],
  ['a symbol that no code can hold', fileOf(own).replace('symbol: A', 'symbol: U'), /channels\.1\.symbol/],
])('%s in the file: no reports are taken, and it is said why', async (_what, text, sentence) => {
  const { start } = await newSite()
  const { ids, log } = await start(text)
  expect([ids, log]).toEqual([[], expect.stringMatching(sentence)])
})

test('an officer who left asks no more, and what they signed still proves true', async () => {
  const successor = await officerKeys(await newFileKey())
  const { start } = await newSite()
  const keys = `officers: [${successor.recipient}], signing: [${successor.verifyKey}], retired: [${officer.verifyKey}]`
  const [channel] = (await start(fileOf(keys))).channels
  expect(channel).toMatchObject({
    requesting: [successor.verifyKey],
    signing: [successor.verifyKey, officer.verifyKey],
  })
})
