import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDailyKeys } from './dailyKeys.ts'
import { createNonces } from './nonces.ts'

/** What the nodes of a site share. */
function sharedSecrets() {
  const secrets = new Map<string, Buffer>()
  return {
    secrets,
    async secret(name: string) {
      const value = secrets.get(name) ?? randomBytes(32)
      secrets.set(name, value)
      return value
    },
    async keepSecrets(word: string, names: readonly string[]) {
      for (const name of secrets.keys()) if (name.startsWith(word) && !names.includes(name)) secrets.delete(name)
    },
  }
}

const at = (time: string) => Date.parse(`2026-11-${time}+08:00`)
let time = at('26T12:00')
const now = () => time
const node = (records: ReturnType<typeof sharedSecrets>) => {
  const { renew, keyAt } = createDailyKeys(records, now)
  return { renew, nonces: createNonces({ keyAt, purpose: 'work', lifetime: 600_000, now }) }
}

test('each day has a key; one of yesterday is good for what was made yesterday alone, and gone an hour later', async () => {
  const records = sharedSecrets()
  records.secrets.set('nonces', randomBytes(32))
  const [one, two] = [node(records), node(records)]
  for (const { renew } of [one, two]) await renew()
  expect([...records.secrets.keys()]).toEqual(['nonces 2026-11-26'])
  const stolen = records.secrets.get('nonces 2026-11-26') ?? Buffer.alloc(0)
  time = at('26T23:30')
  for (const { renew } of [one, two]) await renew()
  time = at('26T23:59:59')
  const late = one.nonces.make()
  time = at('27T00:05')
  const early = one.nonces.make() // before anything was renewed
  for (const nonce of [late, early]) expect(two.nonces.isFresh(nonce)).toBe(true)
  const forged = createNonces({ keyAt: () => stolen, purpose: 'work', lifetime: 600_000, now }).make()
  expect(two.nonces.isFresh(forged)).toBe(false)
  time = at('27T01:01')
  await one.renew()
  expect([...records.secrets.keys()]).toEqual(['nonces 2026-11-27'])
})

test('a node that starts after midnight takes what another made before it', async () => {
  const records = sharedSecrets()
  time = at('26T23:58')
  const one = node(records)
  await one.renew()
  const nonce = one.nonces.make()
  time = at('27T00:03')
  const two = node(records)
  await two.renew()
  expect(two.nonces.isFresh(nonce)).toBe(true)
})
