import { describe, expect, test } from 'vitest'
import { ruleOf, styleFiles, stylesOf, tokensOf } from '../testing/styles.ts'

const viewport = 1440
const sizes = Object.entries(tokensOf()).filter(([name]) => name.startsWith('--text-'))
const root = (selector: string) => pixels(ruleOf('styles/base.css', selector)['font-size'] ?? '', 16)

/** A length in pixels: rem, px, vw and percent, in sums, `max` and `clamp`. */
function pixels(value: string, rem: number): number {
  const inside = /^(?:max|clamp)\((.*)\)$/.exec(value)?.[1]
  if (inside) {
    const parts = inside.split(',').map((part) => pixels(part.trim(), rem))
    const [low = 0, middle = 0, high] = parts
    return high === undefined ? Math.max(low, middle) : Math.min(Math.max(low, middle), high)
  }
  const units = { rem, px: 1, vw: viewport / 100, '%': 16 / 100 }
  return value
    .split(' + ')
    .map((term) => /^([\d.]+)(rem|px|vw|%)$/.exec(term))
    .reduce((sum, match) => sum + Number(match?.[1]) * units[match?.[2] as keyof typeof units], 0)
}

describe('letters', () => {
  test('there are eight sizes, which at 1440 are 13 to 120 px', () => {
    expect(sizes.map(([, value]) => Math.round(pixels(value, root('html'))))).toEqual([13, 15, 17, 22, 30, 44, 68, 120])
  })

  test('headings of blocks have one size, in bands too', () => {
    expect(ruleOf('blocks/Heading.module.css', '.heading')['font-size']).toBe('var(--text-xl)')
    expect(styleFiles().filter((file) => /--heading-size/.test(stylesOf(file)))).toEqual([])
  })

  test('nothing is smaller than 13 px, in English neither', () => {
    for (const [name, value] of sizes) expect(pixels(value, root('html:lang(en)')), name).toBeGreaterThanOrEqual(13)
  })

  test('on wide windows notes are 15 px at least, in English 14', () => {
    const wide = stylesOf('styles/tokens.css').split('@media (min-width: 120em)')[1] ?? ''
    const notes = Number(/--text-xs: ([\d.]+)rem/.exec(wide)?.[1])
    const widest = (selector: string) =>
      Number(/, ([\d.]+)%\)$/.exec(ruleOf('styles/base.css', selector)['font-size'] ?? '')?.[1])
    expect((notes * widest('html') * 16) / 100).toBeGreaterThanOrEqual(15)
    expect((notes * widest('html:lang(en)') * 16) / 100).toBeGreaterThanOrEqual(14)
  })

  /* The logo is a drawing of the company's; charts and maps scale with their drawing. */
  const drawings = /^(?:parts\/Logo|charts\/|\.\.\/blocks\/map\/ProvinceMap)/
  const files = styleFiles().filter((file) => !/fonts\.css$/.test(file) && !drawings.test(file))

  test.each(files)('%s has no size of its own, and two weights', (file) => {
    const values = (property: string) =>
      [...stylesOf(file).matchAll(new RegExp(`(?<![\\w-])${property}:\\s*([^;]+);`, 'g'))].map(
        ([, value = '']) => value,
      )
    const ofRoot = /^clamp\([\d.]+%/
    const known = /var\(--(?:text-|when|figure-size)|^inherit$|^[\d.]+em$|^10\.5pt$/
    expect(values('font-size').filter((value) => !known.test(value) && !ofRoot.test(value))).toEqual([])
    expect(values('font-weight').filter((value) => !/^(?:400|600|inherit)$/.test(value))).toEqual([])
  })
})
