import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf } from '#contract/exported.ts'
import { drawing } from './testing/drawing.ts'
import { type Served, serve } from './testing/served.ts'

const origin = 'https://files.qingsui.example'
let served: Served
beforeAll(async () => {
  served = await serve({ UPLOAD_ORIGIN: `${origin}/` }, { drawing })
})
afterAll(() => served.close())

test.each(['/honest/report', '/en/honest/report', '/culture'])(
  'the page that sends files knows where to, and may: %s, from which it may be come to',
  async (address) => {
    const { headers } = await served.get(address)
    expect(headers['content-security-policy']).toMatch(`connect-src 'self' ${origin}`)
    expect((await served.get(dataOf(address))).json().site.uploadOrigin).toBe(origin)
  },
)
