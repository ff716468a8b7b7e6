import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** Makes of the sources in a folder those of the version after this one. */
export function changeToNextVersion(folder: string) {
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
}
