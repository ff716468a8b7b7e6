import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { isData } from '#edit/content/options.ts'
import { dataBlock } from './from/dataBlock.ts'
import { kinds } from './kinds.ts'

const guide = readFileSync(join(import.meta.dirname, '../docs/editing.md'), 'utf8')

/** What docs/editing.md gives as examples of blocks. */
const examples = [...guide.matchAll(/^```yaml\n(.*?)^```/gms)]
  .map(([, text = '']) => parse(text.startsWith('  - ') ? `blocks:\n${text}` : text))
  .flatMap((content) => (isData(content) && Array.isArray(content.blocks) ? content.blocks : []))

const shapes = Object.entries({ ...kinds, from: { contentShape: dataBlock } }).map(([type, kind]) => ({
  type,
  shape: 'contentShape' in kind ? kind.contentShape : kind.shape,
}))

test('every folder with a kind is in the registry, by its own name', () => {
  const folders = globSync('*/kind.ts', { cwd: import.meta.dirname }).map((file) => basename(dirname(file)))
  expect(folders.sort()).toEqual(Object.keys(kinds).sort())
})

describe('docs/editing.md', () => {
  test.each(shapes)('has an example of $type that can be written so', ({ type, shape }) => {
    const own = examples.filter((example) => example.type === type)
    expect(own).not.toEqual([])
    // An example may leave out entries.
    const faults = own.flatMap((example) => shape.safeParse(example).error?.issues ?? [])
    expect(faults.filter(({ code }) => code !== 'too_small')).toEqual([])
  })
})
