import { expect, test } from 'vitest'
import { edgeRoomOf, placedEdges } from './edges.ts'

const box = { width: 400, text: 13 }

test('names that would take too much of a drawing have no room', () => {
  expect(edgeRoomOf([], box)).toBe(0)
  expect(edgeRoomOf([{ name: 'Cash' }], box)).toBeLessThan(100)
  expect(edgeRoomOf([{ name: 'Incomprehensibilities-of-accounting' }], box)).toBeUndefined()
})

test('a long name is broken, and labels keep clear of each other', () => {
  const room = { ...box, span: [40, 300] as [number, number] }
  const [first, second] = placedEdges(
    [
      { series: 0, name: 'Interest-bearing debt', value: '41.8', at: 100 },
      { name: 'Target', value: '50%', at: 104 },
    ],
    room,
  )
  expect(first?.lines.length).toBe(2)
  expect(second?.lines).toEqual(['Target 50%'])
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(((2 + 1) / 2) * 1.2 * 13)
})

test('a value never stands alone in its line: a word, or two Chinese characters, come along', () => {
  const linesOf = (name: string, value?: string) =>
    placedEdges([{ name, value, at: 100 }], { width: 350, text: 13, span: [40, 300] })[0]?.lines
  expect(linesOf('2027年成本目标', '12')).toEqual(['2027年成本', '目标 12'])
  expect(linesOf('育肥猪面积达标', '91')).toEqual(['育肥猪面积', '达标 91'])
  expect(linesOf('水资源紧张地区猪场')).toEqual(['水资源紧张地区', '猪场'])
  expect(linesOf('Full wide cost', '12')).toEqual(['Full wide', 'cost 12'])
  expect(linesOf('Unbreakable-name', '12')).toEqual(['Unbreakable-name', '12'])
})
