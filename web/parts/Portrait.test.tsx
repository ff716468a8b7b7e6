import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { portrait } from '#contract/company.ts'
import { stylesOf } from '../testing/styles.ts'
import { Portrait } from './Portrait.tsx'
import { hair } from './portraitHair.ts'

const look = portrait.parse({
  skin: 'warm',
  hair: 'short',
  shade: 'black',
  clothes: 'suit',
  colour: 'navy',
  second: 'straw',
})
const drawn = (changes: Partial<typeof look> = {}) => render(<Portrait look={{ ...look, ...changes }} />).container
const paths = (changes: Partial<typeof look>) =>
  [...drawn(changes).querySelectorAll('path')].map((path) => path.getAttribute('d'))

test('says nothing to a screen reader: the name stands beside it', () => {
  expect(drawn().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('spectacles are drawn for those who wear them, and left out unless a file says so', () => {
  expect(look.glasses).toBe(false)
  expect(drawn().querySelector('.glasses, [class*="glasses"]')).toBeNull()
  expect(drawn({ glasses: true }).querySelector('[class*="glasses"]')).not.toBeNull()
})

test.each(portrait.shape.hair.options)(
  'hair that is %s is drawn over the head, and behind it where it is long',
  (kind) => {
    const { front, ...behind } = hair[kind]
    const shown = paths({ hair: kind })
    expect(shown).toContain(front)
    if ('back' in behind) expect(shown.indexOf(behind.back)).toBeLessThan(shown.indexOf(front))
  },
)

test('every kind of clothes is a drawing of its own', () => {
  const kinds = portrait.shape.clothes.options.map((clothes) => paths({ clothes }).join())
  expect(new Set(kinds).size).toBe(kinds.length)
})

test('each colour that a file may name is one that the style sheet knows', () => {
  const css = stylesOf('parts/Portrait.module.css')
  for (const [name, { options }] of Object.entries({
    skin: portrait.shape.skin,
    shade: portrait.shape.shade,
    colour: portrait.shape.colour,
    second: portrait.shape.second,
  })) {
    // The first one named stands in the rule of the portrait itself.
    const known = options.filter((value) => css.includes(`[data-${name}="${value}"]`))
    expect(options.length - known.length, name).toBe(1)
  }
})
