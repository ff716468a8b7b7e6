import { describe, expect, test } from 'vitest'
import { isRecipient } from './keys.ts'
import { fillUp } from './recipients.ts'
import { channel, expectRefusal, officer, recovery } from './testing/sample.ts'

const [first = ''] = channel.officers

describe('the recipients of what is sealed', () => {
  test.each([1, 2, 7, 8])('are 8, of %i that are named', async (count) => {
    const named = (await fillUp([first])).slice(0, count)
    const all = await fillUp(named)
    expect(new Set(all).size).toBe(8)
    expect(all).toEqual(expect.arrayContaining(named))
    expect(all.every(isRecipient)).toBe(true)
  })

  test('are named once, and filled with keys that are never the same', async () => {
    const once = await fillUp([first, first, recovery])
    const again = await fillUp([first, recovery])
    expect(once.filter((key) => again.includes(key)).toSorted()).toEqual([first, recovery].toSorted())
  })

  test('stand in every place alike: 400 times, each of 8 places 20 to 90 times', async () => {
    const places = new Array<number>(8).fill(0)
    const eight = await fillUp([first])
    for (let round = 0; round < 400; round++) {
      const at = (await fillUp(eight)).indexOf(first)
      places[at] = (places[at] ?? 0) + 1
    }
    expect(Math.min(...places)).toBeGreaterThan(20)
    expect(Math.max(...places)).toBeLessThan(90)
  })

  test('cannot be none, nine or no keys', async () => {
    await expectRefusal(() => fillUp([]), 'keys')
    await expectRefusal(async () => fillUp([...(await fillUp([first])), recovery]), 'keys')
    expect((await expectRefusal(() => fillUp([first, officer.identity]), 'keys')).detail.field).toBe('recipients.1')
  })
})
