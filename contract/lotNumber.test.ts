import { expect, test } from 'vitest'
import { compactNumber, numberLike } from './lotNumber.ts'

const example = 'QS-20261103-0427'

test.each([
  'QS-20260719-0231',
  'qs-20260719-0231',
  'qs202607190231',
  ' QS 20260719 0231 ',
  'ＱＳ－２０２６０７１９－０２３１',
  'QS–20260719—0231',
  'QS−20260719‐0231',
  'Qs.20260719_0231',
])('%s is read as the number that is printed on the pack', (typed) => {
  expect(numberLike(example, typed)).toBe('QS-20260719-0231')
})

test.each(['', 'QS', 'QS-20260719-231', 'QS-20260719-02310', 'AB-20260719-0231', 'QS-2026O719-0231', '一二三', '-'])(
  '“%s” has another form',
  (typed) => {
    expect(numberLike(example, typed)).toBeUndefined()
  },
)

test('without an example nothing has its form', () => {
  expect(numberLike('', 'QS-20260719-0231')).toBeUndefined()
})

test('a number of another form can still be compared', () => {
  expect(compactNumber(' zm２60719－02')).toBe('ZM26071902')
})
