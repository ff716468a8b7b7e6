import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Channels } from '#contract/complaints.ts'
import { readSignatures } from '#contract/keys.ts'
import { newFileKey } from '#sealing/attachment.ts'
import { writeKeyList } from '#sealing/keyList.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { rootKey } from '#sealing/rootKey.ts'
import { verifyKeyList } from '#sealing/signedKeyList.ts'
import { numbers, seed } from '#sealing/testing/sample.ts'
import { keysFileOf, officerLine } from '#server/testing/keys.ts'
import { openRing } from './keys/ring.ts'
import { keepSettings, readSettings } from './settings.ts'
import { confirmAll, type Office, openNamed, openOffice, passphrase } from './testing/office.ts'
import { openWebsite, origin, type Website } from './testing/website.ts'
import { keepTrusted, readTrusted } from './trusted.ts'

let website: Website
let office: Office
let colleague: Office
let stranger: OfficerKeys
beforeEach(async () => {
  website = openWebsite()
  office = await openNamed(website)
  colleague = await openNamed(website)
  stranger = await officerKeys(await newFileKey())
  onTestFinished(() => [office, colleague].forEach(({ close }) => void close()))
  await confirmAll(office, colleague)
})
const refused = (reason: string, values: unknown[] = []) =>
  expect(office.desk()).rejects.toMatchObject({ reason, ...(values.length > 0 && { values }) })

test('a list that was put back to an older version is refused and named, and the newer one stays trusted', async () => {
  const old = website.answer()
  website.name('C', stranger)
  await office.desk()
  const said = String(readFileSync(join(office.folder, 'log.jsonl')))
  expect(said).toContain('"key-list"')
  website.offer = () => old
  await refused('listOld', ['1', '2'])
  const status = await office.run('status')
  expect(status.err).toContain('The website gives version 1 of the list of keys, and this desk has seen version 2')
  expect((await office.run('status', '--lang=zh')).err).toContain('密钥清单是第1版，本机已见过第2版')
  website.offer = (answer) => answer
  expect((await office.desk()).site.list.version).toBe(2)
})

test('another list under the version that was seen is refused, though the root key signed it', async () => {
  const { list } = website.answer()
  website.lines.C.splice(1)
  website.name('C', stranger)
  const next = { ...website.list(), version: 1 }
  website.offer = (answer) => ({ ...answer, ...resigned(next, website) })
  expect(list?.text).not.toBe(writeKeyList(next))
  await refused('listOther', ['1'])
})

const resigned = (list: ReturnType<Website['list']>, { root, approvers }: Website): Pick<Channels, 'list'> => {
  const other = openWebsite()
  other.root = root
  other.approvers = approvers
  other.list = () => list
  return { list: other.answer().list }
}

test('a list by another root key, changed, or withheld is refused; nothing is asked with an officer’s key', async () => {
  website.asked.length = 0
  const { root } = website
  website.root = rootKey(stranger.identity)
  await refused('listForged')
  website.root = root
  website.offer = (answer) => ({
    ...answer,
    list: answer.list && { ...answer.list, text: answer.list.text.replace('2020-01-01', '2020-01-02') },
  })
  await refused('listForged')
  website.offer = (answer) => ({ ...answer, list: null })
  await refused('listMissing')
  website.offer = (answer) => ({ ...answer, list: null, trial: website.root.publicKey })
  await refused('listMissing')
  expect(await office.today()).toContain('gives no list of keys')
  expect(website.asked).toEqual([])
})

test('the root key’s holder alone, or with one officer, changes nothing', async () => {
  const [own, theirs] = website.approvers
  if (!own || !theirs) throw new Error('two officers')
  website.approvers = [own]
  website.lines.C.push(officerLine(stranger))
  await refused('listUnapproved', ['2', 'compliance', '1', officerLine(theirs).name])
  website.approvers = [own, stranger]
  await refused('listUnapproved', ['2', 'compliance', '1', officerLine(theirs).name])
  // Nor when whoever answers calls it a trial: the root key of a trial is one that no officer was given.
  website.isTrial = true
  await refused('listUnapproved', ['2', 'compliance', '1', officerLine(theirs).name])
  website.isTrial = false
  website.approvers = [own, theirs]
  expect((await office.desk()).named.officers).toContain(stranger.recipient)
})

