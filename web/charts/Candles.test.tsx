import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Candles } from './Candles.tsx'
import type { Candle } from './candles.ts'

const day = { date: '2026-01-05', open: 40, close: 42, high: 43, low: 39, volume: 10 }
const rising: Candle = { day, rises: true, x: 10, width: 6, high: 5, low: 60, top: 20, bottom: 50, volume: 90 }
const still: Candle = { ...rising, x: 30, top: 40, bottom: 40 }
const falling: Candle = { ...rising, rises: false, x: 20 }

function shapesOf(grain: number) {
  const { container } = render(
    <svg role="img" aria-label="prices">
      <Candles candles={[rising, falling, still]} floor={100} grain={grain} />
    </svg>,
  )
  return [...container.querySelectorAll('path')].map((path) => [path.dataset.rises, path.getAttribute('d')])
}

test('days that rise are one shape and days that fall another, each with wicks, body and volume', () => {
  expect(shapesOf(1)).toEqual([
    [
      'true',
      'M0 0m10 5v15h3v30h-6v-30h3m0 30v10' +
        'm20 -55v35h3v1h-6v-1h3m0 1v19' + // a day that ends where it began still has a body
        'M0 100m7 0V90h6V100m14 0V90h6V100',
    ],
    [undefined, 'M0 0m20 5v15h3v30h-6v-30h3m0 30v10M0 100m17 0V90h6V100'],
  ])
})

test('in a document they are rounded to coarser steps, of which every part still has one', () => {
  const [[, path] = []] = shapesOf(10)
  expect(path).toBe('M0 0m10 1v1h3v3h-6v-3h3m0 3v1m20 -5v3h3v1h-6v-1h3m0 1v1M0 10m7 0V9h6V10m14 0V9h6V10')
})
