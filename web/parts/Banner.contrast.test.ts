import { describe, expect, test } from 'vitest'
import { colourOf, contrast } from '../testing/colour.ts'
import { ruleOf, tokensOf } from '../testing/styles.ts'

const file = 'parts/Banner.module.css'
const tokens = tokensOf()
const band = ruleOf(file, '.words::before')
const white: [number, number, number] = [255, 255, 255]

/** What a gradient is made of, split at the commas that separate its stops. */
const stopsOf = (gradient = '') =>
  (/^linear-gradient\(\s*([\s\S]*)\)$/.exec(gradient)?.[1] ?? '').split(/,(?![^(]*\))/).map((stop) => stop.trim())

describe('the title over a picture', () => {
  test('lies where the band is whole: it fades within the part that reaches beyond the words', () => {
    expect(band.inset).toBe('calc(-1 * var(--fade)) -100vw')
    const stops = stopsOf(band['mask-image'])
    expect(stops).toContain('black var(--fade) calc(100% - var(--fade))')
    // Every other stop is thinner, and lies between an edge and the words.
    const others = stops.filter((stop) => !stop.startsWith('black'))
    for (const stop of others) expect(stop).toMatch(/^(transparent$|var\(--(thin|half|thick)\) .*var\(--fade\) \* 0\.)/)
  })

  test('is no wider than where the band is whole', () => {
    expect(stopsOf(band.background)).toContain('var(--color-shade-band) calc(50% - 24rem) calc(50% + 24rem)')
    for (const part of ['.title', '.subtitle']) {
      expect(Number.parseFloat(ruleOf(file, part)['max-inline-size'] ?? '')).toBeLessThanOrEqual(48)
    }
  })

  test('has a contrast of 4.5:1 at least, be the picture white, black or the brand’s green', () => {
    const text = colourOf(ruleOf(file, '.text').color ?? '', tokens)
    const shades = stopsOf(ruleOf(file, '.slide::after').background)
    expect(shades).toHaveLength(2)
    for (const picture of [white, [0, 0, 0], colourOf('var(--color-brand)', tokens)] as [number, number, number][]) {
      for (const shade of shades) {
        const ground = colourOf('var(--color-shade-band)', tokens, colourOf(shade, tokens, picture))
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  test('stands on the reader’s own ground where the palette is theirs', () => {
    const forced = ruleOf(file, '.words::before', '@media (forced-colors: active)')
    expect(forced.background).toBe('Canvas')
    expect(forced['mask-image']).toBe('none')
  })
})
