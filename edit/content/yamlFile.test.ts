import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readYaml, writeYaml } from './yamlFile.ts'

const content = join(import.meta.dirname, '../../content')
const shipped = globSync('**/*.yaml', { cwd: content }).sort()
const bytesOf = (name: string) => readFileSync(join(content, name))
const withReturns = (bytes: Buffer) => Buffer.from(bytes.toString().replaceAll('\n', '\r\n'))
const withMark = (bytes: Buffer) => Buffer.from(`\uFEFF${bytes.toString()}`)

/** The text after `change` was done to its data. */
// biome-ignore lint/suspicious/noExplicitAny: the data of a sample
function changed(text: string, change: (data: any) => void): string {
  const bytes = Buffer.from(text)
  const data = structuredClone(readYaml(bytes).data)
  change(data)
  const written = writeYaml(bytes, data)
  expect(readYaml(written)).toEqual({ data, faults: [] })
  return written.toString()
}

test('every shipped file is saved byte for byte when nothing changed, with carriage returns and byte order mark too', () => {
  expect(shipped.length).toBeGreaterThan(250)
  for (const name of shipped) {
    for (const bytes of [bytesOf(name), withMark(withReturns(bytesOf(name)))]) {
      const { data, faults } = readYaml(bytes)
      expect(faults, name).toEqual([])
      expect(data, name).toEqual(readYaml(bytesOf(name)).data)
      expect(writeYaml(bytes, JSON.parse(JSON.stringify(data))).equals(bytes), name).toBe(true)
    }
  }
})

type Leaf = { holder: Record<string, unknown>; key: string }
function leavesOf(data: unknown): Leaf[] {
  if (typeof data !== 'object' || data === null) return []
  const holder = data as Record<string, unknown>
  return Object.keys(holder).flatMap((key) =>
    typeof holder[key] === 'object' && holder[key] !== null ? leavesOf(holder[key]) : [{ holder, key }],
  )
}

test('a changed text of a shipped file changes its own lines alone', () => {
  for (const [number, name] of shipped.entries()) {
    for (const bytes of [number % 3 === 0 ? withReturns(bytesOf(name)) : bytesOf(name)]) {
      const data = structuredClone(readYaml(bytes).data)
      const leaves = leavesOf(data)
      const { holder, key } = leaves[(number * 7) % leaves.length] as Leaf
      const old = String(holder[key])
      holder[key] = '改过的字: “a”'
      const written = writeYaml(bytes, data)
      expect(readYaml(written).data, name).toEqual(data)
      const [before, after] = [bytes.toString().split('\n'), written.toString().split('\n')]
      const head = before.findIndex((line, index) => line !== after[index])
      const lines = old.replace(/\n$/, '').split('\n').length
      const rest = before.slice(head + lines + (old.includes('\n') ? 1 : 0))
      expect(after.slice(-rest.length), `${name} ${key}`).toEqual(rest)
    }
  }
})

test.each([
  ['a text without quotes', 'a: one # why\nb: 2\n', 'a: two # why\nb: 2\n'],
  ['a text in double quotes', 'a: "one" # why\nb: 2\n', 'a: "two" # why\nb: 2\n'],
  ['a text in single quotes', "a:   'one'\nb: 2\n", "a: 'two'\nb: 2\n"],
  ['a literal block', 'a: |- # why\n    one\n# c\nb: 2\n', 'a: |- # why\n    two\n# c\nb: 2\n'],
  ['a folded block', 'a: >-\n  one\n\nb: 2\n', 'a: >-\n  two\n\nb: 2\n'],
  ['a text on the next line', 'a:\n  one\nb: 2\n', 'a: two\nb: 2\n'],
  ['a text over two lines', 'a: one\n  and more\nb: 2\n', 'a: two\nb: 2\n'],
  ['a value in braces', 'x: {  a: one,b: 2 }\n', 'x: {  a: two,b: 2 }\n', 'x'],
  ['an empty value', 'a:\nb: 2\n', 'a: two\nb: 2\n'],
  ['a text behind an anchor', 'a: &n one\nb: 2\n', 'a: &n two\nb: 2\n'],
])('%s is written as it was', (_, before, after, within = '') => {
  const change = (data: Record<string, Record<string, unknown>>) => {
    const holder = within ? data[within] : data
    Object.assign(holder ?? {}, { a: 'two' })
  }
  expect(changed(before, change)).toBe(after)
})

test('text with line breaks becomes a literal block, around a comment behind it, and in braces a quoted one', () => {
  const text = 'l:\n  - t: one # why\n  - { t: one }\n'
  expect(
    changed(text, ({ l }) => {
      l[0].t = 'a\n  b\n'
      l[1].t = 'a\nb'
    }),
  ).toBe('l:\n  - t: | # why\n      a\n        b\n  - { t: "a\\nb" }\n')
})

test('quotes are set where YAML would read something else', () => {
  const values = ['1', 'true', 'null', '~', '# a', 'a: b', '- a', '', ' a', '*a', '2026-01-01', '@a', '%', '"a"', '=']
  for (const value of values) {
    changed('a: one\n', (data) => Object.assign(data, { a: value, b: [value], c: { [value]: value } }))
    changed('x: { a: one }\n', (data) => Object.assign(data.x, { a: value, b: [value], c: { [value]: value } }))
  }
})

