import { describe, expect, test } from 'vitest'
import { colourOf, contrast } from '../testing/colour.ts'
import { ruleOf, tokensOf } from '../testing/styles.ts'

const file = 'parts/Banner.module.css'
const tokens = tokensOf()
const scrim = ruleOf(file, '.words::before')
const white: [number, number, number] = [255, 255, 255]

/** The gradients of the mask, split at the commas that separate their stops. */
const gradients = [
  ...(scrim['mask-image'] ?? '').matchAll(/linear-gradient\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g),
]
  .map(([, stops = '']) => stops.split(/,(?![^(]*\))/).map((stop) => stop.trim()))
  .map((stops) => stops.filter((stop) => stop !== '90deg'))

describe('the title over a picture', () => {
  test('lies where the scrim is whole: it fades within the part that reaches beyond the words', () => {
    expect(scrim.inset).toBe('calc(-1 * var(--block)) calc(-1 * var(--inline))')
    expect(scrim['mask-composite']).toBe('intersect')
    expect(gradients).toHaveLength(2)
    for (const [at, side] of ['--inline', '--block'].entries()) {
      const stops = gradients[at] ?? []
      expect(stops).toContain(`black var(${side}) calc(100% - var(${side}))`)
      // Every other stop is thinner, and lies between an edge and the words.
      const others = stops.filter((stop) => !stop.startsWith('black'))
      for (const stop of others)
        expect(stop).toMatch(new RegExp(`^(transparent$|var\\(--thi(n|ck)\\) .*var\\(${side}\\) \\* 0\\.)`))
    }
  })

  test('has a contrast of 4.5:1 at least, be the picture white, black or the brand’s green', () => {
    const text = colourOf(ruleOf(file, '.text').color ?? '', tokens)
    for (const picture of [white, [0, 0, 0], colourOf('var(--color-brand)', tokens)] as [number, number, number][]) {
      expect(contrast(text, colourOf(scrim.background ?? '', tokens, picture))).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('stands on the reader’s own ground where the palette is theirs', () => {
    const forced = ruleOf(file, '.words::before', '@media (forced-colors: active)')
    expect(forced.background).toBe('Canvas')
    expect(forced['mask-image']).toBe('none')
  })
})
