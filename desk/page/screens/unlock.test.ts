import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { wordsOf } from '../../words/index.ts'
import type { Session } from '../session.ts'
import { unlockScreen } from './unlock.ts'

/** All that the screen reads of a session. */
const session = { words: wordsOf('en'), csrf: 'x', typed: '' } as Session

/** Attributes of the fields for a passphrase, by their name. */
function passphraseFields(folder: string) {
  const { text } = unlockScreen(session, '/desk', folder, undefined, '/', 'six words').content
  const inputs = [...text.matchAll(/<input [^>]*>/g)].map(([input]) => input)
  return inputs.filter((input) => /name="(passphrase|repeat)"/.test(input))
}

test('a passphrase is not shown while it is typed, and nothing keeps it from being pasted, however long', () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [made, repeated, ...more] = passphraseFields(folder)
  expect(more).toEqual([])
  for (const input of [made, repeated]) {
    expect(input).toContain('type="password"')
    expect(input).toContain('autocomplete="new-password"')
    expect(input).not.toMatch(/maxlength|pattern|onpaste|readonly/)
  }
  writeFileSync(join(folder, 'key.age'), 'locked')
  const [asked, ...none] = passphraseFields(folder)
  expect(none).toEqual([])
  expect(asked).toContain('type="password"')
  expect(asked).not.toMatch(/maxlength|pattern|onpaste|readonly|value="[^"]/)
})
