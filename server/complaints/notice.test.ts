import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { countsOf, createNotice, type NoticeCase, type NoticeOptions } from './notice.ts'
import { mailBy, postTo } from './noticeWays.ts'

const day = '2026-11-26'
const morning = Date.parse(`${day}T08:05:00+08:00`)
const found = (day: string, officers: string[] = [], closed: string | null = null): NoticeCase => ({
  day,
  closed,
  messages: officers.map((day) => ({ speaker: 'officer', day })),
})

/** A mail server that keeps what it is given; `refusing` says how often it refuses first. */
async function mailServer(refusing = 0, { host = '127.0.0.1', offersTls = false } = {}) {
  const received: string[] = []
  let left = refusing
  const server = new SMTPServer({
    disabledCommands: offersTls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(left-- > 0 ? new Error('try later') : null),
    onData(stream, _session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        received.push(Buffer.concat(pieces).toString())
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo // it listens on a port
  return { received, mail: mailBy(`smtp://${host}:${port}`, 'desk@example.com') }
}

/** One store of what has gone out, as the database of all nodes is. */
function ways(sent = new Set<string>()): Pick<NoticeOptions, 'claim' | 'release'> {
  const name = ({ id }: { id: string }, day: string) => `${id} ${day}`
  return {
    claim: async (channel, day) => !sent.has(name(channel, day)) && Boolean(sent.add(name(channel, day))),
    release: async (channel, day) => void sent.delete(name(channel, day)),
  }
}
const options = (change: Partial<NoticeOptions>): NoticeOptions => ({
  every: 'day',
  channels: [{ id: 'compliance', to: ['officer@example.com'] }],
  cases: async () => [],
  ...ways(),
  mail: async () => undefined,
  post: async () => undefined,
  log: { info: vi.fn(), error: vi.fn() },
  now: () => morning,
  ...change,
})
/** The text of a mail as it is read. */
const readable = (mail = '') => {
  const [head = '', ...body] = mail.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  return /base64/i.test(head)
    ? Buffer.from(text, 'base64').toString()
    : Buffer.from(
        text
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString()
}

test('counts are three steps: yesterday, near acknowledgement, near feedback', () => {
  expect(countsOf([], day)).toEqual({ received: '0', acknowledge: '0', feedback: '0' })
  const cases = [
    found('2026-11-25'),
    found('2026-11-20'), // one day left to acknowledge
    found('2026-11-01'), // acknowledgement overdue
    found('2026-08-27', ['2026-08-28']), // two days left for feedback
    found('2026-08-01', ['2026-08-02'], '2026-09-01'), // closed
    ...Array.from({ length: 4 }, () => found('2026-11-25', ['2026-11-25'])),
  ]
  expect(countsOf(cases, day)).toEqual({ received: '4+', acknowledge: '1–3', feedback: '1–3' })
})

test.each<[string, NoticeCase, Partial<ReturnType<typeof countsOf>>]>([
  ['of yesterday', found('2026-11-25'), { received: '1–3' }],
  ['of today', found(day), {}],
  ['of the day before yesterday', found('2026-11-24'), {}],
  ['with two days left to acknowledge', found('2026-11-21'), { acknowledge: '1–3' }],
  ['with three days left', found('2026-11-22'), {}],
  ['late', found('2026-11-01'), { acknowledge: '1–3' }],
  [
    'late, to which its reporter alone has added',
    { ...found('2026-11-01'), messages: [{ speaker: 'reporter', day: '2026-11-02' }] },
    { acknowledge: '1–3' },
  ],
  ['late, and closed', found('2026-11-01', [], '2026-11-20'), {}],
  ['with fourteen days left for feedback', found('2026-09-09', ['2026-09-10']), { feedback: '1–3' }],
  ['with fifteen', found('2026-09-10', ['2026-09-11']), {}],
  ['whose feedback is late', found('2026-07-01', ['2026-07-02']), { feedback: '1–3' }],
  ['with feedback', found('2026-07-01', ['2026-07-02', '2026-07-20']), {}],
])('a report %s counts where it should', (_which, one, expected) => {
  expect(countsOf([one], day)).toEqual({ received: '0', acknowledge: '0', feedback: '0', ...expected })
})

test('one to three are one step, four and more another', () => {
  const received = [1, 3, 4].map((count) => countsOf(Array(count).fill(found('2026-11-25')), day).received)
  expect(received).toEqual(['1–3', '1–3', '4+'])
})

test('nothing is mailed to a channel of addresses of programs alone, and nothing said to one of nobody', async () => {
  const [mail, post, claim] = [vi.fn(async () => undefined), vi.fn(async () => undefined), vi.fn(async () => true)]
  const hook = 'https://hooks.example/desk'
  const channels = [
    { id: 'hooks', to: [hook] },
    { id: 'nobody', to: [] },
    { id: 'both', to: [hook, 'officer@example.com'] },
  ]
  await createNotice(options({ channels, mail, post, claim })).sendDue()
  expect(claim.mock.calls.map(([channel]: unknown[]) => (channel as { id: string }).id)).toEqual(['hooks', 'both'])
  expect(post).toHaveBeenCalledTimes(2)
  expect(mail).toHaveBeenCalledOnce()
  const subject = expect.stringMatching(new RegExp(`${day} · .*${day}$`))
  expect(mail).toHaveBeenCalledWith(expect.objectContaining({ to: ['officer@example.com'], subject }))
})

test('a mail goes out once a day, from eight in the morning, whether or not anything came', async () => {
  const { received, mail } = await mailServer()
  let now = Date.parse(`${day}T07:55:00+08:00`)
  const shared = ways()
  const nodes = [0, 1].map(() => createNotice(options({ mail, now: () => now, ...shared })))
  const look = async () => {
    for (const node of nodes) await node.sendDue()
  }
  await look()
  expect(received).toHaveLength(0)
  now = morning
  await look()
  await look()
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('To: officer@example.com')
  expect(readable(received[0])).toContain('Reports received yesterday: 0')
  expect(readable(received[0])).toContain('昨日新收到的举报：0')
  now += 24 * 60 * 60 * 1000
  await look()
  expect(received).toHaveLength(2)
})

test('a mail server that refuses is asked again, and the log says so without an address', async () => {
  const { received, mail } = await mailServer(1)
  const given = options({ mail })
  const notice = createNotice(given)
  await notice.sendDue()
  expect([received, notice.unsent()]).toEqual([[], 1])
  expect(given.log.error).toHaveBeenCalledWith(expect.stringContaining('"compliance" was not sent and is tried again'))
  expect(given.log.error).not.toHaveBeenCalledWith(expect.stringContaining('officer@example.com'))
  await notice.sendDue()
  expect([received.length, notice.unsent()]).toEqual([1, 0])
})

test('each channel hears of its own cases alone, and one that names nobody of none', async () => {
  const mail = vi.fn(async () => undefined)
  const channels = [
    { id: 'compliance', to: ['a@example.com'] },
    { id: 'audit-committee', to: ['b@example.com'] },
    { id: 'works-council', to: [] },
  ]
  const cases: NoticeOptions['cases'] = async ({ id }) => (id === 'audit-committee' ? [found('2026-11-25')] : [])
  await createNotice(options({ channels, cases, mail })).sendDue()
  expect(mail.mock.calls.flatMap((call) => call as unknown[])).toEqual([
    expect.objectContaining({ to: ['a@example.com'], text: expect.stringContaining('yesterday: 0') }),
    expect.objectContaining({ to: ['b@example.com'], text: expect.stringContaining('yesterday: 1–3') }),
  ])
})

test('a webhook is sent the same as JSON, and one that fails is asked again', async () => {
  const bodies: unknown[] = []
  let status = 500
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece) => pieces.push(piece))
    request.on('end', () => {
      if (status === 200) bodies.push(JSON.parse(Buffer.concat(pieces).toString()))
      response.writeHead(status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on a port
  const post: NoticeOptions['post'] = (_address, body) => postTo(`http://127.0.0.1:${port}/`, body)
  const channels = [{ id: 'compliance', to: ['https://hook.example/a'] }]
  const given = options({ channels, post, cases: async () => [found('2026-11-25')] })
  const notice = createNotice(given)
  await notice.sendDue()
  expect(given.log.error).toHaveBeenCalledWith(expect.stringContaining('500'))
  status = 200
  await notice.sendDue()
  expect(bodies).toEqual([
    { channel: 'compliance', day, received: '1–3', acknowledge: '0', feedback: '0', text: expect.any(String) },
  ])
})

test('every week, on Monday or as soon as it can be after that, officers are told to open the desk, and nothing else', async () => {
  const { received, mail } = await mailServer()
  const cases = vi.fn(async () => [found('2026-11-25')])
  let now = Date.parse('2026-11-23T07:55:00+08:00')
  const notice = createNotice(options({ every: 'week', mail, cases, now: () => now }))
  await notice.sendDue()
  const counts: number[] = [received.length]
  for (const time of ['23T08:05', '23T20:00', '24T08:05', '29T23:59', '30T08:05', '30T08:15']) {
    now = Date.parse(`2026-11-${time}:00+08:00`)
    await notice.sendDue()
    counts.push(received.length)
  }
  expect(counts).toEqual([0, 1, 1, 1, 1, 2, 2])
  const text = readable(received[0])
  expect(text).toContain('Weekly notice of the reporting channel, 2026-11-23.')
  expect(text).toContain('举报渠道每周提示，2026-11-23。')
  expect(text.replaceAll('2026-11-23', '')).not.toMatch(/\d/)
  expect(cases).not.toHaveBeenCalled()
})

// 0.0.0.0 leads to this machine as well, and is no name of it.
test.each([
  ['offers no TLS', false],
  ['has a certificate that nothing proves', true],
])('a mail server elsewhere that %s is told nothing, and the log says why', async (_what, offersTls) => {
  const { received, mail } = await mailServer(0, { host: '0.0.0.0', offersTls })
  const given = options({ mail })
  const notice = createNotice(given)
  await notice.sendDue()
  expect([received, notice.unsent()]).toEqual([[], 1])
  expect(given.log.error).toHaveBeenCalledWith(expect.stringMatching(/offers no TLS that holds|certificate/))
})
