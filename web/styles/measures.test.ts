import { expect, test } from 'vitest'
import { styleFiles, stylesOf } from '../testing/styles.ts'

/** Widths of windows in em at which anything changes: a wide phone, a tablet, the header's sections, a laptop, wide and very wide windows. */
const breakpoints = [40, 48, 64, 80, 105, 120]

test('styles change at the same widths everywhere', () => {
  const widths = styleFiles().flatMap((file) =>
    [...stylesOf(file).matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(min|max)-width: ([\d.]+)em/g)].map(([, end, em]) => ({
        file,
        at: end === 'min' ? Number(em) : Number(em) + 0.01,
      })),
    ),
  )
  expect(widths.length).toBeGreaterThan(50)
  expect(widths.filter(({ at }) => !breakpoints.includes(Math.round(at * 100) / 100))).toEqual([])
})

test('the size that a finger needs is a token', () => {
  const own = styleFiles().filter((file) => file !== 'styles/tokens.css' && /\b44px/.test(stylesOf(file)))
  expect(own).toEqual([])
})