test('new keys stand behind the key before them, removed ones go with their comment', () => {
  const text = '# of the file\n\n# a\na: 1\n# b\nb: 2 # two\n\n# c\nc: 3\n'
  expect(changed(text, (data) => delete data.b)).toBe('# of the file\n\n# a\na: 1\n\n# c\nc: 3\n')
  expect(changed(text, (data) => delete data.c)).toBe('# of the file\n\n# a\na: 1\n# b\nb: 2 # two\n')
  const { a, b, c } = { a: 1, b: 2, c: 3 }
  expect(writeYaml(Buffer.from(text), { a, x: { y: [1] }, b, c }).toString()).toBe(
    text.replace('# b\n', 'x:\n  y:\n    - 1\n# b\n'),
  )
  expect(changed('l:\n  - a: 1\n    b: 2\n', ({ l }) => delete l[0].a)).toBe('l:\n  - b: 2\n')
  expect(changed('x: { a: 1, b: 2, c: 3 }\n', ({ x }) => delete x.b)).toBe('x: { a: 1, c: 3 }\n')
})

const list = `items:
  # first
  - { id: a, v: "1" }
  - { id: b, v: "2" } # bee
    # below b
  # third
  - id: c
    v: 3 # three

after: 1
`

test('items take their comments along when they move', () => {
  expect(changed(list, ({ items }) => items.reverse())).toBe(`items:
  # third
  - id: c
    v: 3 # three
  - { id: b, v: "2" } # bee
    # below b
  # first
  - { id: a, v: "1" }

after: 1
`)
})

test('an item that moves and changes keeps the comments and style of all else in it', () => {
  const after = changed(list, ({ items }) => {
    items[2].w = 'x'
    items.unshift(items.pop())
  })
  expect(after).toContain('items:\n  # third\n  - id: c\n    v: 3 # three\n    w: x\n  # first\n')
})

test('a removed item goes with its comments, an inserted one is written as its neighbours are', () => {
  expect(changed(list, ({ items }) => items.splice(0, 1))).toBe(list.replace(/ {2}# first\n.*\n/, ''))
  const after = changed(list, ({ items }) => items.splice(1, 0, { id: 'n', v: 'a, b' }))
  expect(after).toBe(list.replace('"1" }\n', '"1" }\n  - { id: n, v: "a, b" }\n'))
})

test('blocks of a page that are moved and changed at once are still known', () => {
  const text = readFileSync(join(content, 'pages/culture.zh.yaml'), 'utf8').replace(/^ {2}- type/m, '  # kept\n$&')
  const after = changed(text, ({ blocks }) => {
    blocks[0].text = '新的开头。'
    blocks.push(blocks.shift())
  })
  expect(after).toContain('\n  # kept\n  - type: lead\n    text: 新的开头。\nrelated: [')
})

test('mixed line ends stay on the lines that stay', () => {
  const after = changed('a: 1\r\nb: 2\nc: 3\r\nd: 4\r\n', (data) => Object.assign(data, { c: 'x\ny\n' }))
  expect(after).toBe('a: 1\r\nb: 2\nc: |\r\n  x\r\n  y\r\nd: 4\r\n')
})

test('whatever the data becomes, the file says it', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('字', 'a\nb\n', 'a\n\n b', '- x', 'k: v', '#', "'", '1', '\t', 'x \n'),
  )
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
      tie('list'),
      tie('map'),
    ),
    list: fc.array(tie('data'), { maxLength: 4 }),
    map: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'zh', 'type'), tie('data'), { maxKeys: 4 }),
  }))
  const map = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), data, { minKeys: 1, maxKeys: 4 })
  fc.assert(
    fc.property(map, map, (before, after) => {
      const bytes = writeYaml(undefined, before)
      expect(readYaml(bytes).data).toEqual(before)
      expect(readYaml(writeYaml(bytes, after)).data).toEqual(after)
    }),
    { numRuns: 300 },
  )
})

test('what is no YAML has faults with their lines', () => {
  const faultsOf = (text: string) => readYaml(Buffer.from(text)).faults
  expect(faultsOf('date: 2026-11-12\nzh:\n  title：标题\n')).toEqual([
    { line: 3, code: 'fullWidthColon', quote: 'title' },
  ])
  expect(faultsOf('title：标题\n')).toEqual([{ line: 1, code: 'fullWidthColon', quote: 'title' }])
  expect(faultsOf('zh:\n\ttitle: a\n')[0]).toEqual({ line: 2, code: 'tab' })
  expect(faultsOf('a: 1\nb: "half')[0]).toMatchObject({ code: 'unfinished' })
  expect(faultsOf('a: 1\nb: { c: 1')[0]).toMatchObject({ code: 'unfinished' })
  expect(faultsOf('a: b: c\n')[0]).toMatchObject({ line: 1, code: 'colon' })
  expect(faultsOf('a: 1\na: 2\n')[0]).toMatchObject({ line: 2, code: 'duplicateKey' })
  expect(faultsOf('a: *b\n')[0]).toMatchObject({ line: 1, code: 'alias' })
  expect(readYaml(Buffer.from([0xb1, 0xea, 0xcc, 0xe2])).faults).toEqual([{ line: 1, code: 'encoding' }])
  expect(readYaml(Buffer.from(''))).toEqual({ data: undefined, faults: [] })
})

test('any half of a shipped file is read or has faults, and never throws', () => {
  for (const name of shipped.filter((_, index) => index % 10 === 0)) {
    const bytes = bytesOf(name)
    for (let part = 1; part < 8; part++) {
      const { data, faults } = readYaml(bytes.subarray(0, (bytes.length * part) / 8))
      const isEmpty = /^(#.*\n?)*$/.test(bytes.toString().slice(0, bytes.length / 8))
      expect(data !== undefined || faults.length > 0 || isEmpty, name).toBe(true)
      expect(faults.every(({ line }) => line >= 1)).toBe(true)
    }
  }
})
