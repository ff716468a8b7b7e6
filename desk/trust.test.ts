import { expect, test } from 'vitest'
import { colleague, officer, recovery } from '#sealing/testing/sample.ts'
import { unconfirmedOf } from './trust.ts'

const named = {
  recovery,
  officers: [officer.recipient, colleague.recipient],
  signing: [officer.verifyKey, colleague.verifyKey],
}

test('one’s own keys need no confirmation, everybody else’s do', () => {
  expect(unconfirmedOf(named, [officer], [])).toEqual([
    { kind: 'officer', key: colleague.recipient },
    { kind: 'signing', key: colleague.verifyKey },
    { kind: 'recovery', key: recovery },
  ])
})

test('what was confirmed is not asked again; a new key is', () => {
  const confirmed = [colleague.recipient, colleague.verifyKey]
  expect(unconfirmedOf({ ...named, recovery: null }, [officer], confirmed)).toEqual([])
  expect(unconfirmedOf(named, [officer], confirmed)).toEqual([{ kind: 'recovery', key: recovery }])
})
