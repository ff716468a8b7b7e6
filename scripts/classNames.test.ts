import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { classNames } from './classNames.ts'

const web = fileURLToPath(new URL('../web', import.meta.url))
const nameOf = classNames(web)
const files = globSync('**/*.module.css', { cwd: web })
const classes = files.flatMap((file) =>
  [...new Set(readFileSync(join(web, file), 'utf8').match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/gi))].map((name) => ({
    file,
    name,
  })),
)

test('every class of every stylesheet has a name of its own, of three or four letters', () => {
  const names = classes.map(({ file, name }) => nameOf(name, join(web, file)))
  expect(names.length).toBeGreaterThan(500)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[b-zB-Z]{3,4}$/)
})

test('no name reads like an advertisement, which some browsers hide', () => {
  for (const { file, name } of classes) expect(nameOf(name, join(web, file))).not.toMatch(/ad|banner|sponsor/i)
})

test('an animation keeps its name, with the mark of its file', () => {
  const [one, other] = files.map((file) => nameOf('fade', join(web, file)))
  expect(one).toMatch(/^fade_[b-z]{2}$/i)
  expect(other).not.toBe(one)
})
