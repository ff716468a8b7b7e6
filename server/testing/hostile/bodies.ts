import { gzipSync } from 'node:zlib'
import { complaintPaths } from '#contract/paths.ts'
import { json, type Kinds, post, taken } from './request.ts'

/** Not JSON as it should be, for every call that takes JSON. */
export const bodies: Kinds = {
  'text that is not JSON': {
    answers: [400],
    make(random, material) {
      const text = ['', ' ', 'case=AAAA&v=2', '<?xml version="1.0"?><save/>', "{'v':2}", '{"v":2,}', 'undefined', 'NaN']
      return post(taken(random, material).path, random.pick(text))
    },
  },
  'bytes that are not text': {
    answers: [400],
    make: (random, material) => post(taken(random, material).path, random.bytes(1 + random.below(2_000))),
  },
  'JSON cut off': {
    answers: [400],
    make(random, material) {
      const { path, body } = taken(random, material)
      const text = JSON.stringify(body)
      return post(path, text.slice(0, random.below(text.length)))
    },
  },
  'JSON of another type': {
    answers: [400],
    make(random, material) {
      const { path, body } = taken(random, material)
      return post(
        path,
        JSON.stringify(random.pick([null, true, 0, '', 'save', [], [body], [[]], JSON.stringify(body)])),
      )
    },
  },
  'deep JSON': {
    answers: [400],
    make(random, material) {
      const { path, body } = taken(random, material)
      const depth = 1 + random.below(15_000)
      const [opened, closed] = random.pick([
        ['[', ']'],
        ['{"a":', '}'],
      ] as const)
      const deep = `${opened.repeat(depth)}0${closed.repeat(depth)}`
      const name = random.pick(Object.keys(body))
      return post(path, random.pick([deep, `{"${name}":${deep}}`]))
    },
  },
  'numbers beyond measure': {
    answers: [400],
    make(random, material) {
      const { save, message } = random.pick(material.open)
      const [path, body, name] = random.pick([
        [complaintPaths.save, save, 'v'],
        [complaintPaths.save, save, 'parts'],
        [complaintPaths.message, message, 'turn'],
      ] as const)
      const number = random.pick([
        '1e400',
        '-1e400',
        '1e-400',
        '9007199254740993',
        '-1',
        '1.5',
        '1'.repeat(10_000),
        '2e308',
      ])
      return post(path, JSON.stringify(body).replace(new RegExp(`"${name}":\\d+`), `"${name}":${number}`))
    },
  },
  'keys of the prototype': {
    answers: [400],
    make(random, material) {
      const { path, body } = taken(random, material)
      const key = random.pick([
        '"__proto__":{"channel":"C"}',
        '"__proto__":null',
        '"constructor":{"prototype":{"v":1}}',
        '"\\u005f_proto__":{"v":1}',
        '"toString":1',
        '"hasOwnProperty":null',
      ])
      return post(path, `{${key},${JSON.stringify(body).slice(1)}`)
    },
  },
  'a key twice': {
    answers: [400],
    make(random, material) {
      const { path, body } = taken(random, material)
      const wrong = random.pick(['null', '[[]]', '-1', '{}'])
      return post(path, `${JSON.stringify(body).slice(0, -1)},"${random.pick(Object.keys(body))}":${wrong}}`)
    },
  },
  'broken UTF-8': {
    answers: [400],
    make(random, material) {
      const { path, body } = taken(random, material)
      const bytes = Buffer.from(JSON.stringify(body))
      const broken = Buffer.from(random.pick(['ff', 'c0af', 'eda080', 'f5808080', 'e4bd']), 'hex')
      const at = bytes.indexOf(':"') + 2 // within the first value that is a text
      return post(path, Buffer.concat([bytes.subarray(0, at), broken, bytes.subarray(at)]))
    },
  },
  'another content type': {
    answers: [415],
    make(random, material) {
      const { path, body } = taken(random, material)
      const type = random.pick([
        'text/plain',
        'text/html',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        'application/octet-stream',
        'json',
        'application/json/more',
        ';',
        '*/*',
        `application/${'x'.repeat(4_000)}`,
      ])
      return post(path, JSON.stringify(body), type)
    },
  },
  'a compressed body': {
    answers: [400],
    make(random, material) {
      const { path, body } = taken(random, material)
      const headers = { 'content-encoding': random.pick(['gzip', 'br', 'deflate', 'identity, gzip']) }
      return post(path, gzipSync(JSON.stringify(body)), json, headers)
    },
  },
  // The server answers and closes while the rest is on its way: a client may see that before the answer.
  'a body beyond the limit': {
    answers: [0, 413],
    make(random, material) {
      const { path, body } = taken(random, material)
      const filling = 'A'.repeat(256 * 1024 + random.below(400_000))
      return post(path, JSON.stringify({ ...body, [random.pick(Object.keys(body))]: filling }))
    },
  },
}
