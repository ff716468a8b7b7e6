import { describe, expect, test } from 'vitest'
import { colourOf, contrast } from '../testing/colour.ts'
import { propertiesSetBy, ruleOf, styleFiles, stylesOf, tokensOf } from '../testing/styles.ts'

type Rgb = [number, number, number]
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/** The sample company’s, and what others could have: light, dark, loud, without colour, and between two good texts. */
const accents = {
  default: '#8fc31f',
  yellow: '#ffd400',
  'light pink': '#ffc0cb',
  black: '#000000',
  white: '#ffffff',
  navy: '#0b1f4b',
  red: '#d7000f',
  orange: '#f08300',
  blue: '#1f5fbf',
  'sky blue': '#6ec6ff',
  teal: '#009b8e',
  purple: '#7b2d8b',
  grey: '#757575',
  brown: '#6b4423',
}
const named = Object.entries(accents)

/** The colours of the roles for an accent, and every text role with what it stands on. */
function rolesOf(accent: string) {
  const tokens = tokensOf(accent)
  const role = (name: string, ground?: Rgb) => colourOf(`var(--color-${name})`, tokens, ground)
  const light = { ground: role('ground'), surface: role('surface'), 'surface-quiet': role('surface-quiet') }
  const dark = { 'surface-dark': role('surface-dark'), 'surface-dark-raised': role('surface-dark-raised') }
  const surfaces: Record<string, Record<string, Rgb>> = {
    '--color-text': { ...light, 'brand-light': role('brand-light') },
    '--color-text-muted': light,
    '--color-text-link': light,
    '--color-text-link-hover': light,
    '--color-text-danger': light,
    '--color-text-on-dark': dark,
    '--color-text-on-dark-muted': dark,
    '--color-text-on-brand': { brand: role('brand') },
    '--color-text-on-chart': { 1: role('chart-1'), 2: role('chart-2'), 4: role('chart-4'), 5: role('chart-5') },
    '--color-text-on-chart-light': { 3: role('chart-3'), 6: role('chart-6') },
    '--color-text-on-picture': {
      'scrim over white': role('scrim', white),
      'danger badge': role('danger-strong'),
    },
  }
  return { tokens, role, light, dark, surfaces }
}

test('contrast is computed as WCAG has it', () => {
  expect(contrast(white, black)).toBeCloseTo(21, 5)
  expect(contrast([119, 119, 119], white)).toBeCloseTo(4.48, 2)
  expect(contrast(colourOf('#8fc31f', {}), white)).toBeCloseTo(2.1, 1)
})

test('every text role has its surfaces here', () => {
  const { tokens, surfaces } = rolesOf(accents.default)
  expect(
    Object.keys(tokens)
      .filter((name) => name.startsWith('--color-text'))
      .sort(),
  ).toEqual(Object.keys(surfaces).sort())
})

test('the palette of the default accent is that of the style sheet', () => {
  expect(tokensOf(accents.default)).toEqual(tokensOf())
})

describe.each(named)('with a %s accent', (_, accent) => {
  const { tokens, role, light, dark, surfaces } = rolesOf(accent)

  test('every text has a contrast of 4.5:1 at least on all that it stands on', () => {
    for (const [text, grounds] of Object.entries(surfaces)) {
      for (const [name, ground] of Object.entries(grounds)) {
        expect(contrast(colourOf(`var(${text})`, tokens), ground), `${text} on ${name}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  test('control edges, focus and faults have 3:1 at least on light surfaces', () => {
    for (const name of ['line-strong', 'focus', 'danger']) {
      for (const [surface, ground] of Object.entries(light)) {
        expect(contrast(role(name), ground), `${name} on ${surface}`).toBeGreaterThanOrEqual(3)
      }
    }
  })

  test('focus and marks have 3:1 at least on dark surfaces', () => {
    const ring = ruleOf('parts/Footer.module.css', '.footer :focus-visible')['outline-color'] ?? ''
    for (const ground of Object.values(dark)) {
      expect(contrast(colourOf(ring, tokens), ground)).toBeGreaterThanOrEqual(3)
      expect(contrast(role('brand-on-dark'), ground)).toBeGreaterThanOrEqual(3)
    }
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
})

test('the palette is used in tokens.css alone', () => {
  expect(styleFiles().filter((file) => stylesOf(file).includes('var(--palette-'))).toEqual(['styles/tokens.css'])
})

test('every token that a style sheet uses is defined, or set by the component beside it', () => {
  const set = (text: string) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)
  for (const file of styleFiles()) {
    const text = stylesOf(file)
    const known = new Set([...Object.keys(tokensOf()), ...set(text), ...propertiesSetBy(file)])
    const used = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    expect(
      used.filter((name) => !known.has(name)),
      file,
    ).toEqual([])
  }
})
