import { describe, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

// 1 look-up in 64 begins with a hyphen, 1 in 4096 with two.
describe.each([`-${'x'.repeat(42)}`, `--${'y'.repeat(41)}`, `-h${'_'.repeat(41)}`])('the look-up %s', (lookup) => {
  test('is a word, wherever it stands', () => {
    expect(readArguments(['open', lookup]).words).toEqual(['open', lookup])
    const { words, options } = readArguments(['reply', lookup, '--status=received', '--text', 'Thank you'])
    expect([words, { ...options }]).toEqual([['reply', lookup], { status: 'received', text: 'Thank you' }])
    expect(readArguments(['reply', '--pdf', lookup]).words).toEqual(['reply', lookup])
  })

  test('is a word behind --, too', () => {
    expect(readArguments(['open', '--', lookup]).words).toEqual(['open', lookup])
  })
})

test('anything else that begins with a hyphen is an option, or not understood', () => {
  expect(readArguments(['list', '-h']).options.help).toBe(true)
  expect(readArguments(['reply', '7K3M', `--text=${'x'.repeat(36)}`])).toMatchObject({ words: ['reply', '7K3M'] })
  for (const word of ['-x', '--what', `--${'x'.repeat(42)}`]) {
    expect(() => readArguments(['list', word]), word).toThrow(expect.objectContaining({ reason: 'usage' }))
  }
})
