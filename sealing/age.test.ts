import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { sealFile } from './attachment.ts'
import { digestOf } from './bytes.ts'
import { openComplaint, sealComplaint } from './complaint.ts'
import { openMessage, sealMessage } from './message.ts'
import { pad } from './padding.ts'
import { openFile } from './reassemble.ts'
import { unseal } from './seal.ts'
import { paddedFileSize, paddedMessage, partBytes } from './sizes.ts'
import { channel, fields, fileKey, keys, officer, recovery } from './testing/sample.ts'

/*
 * The stock program (https://github.com/FiloSottile/age, Debian's package `age`) opens what is sealed here and the other
 * way round: an officer is never dependent on this code.
 */

const there = ['age', 'age-keygen'].every((program) => spawnSync(program, ['--version']).status === 0)
const missing = there ? '' : ' (SKIPPED: install age and age-keygen, on Debian the package age)'

const folder = mkdtempSync(join(tmpdir(), 'sealing-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(program: 'age' | 'age-keygen', options: readonly string[], input: string | Uint8Array = ''): Buffer {
  const { status, stdout, stderr } = spawnSync(program, options, { input, maxBuffer: 1e8 })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
  return stdout
}
const keyFile = (identity: string) => {
  const path = join(folder, 'key.txt')
  writeFileSync(path, `${identity}\n`, { mode: 0o600 })
  return path
}
/** `head -n 1` */
const firstLine = (bytes: Buffer) => `${bytes}`.split('\n')[0] ?? ''
const decrypt = (sealed: Uint8Array, identity: string) => run('age', ['--decrypt', '-i', keyFile(identity)], sealed)

describe.skipIf(!there)(`the stock age program${missing}`, () => {
  test('finds the same public key to a derived identity', () => {
    expect(`${run('age-keygen', ['-y', keyFile(keys.identity)])}`.trim()).toBe(keys.recipient)
  })

  test('makes keys for a channel, and opens the report that is sealed to them', async () => {
    const made = `${run('age-keygen', [])}`
    const identity = made.match(/AGE-SECRET-KEY-1\w+/)?.[0] ?? ''
    const recipient = made.match(/age1\w+/)?.[0] ?? ''
    const to = { ...channel, officers: [recipient] }
    const sealed = await sealComplaint({ channel: to, recovery, keys, fields, fileKey, files: [] })
    const report = JSON.parse(firstLine(decrypt(sealed, identity)))
    const opened = await openComplaint(sealed, [identity], { case: keys.case, channel: channel.symbol })
    expect(report).toEqual(opened.complaint)
    expect(report.fields).toMatchObject(fields)
  })

  test('opens a message: the JSON is its first line', async () => {
    const expected = { case: keys.case, from: 'reporter', turn: 3 } as const
    const sealed = await sealMessage(
      { ...expected, before: keys.case, body: '补充' },
      [officer.recipient],
      keys.signingKey,
    )
    expect(JSON.parse(firstLine(decrypt(sealed, officer.identity)))).toEqual(
      (await openMessage(sealed, [officer.identity], { ...expected, keys: [keys.verifyKey] })).message,
    )
  })

  test('seals what is opened here', async () => {
    const padded = pad(new TextEncoder().encode('来自 age 程序'), paddedMessage)
    const sealed = run('age', ['-r', keys.recipient, '-r', recovery], padded)
    expect(await unseal(sealed, [keys.identity])).toBe('来自 age 程序')
  })

  const bytes = Uint8Array.from({ length: 1_200_000 }, (_, at) => (at * at) >> 7)
  const recipient = (identity: string) => `${run('age-keygen', ['-y', keyFile(identity)])}`.trim()

  test('opens the parts of a file, one behind the other: its first bytes are the file', async () => {
    const file = await sealFile(new Blob([bytes]).stream(), bytes.length, fileKey)
    const parts = await Array.fromAsync(file, (part) => part.bytes)
    expect(parts).toHaveLength(2)
    const opened = decrypt(Buffer.concat(parts), fileKey)
    expect(opened).toHaveLength(paddedFileSize(bytes.length))
    expect(opened.subarray(0, bytes.length).equals(bytes)).toBe(true)
  })

  test('seals a file that is opened here from its parts', async () => {
    const sealed = Uint8Array.from(run('age', ['-r', recipient(fileKey)], pad(bytes, paddedFileSize(bytes.length))))
    const parts = [sealed.slice(0, partBytes), sealed.slice(partBytes)].map((bytes, number) => ({
      number,
      bytes,
      sha256: digestOf(bytes),
    }))
    const opened = await openFile(parts, fileKey, { size: bytes.length, sha256: digestOf(bytes) })
    expect(Buffer.from(await new Response(opened).arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('opens what was sealed when the format was made', () => {
    const { identity } = JSON.parse(readFileSync(new URL('vectors/sealed.json', import.meta.url), 'utf8'))
    for (const name of ['complaint', 'message']) {
      const sealed = readFileSync(new URL(`vectors/${name}.age`, import.meta.url))
      expect(`${decrypt(sealed, identity)}`).toMatch(/^\{"v":2,/)
    }
  })
})
