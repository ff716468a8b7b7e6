import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectMode } from '../../server/testing/expectMode.ts'
import { addKey, changePassphrase, createRing, keyFile, openRing, readIdentity } from './ring.ts'

const quick = 10 // scrypt's work in tests
const passphrase = 'four words, not related'
let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'desk-key-')), 'desk')
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

test('a key opens with its passphrase alone, and its owner alone can read the file', async () => {
  const [made] = await createRing(folder, passphrase, undefined, quick)
  expect(await openRing(folder, passphrase)).toEqual([made])
  await expect(openRing(folder, 'four words, unrelated')).rejects.toMatchObject({ reason: 'passphraseWrong' })
  await expect(openRing(folder, '')).rejects.toMatchObject({ reason: 'passphraseWrong' })
  expectMode(keyFile(folder), 0o600)
  expectMode(folder, 0o700)
  expect(await readFile(keyFile(folder), 'latin1')).not.toContain('AGE-SECRET-KEY')
})

test('a weak passphrase is refused before anything is written', async () => {
  await expect(createRing(folder, 'short words', undefined, quick)).rejects.toMatchObject({ reason: 'passphraseWeak' })
  await expect(openRing(folder, passphrase)).rejects.toMatchObject({ reason: 'noKey' })
})

test('a key is never written over', async () => {
  const [made] = await createRing(folder, passphrase, undefined, quick)
  await expect(createRing(folder, passphrase, undefined, quick)).rejects.toMatchObject({ reason: 'keyThere' })
  expect((await openRing(folder, passphrase))[0].identity).toBe(made.identity)
})

test('a new key comes first and the old one stays', async () => {
  const [old] = await createRing(folder, passphrase, undefined, quick)
  const [fresh] = await addKey(folder, passphrase, undefined, quick)
  expect((await openRing(folder, passphrase)).map(({ identity }) => identity)).toEqual([fresh.identity, old.identity])
  await expect(addKey(folder, passphrase, old.identity, quick)).rejects.toMatchObject({ reason: 'keyKnown' })
})

test('after a change the new passphrase opens the same keys, the old one nothing', async () => {
  const made = await createRing(folder, passphrase, undefined, quick)
  await changePassphrase(folder, passphrase, 'quite another passphrase', quick)
  expect(await openRing(folder, 'quite another passphrase')).toEqual(made)
  await expect(openRing(folder, passphrase)).rejects.toMatchObject({ reason: 'passphraseWrong' })
})

test('a damaged key file and a file without a key are told apart', async () => {
  await createRing(folder, passphrase, undefined, quick)
  await writeFile(keyFile(folder), 'not a key')
  await expect(openRing(folder, passphrase)).rejects.toMatchObject({ reason: 'keyBroken' })
  await expect(readIdentity(keyFile(folder))).rejects.toMatchObject({ reason: 'keyFile' })
  await expect(readIdentity(join(folder, 'nothing'))).rejects.toMatchObject({ reason: 'keyFile' })
})

// The age program reads a passphrase from a terminal alone; `script` (util-linux) lends it one.
const there = ['age', 'script'].every((program) => spawnSync(program, ['--version']).status === 0)
test.skipIf(!there)(
  'the stock age program opens the key file with the passphrase (SKIPPED without age and script)',
  async () => {
    const [made] = await createRing(folder, passphrase, undefined, quick)
    const { stdout } = spawnSync('script', ['-qec', `age -d ${keyFile(folder)}`, '/dev/null'], {
      input: `${passphrase}\n`,
      encoding: 'utf8',
      timeout: 20_000,
    })
    expect(stdout).toContain(made.identity)
  },
)
