import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'
import { colleague, officer } from './testing/sample.ts'

test('a fingerprint is four groups of four, without letters that sound or look alike', () => {
  expect(fingerprintOf(officer.recipient)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
})

test('a fingerprint holds the whole key: 80 bits of its SHA-256', () => {
  expect(fingerprintOf('abc')).toBe('Q9W1-DFWF-077Y-MGA1') // SHA-256 ba7816bf8f01cfea4141…, FIPS 180-4
  const other = officer.recipient.replace(/^age1./, (first) => (first === 'age1q' ? 'age1p' : 'age1q'))
  expect(other.slice(-8)).toBe(officer.recipient.slice(-8))
  const prints = [officer.recipient, other, officer.verifyKey, colleague.recipient].map(fingerprintOf)
  expect(new Set(prints).size).toBe(4)
})
