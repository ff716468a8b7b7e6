import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sparkline } from './Sparkline.tsx'

const pointsOf = (values: number[]) => {
  const { container } = render(<Sparkline values={values} />)
  const points = container.querySelector('polyline')?.getAttribute('points') ?? ''
  return points.split(' ').map((point) => point.split(',').map(Number))
}

test('the course runs over the whole width, the highest price at the top', () => {
  expect(pointsOf([10, 14, 12])).toEqual([
    [0, 96],
    [1, 4],
    [2, 50],
  ])
})

test('a price that never moved is a level line', () => {
  expect(new Set(pointsOf([5, 5, 5]).map(([, y]) => y)).size).toBe(1)
})

test('one day is no course', () => {
  expect(render(<Sparkline values={[5]} />).container.innerHTML).toBe('')
})
