import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Names that a file gives to others and no other file says: `export` before them is a promise that nobody asked for. */
function unusedIn(texts: ReadonlyMap<string, string>): string[] {
  const saying = new Map<string, number>()
  for (const text of texts.values())
    for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g))) saying.set(word, (saying.get(word) ?? 0) + 1)
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface) ([\w$]+)/gm)].flatMap(
      ([, name = '']) => (saying.get(name) === 1 ? [`${file}: ${name}`] : []),
    ),
  )
}

test('what a file exports, another file uses', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js'], { cwd: root, encoding: 'utf8' }).trim()
  const texts = new Map(files.split('\n').map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  expect(texts.size).toBeGreaterThan(1_000)
  expect(unusedIn(texts)).toEqual([])
})

test('an export that no other file names is found', () => {
  const texts = new Map([
    ['a.ts', 'export const used = 1\nexport function alone() {}\nexport type Alone = typeof used'],
    ['b.ts', "import { used } from './a.ts'"],
  ])
  expect(unusedIn(texts)).toEqual(['a.ts: alone', 'a.ts: Alone'])
})