test('a colleague whose key was stolen is struck off by the other officer and the root key', async () => {
  website.approvers = website.approvers.slice(0, 1)
  const [, line] = website.lines.C
  if (!line) throw new Error('two lines')
  line.until = '2026-11-19'
  const desk = await office.desk()
  expect(desk.named).toMatchObject({
    officers: [(await ringOf(office)).recipient],
    ended: [line.signing],
  })
  expect(desk.circle.gone).toEqual([line.recipient, line.signing])
  await expect(colleague.desk()).rejects.toMatchObject({ reason: 'keyUnknown' })
})
const ringOf = async ({ folder }: Office) => (await openRing(folder, passphrase))[0]

test('a desk that knows no root key takes that of a trial, and no other', async () => {
  const fresh = openOffice(website)
  onTestFinished(fresh.close)
  await fresh.run('key', 'new', `--server=${origin}`)
  expect((await fresh.run('digest')).err).toContain('does not know the root key')
  website.isTrial = true
  expect((await fresh.run('digest')).err).toContain('No channel of the website names your key')
  expect((await fresh.run('status')).out).toMatch(/Missing {2}Trial keys/)
  website.isTrial = false
  expect((await readTrusted(await fresh.unlocked())).keyList?.root).toBe(website.root.publicKey)
  const wrong = await fresh.run('status', '--root=nothing')
  expect(wrong.err).toContain('“nothing” is no root key')
})

test('whoever answers makes nobody forget persons by calling it a trial, where the root key was named by hand', async () => {
  website.lines.C.splice(1) // a colleague whose line is gone: their name is known from before
  await office.desk()
  const known = async () => (await readTrusted(await office.unlocked())).persons
  const { name } = officerLine(await ringOf(colleague))
  expect((await known())[(await ringOf(colleague)).verifyKey]).toBe(name)
  website.isTrial = true
  website.lines.C.push(officerLine(stranger))
  expect((await office.desk()).site.trial, 'it is said all the same').toBe(true)
  expect((await known())[(await ringOf(colleague)).verifyKey]).toBe(name)
})

test('a trial is no way around a root key that the desk knows', async () => {
  website.isTrial = true
  website.root = rootKey(stranger.identity)
  await refused('listForged')
})

test('whose end is known is answered along with the others, and left out where it is sealed again', async () => {
  const [, line] = website.lines.C
  if (!line) throw new Error('two lines')
  line.until = '2026-12-31'
  const { circle } = await office.desk()
  expect(circle.recipients).toContain(line.recipient)
  expect([...circle.staying, ...circle.expected]).not.toContain(line.recipient)
})

