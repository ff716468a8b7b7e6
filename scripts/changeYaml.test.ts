import { expect, test } from 'vitest'
import { changeYaml } from './changeYaml.ts'

const text = `# Kept, with its  spaces.
name: { zh: '甲', en: "A: B" }   # beside

blocks:
  - type: callout
    text: |-
      type: callout

      Second line.
  - { type: lead, text: "x" }
`

test('names and values change where they stand, and not a byte of the rest', () => {
  const changed = changeYaml(text, ({ key, value, path, rename, replace }) => {
    if (key === 'type' && value === 'callout') replace('notice')
    if (key === 'text' && path.join('.') === 'blocks.1') rename('words')
    if (key === 'en') replace('"C"')
  })
  expect(changed).toBe(
    text.replace('- type: callout', '- type: notice').replace('lead, text:', 'lead, words:').replace('"A: B"', '"C"'),
  )
})

test('what is no YAML is refused', () => {
  expect(() => changeYaml('name: [', () => undefined)).toThrow()
})
