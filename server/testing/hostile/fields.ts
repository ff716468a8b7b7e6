import type { Random } from './random.ts'
import { call, type Kind, type Kinds, post, taken } from './request.ts'

const wrong: readonly unknown[] = [
  null,
  true,
  1.5,
  -1,
  0,
  '',
  ' ',
  {},
  [[]],
  [null],
  'ä',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "'; DROP TABLE complaints; --",
  '%00',
  '\u202e',
  { $gt: '' },
  'x'.repeat(10_000),
]

/** Spoils one field of a body that was taken before. */
const spoiled = (
  answers: readonly number[],
  spoil: (body: Record<string, unknown>, name: string, random: Random) => unknown,
): Kind => ({
  answers,
  make(random, material) {
    const { path, body } = taken(random, material)
    const name = random.pick(Object.keys(body))
    const changed = spoil(body, name, random) ?? body
    return post(path, JSON.stringify(changed))
  },
})

/** Another character in a place of a text. */
const withAt = (text: string, at: number, character: string) => text.slice(0, at) + character + text.slice(at + 1)
const texts = (body: Record<string, unknown>) =>
  Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string')

/** JSON whose fields are not what they should be. The desk takes any text for its `text`, and then misses its signature. */
export const fields: Kinds = {
  'a wrong value in a field': spoiled([400, 403], (body, name, random) => ({ ...body, [name]: random.pick(wrong) })),
  'a field missing': spoiled([400], (body, name) => ({ ...body, [name]: undefined })),
  'a field too many': spoiled([400, 413], (body, name, random) => ({
    ...body,
    [random.pick(['name', 'ip', `${name} `, name.toUpperCase(), 'valueOf', '', 'größe', 'x'.repeat(5_000)])]:
      body[name],
  })),
  'nothing but unknown fields': spoiled([400], (_body, _name, random) =>
    Object.fromEntries(Array.from({ length: 1 + random.below(5_000) }, (_, at) => [`k${at}`, at])),
  ),
  'junk in base64': spoiled([400, 403], (body, _name, random) => {
    const [name, text] = random.pick(texts(body))
    const junk = random.pick(['+', '/', '=', '.', ' ', '\n', '\t', 'Ａ', '🐖', '\u0000', '%'])
    return { ...body, [name]: withAt(text, random.below(text.length), junk) }
  }),
  'a text of another length': spoiled([400, 403, 404, 413], (body, _name, random) => {
    const [name, text] = random.pick(texts(body))
    return { ...body, [name]: random.pick([text.slice(1), `${text}${text}`, `${text}AAAA`, text.slice(0, -4)]) }
  }),
  'files without measure': {
    answers: [400, 413],
    make(random, material) {
      const { save, message } = random.pick(material.open)
      const [file] = save.files
      const files = random.pick([
        Array(11).fill(file),
        Array(1_500).fill(file),
        Array(20_000).fill(0),
        [{ ...file, parts: 0 }],
        [{ ...file, parts: 52 }],
        [{ ...file, parts: 1e15 }],
        [{ ...file, name: 'a.pdf' }],
        [{ ...file, id: '' }],
        { length: 1, 0: file },
      ])
      return random.pick([call('save', { ...save, files }), call('message', { ...message, files })])
    },
  },
  'a second spelling of the same bytes': {
    answers: [400],
    make(random, material) {
      const { path, body } = taken(random, material)
      // 32 and 16 bytes leave spare bits in their last character; `B` sets one of them.
      const name = ['case', 'secret', 'id', 'key'].find((key) => key in body) ?? ''
      return post(path, JSON.stringify({ ...body, [name]: `${String(body[name]).slice(0, -1)}B` }))
    },
  },
}
