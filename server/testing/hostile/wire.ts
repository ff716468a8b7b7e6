import { complaintPaths, deskPaths } from '#contract/paths.ts'
import type { Random } from './random.ts'
import { json, type Kinds, octets, taken, type Wire, workedPart } from './request.ts'

export const line = '\r\n'
export const start = (path: string, headers: readonly string[], type = json) =>
  [`POST ${path} HTTP/1.1`, 'host: 127.0.0.1', `content-type: ${type}`, ...headers, '', ''].join(line)
export const wire = (afterwards: Wire['afterwards'], ...pieces: (string | Buffer)[]): Wire => ({
  afterwards,
  bytes: Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece))),
})
const chunk = (bytes: Buffer | string) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}${line}`), Buffer.from(bytes), Buffer.from(line)])
export const path = (random: Random) =>
  random.pick([...Object.values(complaintPaths).slice(1), ...Object.values(deskPaths)])

/** Requests whose bytes are not what they say: cut off, longer, shorter, smuggled. */
export const wires: Kinds = {
  'a connection cut in the middle of a body': {
    answers: [0],
    make(random, material) {
      const { path, body } = taken(random, material)
      const text = JSON.stringify(body)
      return wire('break', start(path, [`content-length: ${text.length}`]), text.slice(0, random.below(text.length)))
    },
  },
  'a connection cut in the middle of a part': {
    answers: [0],
    async make(random, material) {
      const { entry, parts } = material.waiting
      const { body: frame } = await workedPart(material, entry.id, random.pick(parts))
      const part = frame.subarray(0, random.below(frame.length))
      return wire('break', start(complaintPaths.upload, [`content-length: ${frame.length}`], octets), part)
    },
  },
  'a connection cut in the middle of the headers': {
    answers: [0],
    make(random) {
      const whole = start(path(random), ['content-length: 2', 'lang: en'])
      return wire('break', whole.slice(0, random.below(whole.length)))
    },
  },
  'a body shorter than it says': {
    answers: [0, 400],
    make(random, material) {
      const { path, body } = taken(random, material)
      const text = JSON.stringify(body)
      return wire('end', start(path, [`content-length: ${text.length + 1 + random.below(10_000)}`]), text)
    },
  },
  'a body longer than it says': {
    answers: [400],
    make(random, material) {
      const { path, body } = taken(random, material)
      const text = JSON.stringify(body)
      return wire('wait', start(path, [`content-length: ${random.below(text.length)}`]), text)
    },
  },
  'lengths that contradict each other': {
    answers: [400],
    make(random) {
      const headers = random.pick([
        ['content-length: 2', 'content-length: 3'],
        ['content-length: 2', 'transfer-encoding: chunked'],
        ['transfer-encoding: chunked', 'content-length: 2'],
        ['transfer-encoding: gzip, chunked', 'content-length: 4'],
        ['transfer-encoding: chunked, identity'],
        ['transfer-encoding: xchunked'],
      ])
      return wire('wait', start(path(random), headers), '{}')
    },
  },
  // 415 where it is taken for no body: then the type is the next thing that is wrong.
  'a length that is none': {
    answers: [400, 413, 415],
    make(random) {
      const lengths = ['-1', '1e9', '0x10', '2, 2', '99999999999999999999', '9007199254740993', 'two', '1073741824', '']
      return wire('end', start(path(random), [`content-length: ${random.pick(lengths)}`]), '{}')
    },
  },
  'chunks beyond the limit': {
    answers: [0, 413],
    make(random) {
      const [to, type, piece] = random.pick([
        [complaintPaths.save, json, '"'.padEnd(30_000, 'A')],
        [complaintPaths.upload, octets, 'A'.repeat(300_000)],
        [deskPaths.request, json, '"'.padEnd(70_000, 'A')],
      ] as const)
      const pieces = Array.from({ length: 5 + random.below(5) }, () => chunk(piece))
      return wire('wait', start(to, ['transfer-encoding: chunked'], type), ...pieces, chunk(''))
    },
  },
  'broken chunks': {
    answers: [0, 400, 413, 415],
    make(random) {
      const broken = random.pick([
        'zz\r\n{}\r\n',
        '-1\r\n',
        '2\r\n{}{}\r\n0\r\n\r\n',
        '2\n{}\n0\n\n',
        `2;${'x'.repeat(40_000)}\r\n`,
        'ffffffffffffffffff\r\n',
      ])
      return wire('end', start(path(random), ['transfer-encoding: chunked']), broken)
    },
  },
  'a request smuggled behind another': {
    answers: [400],
    make(random, material) {
      const { path, body } = taken(random, material)
      const hidden = start(path, [`content-length: ${JSON.stringify(body).length}`]) + JSON.stringify(body)
      return wire('wait', start(complaintPaths.query, ['content-length: 2']), '{}', hidden, 'GARBAGE\r\n\r\n')
    },
  },
}
