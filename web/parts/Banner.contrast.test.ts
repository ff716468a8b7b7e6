import { describe, expect, test } from 'vitest'
import { colourOf, contrast } from '../testing/colour.ts'
import { ruleOf, tokensOf } from '../testing/styles.ts'

const file = 'parts/Banner.module.css'
const tokens = tokensOf()
const dusk = ruleOf(file, '.slide::after')

/** What a gradient is made of, split at the commas that separate its stops. */
const stopsOf = (gradient = '') =>
  (/^linear-gradient\(\s*([\s\S]*)\)$/.exec(gradient)?.[1] ?? '').split(/,(?![^(]*\))/).map((stop) => stop.trim())

describe('the title over a picture', () => {
  test('stands on dusk, which lies over the whole picture', () => {
    expect(dusk.inset).toBe('0')
  })

  test('is no wider than where the dusk is whole', () => {
    expect(stopsOf(dusk.background)).toContain('var(--color-dusk) calc(50% - 24rem) calc(50% + 24rem)')
    for (const part of ['.title', '.subtitle']) {
      expect(Number.parseFloat(ruleOf(file, part)['max-inline-size'] ?? '')).toBeLessThanOrEqual(48)
    }
  })

  test('has a contrast of 4.5:1 at least, be the picture white, black or the brand’s green', () => {
    const text = colourOf(ruleOf(file, '.text').color ?? '', tokens)
    for (const picture of ['#ffffff', '#000000', 'var(--color-brand)']) {
      const ground = colourOf('var(--color-dusk)', tokens, colourOf(picture, tokens))
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('stands on the reader’s own ground where the palette is theirs', () => {
    const media = '@media (forced-colors: active)'
    expect(ruleOf(file, '.slide::after', media).content).toBe('none')
    expect(ruleOf(file, '.words', media).background).toBe('Canvas')
  })
})
