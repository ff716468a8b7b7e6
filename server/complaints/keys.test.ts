import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newFileKey } from '#sealing/attachment.ts'
import { readKeyList } from '#sealing/keyList.ts'
import { officerKeys } from '#sealing/officer.ts'
import { rootKey } from '#sealing/rootKey.ts'
import { verifyKeyList } from '#sealing/signedKeyList.ts'
import { readSettings } from '../settings.ts'
import { expectMode } from '../testing/expectMode.ts'
import { keysFileOf, keysFileWith, officerLine, testRoot, writeKeys } from '../testing/keys.ts'
import { readKeys, requestingOn, rootOfDocuments, takingOn } from './keys.ts'
import { openComplaintStores } from './service.ts'

const root = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(root, { recursive: true }))
const officer = await officerKeys(await newFileKey())
const auditor = await officerKeys(await newFileKey())
const nobody = keysFileOf([], [])
const today = '2026-11-28'

let made = 0
/** A site of its own whose starts with one keys folder after the other are told. */
async function newSite(env: Record<string, string> = {}) {
  const folder = join(root, String(made++))
  const keys = join(folder, 'keys')
  mkdirSync(keys, { recursive: true })
  const settings = readSettings({ KEYS_DIR: keys, DATA_DIR: join(folder, 'data'), ALLOW_TRIAL_KEYS: '1', ...env })
  const start = async () => {
    const log: string[] = []
    const add = (line: string) => void log.push(line)
    const { complaints, records } = await openComplaintStores({ ...settings, databaseUrl: '' }, () => today)
    const read = await readKeys({ settings, records, log: { info: add, error: add } })
    await complaints.close()
    return { ...read, log: log.join('\n'), ids: takingOn(read.channels, today).map(({ id }) => id) }
  }
  return {
    settings,
    /** With a list that nobody signed, and no root key. */
    unsigned(text: string) {
      rmSync(join(keys, 'root.pub'), { force: true })
      writeFileSync(join(keys, 'channels.yaml'), text)
      return start()
    },
    /** With a list that the root key signed; `change` spoils the folder afterwards. */
    async signed(text: string, change: (folder: string) => void | Promise<void> = () => undefined) {
      await writeKeys(keys, text)
      await change(keys)
      return start()
    },
  }
}

test('without a root key the server makes one, and a pair for each channel, for its owner alone; the same at the next start', async () => {
  const { unsigned, settings } = await newSite()
  const first = await unsigned(nobody)
  expect([first.ids, first.trial, first.version]).toEqual([['compliance', 'audit-committee'], true, 1])
  expect(verifyKeyList(first.list ?? { text: '', root: '', approvals: [] }, first.root ?? '')).toMatchObject({
    version: 1,
  })
  for (const name of ['root', 'compliance']) expectMode(join(settings.data, `officer-keys/${name}.age`), 0o600)
  expect(first.log).toContain(`Trial: reports to "compliance" can be opened with ${settings.data}`)
  const again = await unsigned(nobody)
  expect([again.list, again.root]).toEqual([first.list, first.root])
})

test('documents of an export have the root key of their folder, and say when it is that of a trial', async () => {
  const { unsigned, signed, settings } = await newSite()
  expect(await rootOfDocuments(settings)).toBeUndefined()
  const trial = await unsigned(nobody)
  expect(await rootOfDocuments(settings)).toEqual({ root: trial.root, version: 1, trial: true })
  await signed(keysFileOf([officer], []))
  expect(await rootOfDocuments(settings)).toEqual({ root: testRoot.publicKey, version: 1, trial: false })
})

test('a channel that had signed keys never falls back to one of the server', async () => {
  const { signed, unsigned, settings } = await newSite()
  expect(await signed(keysFileOf([officer], []))).toMatchObject({ trial: false, ids: ['compliance'] })
  const { ids, log } = await unsigned(nobody)
  expect(ids).toEqual(['audit-committee'])
  expect(log).toMatch(/Reports to "compliance" are not taken: it had signed keys/)
  expect(existsSync(join(settings.data, 'officer-keys/compliance.age'))).toBe(false)
})

test.each([
  ['with a database that other nodes may share', { DATABASE_URL: 'postgres://site@localhost/site' }, /DATABASE_URL/],
  ['where no setting allows a trial', { ALLOW_TRIAL_KEYS: '' }, /ALLOW_TRIAL_KEYS=1/],
])('%s a list that nobody signed takes no reports, and one sentence says why', async (_where, env, sentence) => {
  const { unsigned } = await newSite(env)
  for (const text of [nobody, keysFileOf([officer], [auditor])]) {
    const { ids, log, list, root: rootPublic, refusals } = await unsigned(text)
    expect([ids, list, rootPublic]).toEqual([[], null, null])
    expect(log).toMatch(sentence)
    expect(refusals).toEqual([expect.stringMatching(/^No reports are taken: .*root\.pub is missing/)])
  }
})

test('a setting allows trial keys where other machines reach the server', async () => {
  const { unsigned } = await newSite({ HOST: '0.0.0.0', SITE_ORIGIN: 'https://try.qingsui.example' })
  expect((await unsigned(nobody)).ids).toEqual(['compliance', 'audit-committee'])
})

