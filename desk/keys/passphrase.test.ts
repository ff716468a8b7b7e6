import { expect, test } from 'vitest'
import { assertPassphrase, proposePassphrase } from './passphrase.ts'

test.each([
  ['twelve characters are no measure', 'password1234'],
  ['a row of keys', 'qwertyuiop[]asdfghjkl'],
  ['one sign many times', 'aaaaaaaaaaaaaaaaaaaaaaaa'],
  ['a known password with a year', 'Passw0rd2026!'],
  ['a day', '1987-06-05 1987-06-05'],
  ['three common words', 'monkey dragon love'],
  ['a password that is common in China', 'woaini1314520'],
])('%s', async (_why, passphrase) => {
  await expect(assertPassphrase(passphrase)).rejects.toMatchObject({ reason: 'passphraseWeak' })
})

test('what stands in the website’s address makes no passphrase', async () => {
  const passphrase = 'velmora-holdings velmora'
  expect(await assertPassphrase(passphrase)).toBe(passphrase)
  const known = ['https://www.velmora-holdings.example']
  await expect(assertPassphrase(passphrase, known)).rejects.toMatchObject({ reason: 'passphraseWeak' })
})

test('six words at random are proposed, in plain letters, and pass', async () => {
  const proposed = await Promise.all(Array.from({ length: 20 }, proposePassphrase))
  for (const passphrase of proposed) {
    expect(passphrase).toMatch(/^[a-z]{3,8}( [a-z]{3,8}){5}$/)
    expect(await assertPassphrase(passphrase)).toBe(passphrase)
  }
  expect(new Set(proposed).size).toBe(20)
})

test('a sentence of one’s own passes, in Chinese too', async () => {
  for (const passphrase of ['four words, not related', '灰猫在旧谷仓后面数着雨滴和纽扣'])
    expect(await assertPassphrase(passphrase)).toBe(passphrase)
})
