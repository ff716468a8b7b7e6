import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The table, the rules of the specification for English, and what Chinese provinces are called. */
const allowed = [
  'blocks/map/ProvinceTiles.tsx', // what Chinese provinces are called
  'contract/languages.ts', // enHidden
  'edit/content/schemas.ts', // enHidden
  'server/content/check/betweenFiles.ts', // enHidden
  'server/content/compose/navigation.ts', // the inside address of co-creation
  'web/words/numbers.ts', // millions
]

test('nothing compares a language by its name but the table and the rules of the specification', () => {
  const files = globSync('{blocks,server,web,contract,edit,desk,sealing,build,scripts}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.|\/testing\//.test(file))
  const comparing = files.filter((file) =>
    /[!=]== '(en|zh|ja|zh-CN)'|'(en|zh|ja)' [!=]==/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(comparing.sort()).toEqual(allowed)
})
