import { expect, test } from 'vitest'
import { complaintCalls } from './complaintApi.ts'

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

test('files go to the upload host where there is one, everything else and without one all to the site', async () => {
  const sentTo = async (hosts: { origin?: string; uploadOrigin?: string }) => {
    const sent: string[] = []
    const calls = complaintCalls({
      lang: 'zh',
      unreachable: '',
      ...hosts,
      fetch: async (address) => {
        sent.push(String(address))
        return new Response('{"code":200,"data":{}}')
      },
    })
    await calls.upload(new Uint8Array(1))
    await calls.post('uploaded', { id: '' })
    await calls.channels()
    return sent
  }
  const [upload, uploaded, channels] = [
    '/file/upload/v4',
    '/file/upload/v4/parts',
    '/api/compliance/complaint/channels/notoken',
  ]
  expect(await sentTo({})).toEqual([upload, uploaded, channels])
  expect(await sentTo({ origin: 'https://a.example' })).toEqual(
    [upload, uploaded, channels].map((path) => `https://a.example${path}`),
  )
  expect(await sentTo({ uploadOrigin: 'https://files.example' })).toEqual([
    `https://files.example${upload}`,
    uploaded,
    channels,
  ])
})

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

test('no request brings a cookie or names the page that it comes from, and no answer is kept', async () => {
  const given: (RequestInit | undefined)[] = []
  const calls = complaintCalls({
    lang: 'en',
    unreachable: '',
    fetch: async (_address, init) => {
      given.push(init)
      return new Response('{"code":200,"data":{}}')
    },
  })
  await calls.upload(new Uint8Array(1))
  await calls.post('uploaded', { id: '' })
  await calls.channels()
  expect(given).toHaveLength(3)
  for (const init of given) {
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' })
  }
})
