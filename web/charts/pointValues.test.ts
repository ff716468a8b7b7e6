import { expect, test } from 'vitest'
import type { Comparison } from '#contract/charts.ts'
import { formatOf } from './format.ts'
import { lineLayout } from './lineLayout.ts'
import { emsOf } from './textWidth.ts'

const chart: Comparison = {
  type: 'chart',
  kind: 'line',
  title: 'Price and cost',
  summary: 'Cost falls towards its target.',
  unit: 'RMB/kg',
  axis: 'Year',
  categories: ['2021', '2022', '2023', '2024', '2025', '9M 2026'],
  series: [
    { name: 'Average price', values: [17.6, 18.4, 14.9, 16.6, 14.4, 13.5] },
    { name: 'Full cost', values: [15.3, 15.6, 15.1, 14, 12.9, 12.3] },
  ],
  targets: [{ name: 'Cost target 2027', value: 12 }],
}
const text = 13
const rooms = [
  { width: 350, height: 240, text },
  { width: 350, height: 320, text },
  { width: 560, height: 240, text },
  { width: 840, height: 560, text },
]
const drawnIn = (room: (typeof rooms)[number], drawn = chart) => {
  const layout = lineLayout(drawn, room, formatOf([15.5]))
  return { layout, written: layout.written }
}

test('no value stands on a target or on another value, in any room', () => {
  for (const room of rooms) {
    const { layout, written } = drawnIn(room)
    const target = layout.values.scale(12)
    for (const { y, x, label } of written) {
      expect(target > y - 0.75 * text && target < y, `${label} in ${room.width}`).toBe(false)
      for (const other of written) {
        const apart = ((emsOf(label) + emsOf(other.label)) / 2) * text
        const isSame = other.x === x && other.y === y
        expect(isSame || Math.abs(other.x - x) >= apart || Math.abs(other.y - y) >= 0.8 * text).toBe(true)
      }
    }
  }
})

test('the ends of a line always have their values', () => {
  for (const room of rooms) {
    const labels = drawnIn(room).written.map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['17.6', '15.3', '13.5', '12.3']))
  }
})

test('in the fork of the other line a value stands higher, where the fork is wide enough', () => {
  const { written } = drawnIn({ width: 350, height: 320, text })
  expect(written.map(({ label }) => label)).toEqual(expect.arrayContaining(['15.1', '14.9']))
})

test('where lines cross in little room a value is left out rather than written over a line', () => {
  const { written } = drawnIn({ width: 350, height: 150, text })
  expect(written.map(({ label }) => label)).not.toContain('15.1')
  expect(written.map(({ label }) => label)).toContain('14.9')
})

test('a line without neighbours has its values over its hills and under its valleys', () => {
  const single = { ...chart, series: [{ name: 'Debt', values: [61, 55, 62, 58, 54, 52] }], targets: [] }
  const { layout, written } = drawnIn({ width: 560, height: 240, text }, single)
  const sideOf = (point: number) => {
    const value = written.find((one) => one.point === point)
    return (value?.y ?? 0) - layout.values.scale(single.series[0]?.values[point] ?? 0)
  }
  expect(sideOf(1)).toBeGreaterThan(0)
  expect(sideOf(2)).toBeLessThan(0)
})

test('no value stands on a name: at the end of the drawing, or above a target’s line', () => {
  const crowded: Comparison = {
    ...chart,
    categories: ['2023', '2024', '2025'],
    series: [
      { name: 'All own farms', values: [18.6, 17.4, 16.3] },
      { name: 'Farms in high-stress areas', values: [17.2, 15.9, 14.8] },
    ],
    targets: [{ name: 'Target 2030', value: 14.5 }],
  }
  for (let height = 240; height < 400; height += 10) {
    const { layout, written } = drawnIn({ width: 282, height, text }, crowded)
    expect(layout.edges).toBeDefined()
    for (const { x, label } of written) expect(x + (emsOf(label) / 2) * text).toBeLessThanOrEqual(layout.grid[1])
  }
  const large = 26
  const design: Comparison = {
    ...chart,
    categories: ['Q1', 'Q2', 'Q3', 'Q4'],
    series: [
      { name: 'Ammonia removed', values: [88, 85, 79, 86] },
      { name: 'Odour reduced', values: [73, 69, 62, 70] },
    ],
    targets: [
      { name: 'Ammonia, design', value: 85 },
      { name: 'Odour, design', value: 70 },
    ],
  }
  const above = lineLayout(design, { width: 310, height: 700, text: large }, formatOf([15]))
  expect(above.edges).toBeUndefined()
  const onName = above.written.filter(({ x, y, label }) =>
    design.targets?.some(({ name, value }) => {
      const line = above.values.scale(value)
      const left = above.grid[1] - emsOf(`${name} ${value}`) * large
      return y > line - 1.2 * large && y - 0.75 * large < line - 0.4 * large && x + (emsOf(label) / 2) * large > left
    }),
  )
  expect(onName.map(({ label }) => label)).toEqual([])
})