test.each([
  ['0.0.0.0', '', false],
  ['10.0.0.11', '', false],
  ['10.0.0.11', 'https://www.qingsui.example', true],
  ['127.0.0.1', '', true],
])('on HOST=%s with SITE_ORIGIN=%s the best list is used: %s', async (HOST, SITE_ORIGIN, isTaken) => {
  const { signed } = await newSite({ HOST, SITE_ORIGIN })
  const { ids, log } = await signed(keysFileOf([officer], [auditor]))
  expect(ids).toHaveLength(isTaken ? 2 : 0)
  expect(log).toMatch(isTaken ? /^$/ : /^No reports are taken: HOST=.* SITE_ORIGIN does not say under which address/)
})

test('a channel of a signed list without officers takes no reports, the other does', async () => {
  const { signed } = await newSite()
  const { ids, log } = await signed(keysFileOf([officer], []))
  expect([ids, log]).toEqual([['compliance'], expect.stringMatching(/"audit-committee" are not taken: .* no officers/)])
})

const other = rootKey(await newFileKey())
test.each<[string, (folder: string) => void | Promise<void>]>([
  ['no signature', (folder) => rmSync(join(folder, 'channels.yaml.sig'))],
  ['a signature by another root key', (folder) => writeFileSync(join(folder, 'root.pub'), `${other.publicKey}\n`)],
  [
    'an officer’s signature in the place of the root key’s',
    (folder) => {
      const file = join(folder, 'channels.yaml.sig')
      writeFileSync(file, readFileSync(file, 'utf8').replace('root', `officer ${officer.verifyKey}`))
    },
  ],
  [
    'an officer more than was signed',
    (folder) => writeFileSync(join(folder, 'channels.yaml'), keysFileOf([officer, auditor], [])),
  ],
  [
    'another version than was signed',
    (folder) => writeFileSync(join(folder, 'channels.yaml'), keysFileOf([officer], [], 2)),
  ],
])('%s: no reports are taken, and it is said', async (_what, change) => {
  const { signed } = await newSite()
  const { ids, log, list } = await signed(keysFileOf([officer], []), change)
  expect([ids, list]).toEqual([[], null])
  expect(log).toMatch(/No reports are taken: .*channels\.yaml\.sig is no signature/)
})

test('how the file is written does not matter, what it says does', async () => {
  const { signed } = await newSite()
  const spaced = (folder: string) =>
    writeFileSync(join(folder, 'channels.yaml'), `# a comment\n${keysFileOf([officer], []).replaceAll('\n', '\n\n')}`)
  expect((await signed(keysFileOf([officer], []), spaced)).ids).toEqual(['compliance'])
})

test.each([
  ['no YAML', 'channels: [', /is no YAML/],
  [
    'a secret key',
    keysFileOf([{ ...officer, recipient: officer.identity }], []),
    /channels\.0\.officers\.0\.recipient/,
  ],
  ['two channels of one symbol', keysFileOf([officer], []).replace('"A"', '"C"'), /channels\.1\.symbol/],
  ['a symbol that no code can hold', keysFileOf([officer], []).replace('"A"', '"U"'), /channels\.1\.symbol/],
  [
    'one key of two persons',
    keysFileWith([officerLine(officer)], [officerLine(officer, { name: 'Other' })]),
    /channels\.1\.officers\.0/,
  ],
  ['an end before its beginning', keysFileWith([officerLine(officer, { until: '2019-01-01' })], []), /officers\.0/],
])('%s in the file: no reports are taken, and it is said why', async (_what, text, sentence) => {
  const { unsigned } = await newSite()
  const { ids, log } = await unsigned(text)
  expect([ids, log]).toEqual([[], expect.stringMatching(sentence)])
})

test('an officer whose time is over, or has not come, asks for nothing and is sealed to no more', async () => {
  const { signed } = await newSite()
  const successor = await officerKeys(await newFileKey())
  const lines = [officerLine(officer, { until: '2026-11-27' }), officerLine(successor, { from: '2026-11-28' })]
  const { channels } = await signed(keysFileWith(lines, []))
  const [channel] = channels
  if (!channel) throw new Error('one channel')
  expect(requestingOn(channel, '2026-11-27')).toEqual([officer.verifyKey])
  expect(requestingOn(channel, '2026-11-28')).toEqual([successor.verifyKey])
  expect(takingOn(channels, '2019-12-31')).toEqual([])
})

test('whom the notice goes to is neither signed nor published', async () => {
  const { signed } = await newSite()
  const file = JSON.parse(keysFileOf([officer], []))
  file.channels[0].notice = ['officers@site.example']
  const { channels, list } = await signed(JSON.stringify(file))
  expect(channels[0]?.notice).toEqual(['officers@site.example'])
  expect(list?.text).not.toContain('site.example')
  expect(verifyKeyList(list ?? { text: '', root: '', approvals: [] }, testRoot.publicKey)).toEqual(
    readKeyList(list?.text ?? ''),
  )
})
