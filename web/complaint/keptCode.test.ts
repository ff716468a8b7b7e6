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

test('a code alone, a longer row of groups or anything else is no saved file', () => {
  for (const text of ['', code, print, `${code} ${print}-AAAA`, `${code}-AAAAA ${print}`, 'x'.repeat(50_000)]) {
    expect(readKeptCode(text)).toBeUndefined()
  }
})
