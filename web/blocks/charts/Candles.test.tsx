import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Candles } from './Candles.tsx'
import type { Candle } from './candles.ts'

const day = { date: '2026-01-05', open: 40, close: 42, high: 43, low: 39, volume: 10 }
const rising: Candle = { day, rises: true, x: 10, width: 6, high: 5, low: 60, top: 20, bottom: 50, volume: 90 }
const still: Candle = { ...rising, x: 30, top: 40, bottom: 40 }
const falling: Candle = { ...rising, rises: false, x: 20 }

test('days that rise are one shape and days that fall another, each with wicks, body and volume', () => {
  const { container } = render(
    <svg role="img" aria-label="prices">
      <Candles candles={[rising, falling, still]} floor={100} />
    </svg>,
  )
  const shapes = [...container.querySelectorAll('path')].map((path) => [path.dataset.rises, path.getAttribute('d')])
  expect(shapes).toEqual([
    [
      'true',
      'M10 5v15m-3 0h6v30h-6zm3 30v10M7 100v-10h6v10z' + // a day that ends where it began still has a body
        'M30 5v35m-3 0h6v1h-6zm3 1v19M27 100v-10h6v10z',
    ],
    [undefined, 'M20 5v15m-3 0h6v30h-6zm3 30v10M17 100v-10h6v10z'],
  ])
})
