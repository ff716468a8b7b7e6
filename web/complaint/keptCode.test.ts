import { expect, test } from 'vitest'
import { en } from '../words/complaint.en.ts'
import { zh } from '../words/complaint.zh.ts'
import { readKeptCode } from './keptCode.ts'

const code = 'CEMYS-KA9W4-5NV89-W0V5D-Y7K03'
const print = 'YAD5-B0XQ-7K3M-9QXD-PT4V-2H8A-NXCR-DGTG'

test.each([zh, en])('the saved file gives back code and fingerprint, also as one line that was pasted', ({ done }) => {
  const text = done.fileText(code, 'https://site.example/#/honest/query', print)
  expect(readKeptCode(text)).toEqual({ code, print })
  expect(readKeptCode(text.replaceAll('\n', ' '))).toEqual({ code, print })
})

test.each([zh, en])('its first line alone gives back the code', ({ done }) => {
  const [line = ''] = done.fileText(code, 'https://site.example/#/honest/query', print).split('\n')
  expect(line).toContain(code)
  expect(readKeptCode(line)).toEqual({ code, print: undefined })
  expect(readKeptCode(`${code} ${print}-AAAA`)).toEqual({ code, print: undefined })
})

test('a longer row of groups or anything else holds no code', () => {
  for (const text of ['', print, `${code}-AAAAA ${print}`, 'x'.repeat(50_000)]) {
    expect(readKeptCode(text)).toBeUndefined()
  }
})
