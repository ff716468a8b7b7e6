import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BannerPins } from './BannerPins.tsx'

test('each figure stands above its place in the picture, as one item of a list that is read out', () => {
  render(
    <BannerPins
      pins={[
        { label: '出水COD', value: '80', unit: '毫克/升', x: 77.5, y: 80 },
        { label: 'Barns', value: '7,200', x: 12, y: 70 },
      ]}
    />,
  )
  const items = screen.getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent?.replace(/\s/, ' '))).toEqual(['80 毫克/升出水COD', '7,200Barns'])
  expect(items[0]?.dataset.style).toBe('--x:77.5%;--up:20%')
})
