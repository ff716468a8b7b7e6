import { expect, test } from 'vitest'
import { complaintCalls } from './calls.ts'

const callsTo = (answer: () => Promise<Response>) =>
  complaintCalls({
    lang: 'en',
    unreachable: 'no answer',
    answered: (status) => `answered ${status}`,
    fetch: answer,
  })
const json = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status })

test('a refusal of the site is told in its own sentence', async () => {
  const { channels } = callsTo(json(429, { code: 429, msg: 'too often', data: { minutes: 5 } }))
  await expect(channels()).rejects.toMatchObject({ message: 'too often', status: 429, data: { minutes: 5 } })
})

test.each([413, 429, 502, 503])(
  'a page of something in between with status %i is no lost connection',
  async (status) => {
    const { channels } = callsTo(async () => new Response('<h1>nginx</h1>', { status }))
    await expect(channels()).rejects.toMatchObject({ message: `answered ${status}`, status })
  },
)

test('no answer, a broken one, and a page where an answer should be, as in a hotel’s network, are a lost connection', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('broken')) })
  for (const answer of [
    () => Promise.reject(new TypeError('network')),
    async () => new Response(broken),
    async () => new Response('<h1>Please log in</h1>'),
  ]) {
    await expect(callsTo(answer).channels()).rejects.toMatchObject({ message: 'no answer', status: 0 })
  }
})
