import { expect, test } from 'vitest'
import { acrossWindow, windowAround } from './windowAround.ts'

const shape = { width: 6, height: 5 }

test.each([
  ['in the middle', { width: 2400, height: 600 }, { x: 50, y: 0 }, { left: 840, top: 0, width: 720, height: 600 }],
  ['at the edge, as far as there is room', { width: 2400, height: 600 }, { x: 100, y: 0 }, { left: 1680 }],
  ['up and down', { width: 600, height: 1500 }, { x: 0, y: 40 }, { left: 0, top: 350, width: 600, height: 500 }],
  ['of a picture of the same shape', { width: 60, height: 50 }, { x: 0, y: 100 }, { left: 0, top: 0, width: 60 }],
])('the window lies %s', (_, whole, focus, expected) => {
  expect(windowAround(whole, shape, focus)).toMatchObject(expected)
})

test('a point stands somewhere across the window, or beside it', () => {
  const whole = { width: 2400, height: 600 }
  const across = (x: number) => acrossWindow(x, whole, shape, { x: 50, y: 50 }) // the window is 35 to 65 %
  expect([35, 50, 65, 20, 95].map(across)).toEqual([0, 50, 100, -50, 200])
})
