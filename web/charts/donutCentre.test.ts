import { expect, test } from 'vitest'
import { centreOf } from './donutCentre.ts'

test('a name that has room stands in one line', () => {
  expect(centreOf('Maize', 8)).toEqual(['Maize'])
})

test('a longer one stands in two, broken between words or Chinese characters', () => {
  expect(centreOf('Vehicles rested too briefly', 9)).toEqual(['Vehicles rested', 'too briefly'])
  expect(centreOf('车辆静置时间不够', 5)).toEqual(['车辆静置', '时间不够'])
})

test('one that has no room in two lines is left to the list', () => {
  expect(centreOf('Vehicles rested too briefly', 4)).toEqual([])
})
