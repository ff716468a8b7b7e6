import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from './testing/served.ts'

const origin = 'https://files.qingsui.example'
let served: Served
beforeAll(async () => {
  served = await serve({ UPLOAD_ORIGIN: `${origin}/` })
})
afterAll(() => served.close())

test.each(['/honest/report', '/en/honest/report', '/culture'])(
  'the page that sends files knows where to, and may: %s, from which it may be come to',
  async (address) => {
    const { headers, body } = await served.get(address)
    expect(headers['content-security-policy']).toMatch(`connect-src 'self' ${origin}`)
    expect(body).toContain(`"uploadOrigin":"${origin}"`)
  },
)
