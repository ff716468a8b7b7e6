import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/* Comments and guides name files of the project. A file that is renamed or removed leaves such a name behind, and whoever follows it is lost. */

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
/** Every file by its whole path and by each end of it: `seal.ts`, `sealing/seal.ts`. */
const known = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))))

/** Names of source files in a text, but for patterns such as `*.test.ts`, `<Name>Page.tsx`, `complaint.{zh,en}.ts` and endings such as `.en.ts`. */
const namesIn = (text: string): string[] =>
  (text.match(/(?<![\w<>*{}$….-])[\w@/-][\w@./-]*\.(?:tsx?|css|cjs|md|sh)\b(?![\w*<{(])/g) ?? []).map((name) =>
    name.replace(/^(?:\.{1,2}\/)+/, ''),
  )

/** What a file says about others: comments of code, code in guides. */
function saidIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return text.match(file.endsWith('.md') ? /`[^`\n]+`/g : /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? []
}

test('a file that a comment or a guide names is there', () => {
  const speaking = files.filter((file) => /\.(tsx?|css|cjs|md)$/.test(file) && !/^(content\/|CHANGELOG)/.test(file))
  const lost = speaking.flatMap((file) =>
    saidIn(file)
      .flatMap(namesIn)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${posix.normalize(name)}`),
  )
  expect(lost).toEqual([])
})

test('a name that leads nowhere is seen', () => {
  expect(namesIn('see `web/parts/Gone.tsx` and seal.ts, not *.test.ts, <Name>Page.tsx or .en.ts')).toEqual([
    'web/parts/Gone.tsx',
    'seal.ts',
  ])
})
