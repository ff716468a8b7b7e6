import { expect, test } from 'vitest'
import { colourOf, contrast } from '../testing/colour.ts'
import { ruleOf, styleFiles, stylesOf, tokensOf } from '../testing/styles.ts'

const tokens = tokensOf()
const role = (name: string, ground?: [number, number, number]) => colourOf(`var(--color-${name})`, tokens, ground)
const white: [number, number, number] = [255, 255, 255]
const black: [number, number, number] = [0, 0, 0]
const light = { ground: role('ground'), surface: role('surface'), 'surface-quiet': role('surface-quiet') }
const dark = { 'surface-dark': role('surface-dark'), 'surface-dark-raised': role('surface-dark-raised') }
const brand = { brand: role('brand') }

/** Every text role and what it stands on. */
const surfaces: Record<string, Record<string, [number, number, number]>> = {
  '--color-text': { ...light, ...brand },
  '--color-text-muted': light,
  '--color-text-link': light,
  '--color-text-link-hover': light,
  '--color-text-danger': light,
  '--color-text-on-dark': dark,
  '--color-text-on-dark-muted': dark,
  '--color-text-on-brand': brand,
  '--color-text-on-chart': { 1: role('chart-1'), 3: role('chart-3'), 4: role('chart-4'), 5: role('chart-5') },
  '--color-text-on-chart-light': { 2: role('chart-2'), 6: role('chart-6'), rest: role('chart-rest') },
  '--color-text-on-picture': { 'scrim over white': role('scrim', white), 'danger badge': role('danger-strong') },
}

test('contrast is computed as WCAG has it', () => {
  expect(contrast(white, black)).toBeCloseTo(21, 5)
  expect(contrast([119, 119, 119], white)).toBeCloseTo(4.48, 2)
  expect(contrast(colourOf('#8fc31f', {}), white)).toBeCloseTo(2.1, 1)
})

test('every text role has its surfaces here', () => {
  expect(
    Object.keys(tokens)
      .filter((name) => name.startsWith('--color-text'))
      .sort(),
  ).toEqual(Object.keys(surfaces).sort())
})

const pairs = Object.entries(surfaces).flatMap(([text, grounds]) =>
  Object.entries(grounds).map(([name, ground]) => [text, name, ground] as const),
)
test.each(pairs)('%s on %s has a contrast of 4.5:1 at least', (text, _, ground) => {
  expect(contrast(colourOf(`var(${text})`, tokens), ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(['line-strong', 'focus', 'danger'])(
  'control edges and focus: %s has 3:1 at least on light surfaces',
  (name) => {
    for (const [surface, ground] of Object.entries(light)) {
      expect(contrast(role(name), ground), surface).toBeGreaterThanOrEqual(3)
    }
  },
)

test('the focus ring of the footer has 3:1 at least on its dark surface', () => {
  const ring = ruleOf('parts/Footer.module.css', '.footer :focus-visible')['outline-color'] ?? ''
  expect(contrast(colourOf(ring, tokens), dark['surface-dark'])).toBeGreaterThanOrEqual(3)
})

test('marked search words have 4.5:1 at least, in text and in links', () => {
  const fill = ruleOf('styles/base.css', 'mark').background ?? ''
  const link = ruleOf('styles/base.css', 'a mark').color ?? ''
  for (const ground of Object.values(light)) {
    const marked = colourOf(fill, tokens, ground)
    for (const text of ['var(--color-text)', 'var(--color-text-muted)', link]) {
      expect(contrast(colourOf(text, tokens), marked), text).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('the palette is used in tokens.css alone', () => {
  expect(styleFiles().filter((file) => stylesOf(file).includes('var(--palette-'))).toEqual(['styles/tokens.css'])
})

test('every token that a style sheet uses is defined', () => {
  const set = (text: string) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)
  for (const file of styleFiles()) {
    const text = stylesOf(file)
    const known = new Set([...Object.keys(tokens), ...set(text)])
    const used = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    expect(
      used.filter((name) => !known.has(name)),
      file,
    ).toEqual([])
  }
})
