import { complaintPaths, deskPaths } from '#contract/paths.ts'
import { proofOf } from '../reports.ts'
import { call, json, type Kinds, post } from './request.ts'

const calls = Object.values({ ...complaintPaths, ...deskPaths })
const posted = calls.filter((path) => path !== complaintPaths.channels)
const nothing = Buffer.alloc(0)

/** Odd paths, methods and headers. */
export const addresses: Kinds = {
  'another method': {
    answers: [400, 404, 415],
    make(random, { used }) {
      const method = random.pick([
        'GET',
        'HEAD',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'TRACE',
        'PROPFIND',
        'PURGE',
        'LOCK',
      ])
      const withBody = /^P(UT|ATCH)$/.test(method)
      const headers: Record<string, string> = withBody ? { 'content-type': json } : {}
      const body = withBody ? Buffer.from(JSON.stringify(used)) : nothing
      return { method, path: random.pick(posted), headers, body }
    },
  },
  // 200 for a challenge alone, which takes any JSON, where the path is but spelt differently; 415 for JSON as a part.
  'a path that is none': {
    answers: [200, 400, 404, 414, 415],
    make(random) {
      const path = random.pick(calls)
      const odd = random.pick([
        `${path}/`,
        `${path}/${'a'.repeat(5_000)}`,
        `${path}%00`,
        `${path}%2e%2e%2f%2e%2e%2fetc%2fpasswd`,
        `${path}/%E0%A4%A`,
        `${path}%`,
        `${path};v=1`,
        `${path}.json`,
        path.toUpperCase(),
        path.replace('/', '//').replace('complaint', 'complaint//'),
        path.replace(/\/(\w+)$/, '/%2f$1'),
        `/api/compliance/complaint/${'%F0%9F%90%96'.repeat(500)}`,
        `${path}?${'a=b&'.repeat(1_000)}`,
      ])
      return post(odd, '{}')
    },
  },
  'odd headers around a sound question': {
    answers: [200],
    make(random, { open }) {
      const sound = call('query', proofOf(random.pick(open).keys))
      const odd = random.pick<Record<string, string>>([
        { lang: 'x'.repeat(4_000) },
        { lang: 'en, zh;q=0.5' },
        { lang: '__proto__' },
        { accept: 'image/*' },
        { 'accept-encoding': 'gzip, br;q=1, *;q=0' },
        { 'x-forwarded-for': '127.0.0.1, ::1, <script>' },
        { forwarded: 'for="[::1]";host=evil.example' },
        { cookie: 'a=b; '.repeat(800) },
        { 'if-none-match': '*' },
        { range: 'bytes=0-0' },
        { origin: 'null' },
        { 'accept-version': '9.9.9' },
        { 'x-http-method-override': 'DELETE' },
      ])
      return { ...sound, headers: { ...sound.headers, ...odd } }
    },
  },
  'the channels asked for in odd ways': {
    answers: [200, 404, 415],
    make(random) {
      const path = complaintPaths.channels
      return random.pick([
        { method: 'GET', path: `${path}?lang=xx&a[]=1&__proto__=2`, headers: {}, body: nothing },
        { method: 'GET', path: `${path}?${'x'.repeat(6_000)}`, headers: { lang: 'klingon' }, body: nothing },
        { method: 'HEAD', path, headers: {}, body: nothing },
        { method: 'GET', path: path.replace('/api', '/api//'), headers: { range: 'bytes=5-1' }, body: nothing },
        post(path, '{}'),
        post(path, '<x/>', 'text/xml'),
        { method: 'DELETE', path, headers: {}, body: nothing },
      ])
    },
  },
}
