import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Names, places, units and the trade of the sample company. They belong to its content, never to the code. */
const ofTheSample =
  /青穗|qingsui|襄阳|襄州|xiangyang|鄂ICP|鄂公|沈禾|shen he\b|猪|\bhogs?\b|\bpigs?\b|\bpiglets?\b|\bsows?\b|\bboars?\b|\bpork\b|\bsemen\b|屠宰|slaughter|饲料|feed ?mills?\b|\/(?:pig|pork)\w*|元\/(kg|公斤)|RMB (a|per) kg/gi

/** What stays, and why. */
const allowed: { where: RegExp; what: RegExp; why: string }[] = [
  {
    where: /^server\/content\/shapes\/files\.ts$/,
    what: /^pigs?$/,
    why: 'breed-pigs.yaml and pig-sale.yaml are called as the calls of the specification (section 7) that they answer.',
  },
  {
    where: /^build\/release\.ts$/,
    what: /^qingsui$/,
    why: 'The archive of the sample company is named after it; it lies beside the release.',
  },
  {
    where: /^contract\/paths\.ts$/,
    what: /^\/pigsale$/,
    why: 'The name of a call of the specification.',
  },
  { where: /^server\/search\/traditional\.ts$/, what: /^猪$/, why: 'A table of characters in both scripts.' },
]

const files = globSync('{blocks,web,server,contract,desk,edit,build,scripts,sealing}/**/*.{ts,tsx,css,js,cjs,html}', {
  cwd: root,
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))

const found = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(ofTheSample)].map(([what]) => ({
    file,
    what: what.toLowerCase(),
  })),
)
const isAllowed = ({ file, what }: { file: string; what: string }) =>
  allowed.some((one) => one.where.test(file) && one.what.test(what))

test('no name, unit or word of the sample company’s trade stands in the code', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(found.filter((word) => !isAllowed(word))).toEqual([])
})

test('what is allowed is still there', () => {
  for (const one of allowed)
    expect(
      found.some(({ file, what }) => one.where.test(file) && one.what.test(what)),
      one.why,
    ).toBe(true)
})
