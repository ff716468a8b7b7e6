import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../site.ts'

const parts = [
  'build',
  'contract',
  'desk',
  'edit',
  'keys',
  'scripts',
  'sealing',
  'server',
  'web',
  'package.json',
  'package-lock.json',
]

/** Changes of a version that a reader, a browser and the database notice: a word, hence the names of built files, and a step of the tables. */
const changes = [
  ['package.json', '"version": "1.0.0"', '"version": "1.1.0"'],
  ['web/words/en.ts', "skipToContent: '", "skipToContent: 'New: "],
  ['web/startup/hydrate.tsx', 'const prefetchAfter = 5_000', 'const prefetchAfter = 5_001'],
  [
    'server/complaints/migrations.ts',
    '\n]\n\n/** How many steps',
    "\n  ['CREATE TABLE next_version (name TEXT PRIMARY KEY) ROWLESS'],\n]\n\n/** How many steps",
  ],
] as const

/** Makes and builds the version after this one in a folder. */
export function makeNextVersion(folder: string) {
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
  execFileSync(process.execPath, [join(folder, 'build/build.ts')], { cwd: folder, stdio: 'inherit' })
  return folder
}