test('the root key is made locked, signs a list with two officers, and the desk shows what they vouch for', async () => {
  const keeper = openOffice(website)
  onTestFinished(keeper.close)
  keeper.env.DESK_NEW_PASSPHRASE_FILE = keeper.write('root-words', 'words for the root key')
  keeper.env.DESK_ROOT_PASSPHRASE_FILE = keeper.env.DESK_NEW_PASSPHRASE_FILE
  const rootFile = join(keeper.root, 'offline', 'root.age')
  const made = await keeper.run('key', 'root', rootFile)
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(made.out).not.toContain('SECRET')
  expect(readFileSync(rootFile, 'latin1')).not.toContain('SECRET')
  const root = readFileSync(join(keeper.root, 'offline', 'root.pub'), 'utf8').trim()
  expect((await keeper.run('key', 'root', rootFile)).err).toContain('exists already')

  const officers = [await ringOf(office), await ringOf(colleague)]
  const file = keeper.write('channels.yaml', `# ours\n${keysFileOf(officers, [])}`)
  expect((await keeper.run('key', 'raise', file)).out).toContain('is now version 2')
  expect(readFileSync(file, 'utf8')).toMatch(/^# ours[\s\S]*"version": 2/)
  for (const signer of [office, colleague]) {
    const signed = await signer.run('key', 'sign', file)
    expect(signed).toMatchObject({ code: 0, err: '' })
    for (const keys of officers) expect(signed.out).toContain(officerLine(keys).name)
  }
  expect((await keeper.run('key', 'sign', file, rootFile)).code).toBe(0)
  const list = {
    text: writeKeyList({ ...website.list(), version: 2 }),
    ...readSignatures(readFileSync(`${file}.sig`, 'utf8')),
  }
  expect(verifyKeyList(list, root).version).toBe(2)
  expect(list.approvals.map(({ key }) => key)).toEqual(officers.map(({ verifyKey }) => verifyKey))

  expect((await keeper.run('key', 'raise', file)).code).toBe(0)
  expect(readFileSync(`${file}.sig`, 'utf8'), 'what was signed was another version').toBe('')
  expect((await keeper.run('key', 'sign', keeper.write('broken.yaml', 'version: 1'))).err).toContain('unsound')
  for (const command of ['root', 'raise', 'sign'])
    expect((await keeper.run('key', command)).err).toContain(`key ${command}`)
})

test('an answer that was tampered with anywhere is refused and named, or changes no key: 400 tries', async () => {
  const { list } = await office.desk().then(({ site }) => site)
  const random = numbers(seed)
  const counted: Record<string, number> = {}
  for (let at = 0; at < 400; at++) {
    website.offer = (answer) => tampered(answer, random)
    const reason = await office.desk().then(
      ({ site }) => (writeKeyList(site.list) === writeKeyList(list) ? 'unchanged' : 'accepted'),
      (error: { reason?: string }) => error.reason ?? 'unnamed',
    )
    counted[reason] = (counted[reason] ?? 0) + 1
  }
  const { listForged = 0, ...others } = counted
  expect(listForged).toBeGreaterThan(100)
  // A channel's words or a signature of an officer that no change needs; a channel that is left out; no answer of the contract.
  const harmless = new Set(['unchanged', 'keyUnknown', 'listMissing', 'notOurs'])
  expect(Object.keys(others).filter((reason) => !harmless.has(reason))).toEqual([])
})

/** An answer with one part left out, or one character of one of its texts changed. */
function tampered(answer: Channels, random: (limit: number) => number): Channels {
  const text = JSON.stringify(answer)
  if (random(20) === 0) return { ...answer, list: null }
  if (random(20) === 0) return { ...answer, channels: answer.channels.slice(1) }
  for (;;) {
    const place = random(text.length)
    const spoiled = text.slice(0, place) + String.fromCharCode(48 + random(75)) + text.slice(place + 1)
    if (spoiled === text) continue
    try {
      return JSON.parse(spoiled)
    } catch {} // no JSON any more: the client says so by itself
  }
}

test('a trial stays one until a root key is named by hand, whatever the website says of it later', async () => {
  const { root } = await trialDesk()
  expect((await office.desk()).site.trial).toBe(true)
  website.isTrial = false
  expect((await office.desk()).site.trial, 'it does not say so any more').toBe(true)
  website.name('C', stranger)
  expect((await office.desk()).site.trial, 'nor with another list').toBe(true)
  expect((await office.run('status')).out).toMatch(/Missing {2}Trial keys: compliance/)
  await keepTrusted(await office.unlocked(), { root })
  expect((await office.desk()).site.trial, 'named by hand').toBe(false)
})

/** A desk that was given no root key takes that of a trial. */
async function trialDesk() {
  const { root } = await readSettings(office.folder)
  await keepSettings(office.folder, { root: undefined })
  await keepTrusted(await office.unlocked(), { root: undefined, keyList: undefined })
  website.isTrial = true
  return { root }
}
