import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = ['blocks', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
)
const components = files.filter((name) => name.endsWith('.tsx'))

describe('style modules', () => {
  test('a module has its name to itself: classes are named by it', () => {
    const names = files.filter((name) => name.endsWith('.module.css')).map((name) => name.split('/').at(-1))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('every class that a component takes from its module is defined there', () => {
    const missing = components.flatMap((name) => {
      const source = readFileSync(join(root, name), 'utf8')
      const module = /import styles from '\.\/(.+\.module\.css)'/.exec(source)?.[1]
      if (!module) return []
      const css = readFileSync(join(root, name, '..', module), 'utf8')
      const used = new Set([...source.matchAll(/styles\.(\w+)/g)].map((match) => match[1] ?? ''))
      return [...used].filter((used) => !new RegExp(`\\.${used}\\b`).test(css)).map((used) => `${name}: ${used}`)
    })
    expect(missing).toEqual([])
  })
})
