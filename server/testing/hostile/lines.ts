import { json, type Kinds, taken } from './request.ts'
import { line, path, start, wire } from './wire.ts'

/** First lines and headers that no HTTP client writes, and other protocols. */
export const lines: Kinds = {
  'a flood of headers': {
    answers: [431],
    make(random) {
      const [count, length] = random.pick([
        [2_000, 10],
        [300, 200],
        [2, 20_000],
      ] as const)
      const headers = Array.from({ length: count }, (_, at) => `x-${at}: ${'y'.repeat(length)}`)
      return wire('wait', start(path(random), ['content-length: 2', ...headers]), '{}')
    },
  },
  'headers that are none': {
    answers: [400],
    make(random) {
      const header = random.pick([
        'x: a\0b',
        'x : 1',
        'x\u00e9: 1',
        ': 1',
        'no colon',
        'x: a\rb',
        ' folded: 1',
        'host: other',
      ])
      return wire(
        'wait',
        start(path(random), [header, 'content-length: 2']).replace('host: other\r\n', 'x\0: 1\r\n'),
        '{}',
      )
    },
  },
  'a first line that is none': {
    answers: [400, 431],
    make(random) {
      const to = path(random)
      const first = random.pick([
        `BREW ${to} HTTP/1.1`,
        `post ${to} HTTP/1.1`,
        `POST ${to}\0 HTTP/1.1`,
        `POST ${to} x HTTP/1.1`,
        `POST ${to} HTTP/9.9`,
        `POST ${to} FTP/1.1`,
        `POST  HTTP/1.1`,
        `${'POST'.repeat(1_000)} ${to} HTTP/1.1`,
        `POST /${'a'.repeat(20_000)} HTTP/1.1`,
        'PRI * HTTP/2.0',
        '\0\0\0\0',
      ])
      return wire('wait', `${first}${line}host: 127.0.0.1${line}${line}`)
    },
  },
  // 200 for a challenge alone, which takes any JSON.
  'a target in another form': {
    answers: [0, 200, 400, 404, 415],
    make(random) {
      const to = path(random)
      const first = random.pick([
        'OPTIONS * HTTP/1.1',
        `POST http://evil.example${to} HTTP/1.1`,
        `POST ${to}\xff\xfe HTTP/1.1`,
        `POST ../../etc/passwd HTTP/1.1`,
        `POST \\..\\etc HTTP/1.1`,
        'CONNECT 127.0.0.1:22 HTTP/1.1',
      ])
      const headers = [first, 'host: 127.0.0.1', `content-type: ${json}`, 'content-length: 2', 'connection: close']
      return wire('wait', `${headers.join(line)}${line}${line}`, '{}')
    },
  },
  'a request without a host, or with an expectation': {
    answers: [400, 417],
    make(random, material) {
      const { path } = taken(random, material)
      const headers = random.pick([
        [`POST ${path} HTTP/1.1`],
        [`POST ${path} HTTP/1.1`, 'host: 127.0.0.1', 'expect: a miracle'],
        [`POST ${path} HTTP/1.1`, 'host: 127.0.0.1', 'upgrade: websocket', 'connection: upgrade, close'],
        [`POST ${path} HTTP/1.0`],
      ])
      return wire('wait', [...headers, `content-type: ${json}`, 'content-length: 2', '', '{}'].join(line))
    },
  },
  'bytes of another protocol': {
    answers: [400],
    make(random) {
      const hello = Buffer.from('16030100a5010000a10303', 'hex')
      const text = random.pick([
        'SSH-2.0-OpenSSH_9.9\r\n',
        'EHLO mail.example\r\n',
        '\u0005\u0001\u0000',
        '<policy-file-request/>\0',
      ])
      return random.pick([wire('end', hello, random.bytes(160)), wire('end', text), wire('end', random.bytes(100))])
    },
  },
}
