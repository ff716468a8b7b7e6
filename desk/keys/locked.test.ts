import { expect, test } from 'vitest'
import { textOf } from '#sealing/bytes.ts'
import { lockText, unlockText } from './locked.ts'

const long = `Vier Kühe, 七只羊 and ${'a fence that nobody painted '.repeat(6)}– at NIGHT 🐄 `

test('a passphrase locks by scrypt, at the cost that the age program takes', async () => {
  const locked = textOf((await lockText('key', long)).subarray(0, 90))
  expect(locked).toMatch(/^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} 18\n/)
})

test('a passphrase is as long as one likes, of any characters, and counts as it was typed', async () => {
  const locked = await lockText('key', long, 10)
  expect(await unlockText(locked, long)).toBe('key')
  for (const other of [long.trimEnd(), long.toLowerCase(), long.slice(0, 64), long.slice(0, -3), long.normalize('NFD')])
    await expect(unlockText(locked, other)).rejects.toMatchObject({ reason: 'passphraseWrong' })
  // Four plain words, without a digit, a capital or a sign.
  const words = 'copper lantern thirsty walnut'
  expect(await unlockText(await lockText('key', words, 10), words)).toBe('key')
})
