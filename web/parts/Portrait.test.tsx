import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { portrait } from '#contract/company.ts'
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

test('each colour that a file may name is a colour of its own', () => {
  for (const name of ['skin', 'shade', 'colour', 'second'] as const) {
    const { options } = portrait.shape[name]
    const painted = options.map((value) =>
      drawn({ [name]: value })
        .querySelector('svg')
        ?.getAttribute('style'),
    )
    expect(new Set(painted).size, name).toBe(options.length)
    expect(painted.join()).not.toContain('undefined')
  }
})
