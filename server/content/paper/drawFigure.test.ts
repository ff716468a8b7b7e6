import { describe, expect, test } from 'vitest'
import { soundDrawing } from '../pictures/drawings.ts'
import { drawFigure } from './drawFigure.ts'
import type { Figure } from './figureOf.ts'

const green = '#8fc31f'
const words = { title: '归母净利润 <集团>', unit: '亿元' }
const years: Figure = {
  ...words,
  kind: 'bars',
  bars: [
    { name: '2023', value: -42.6, tone: 'missed' },
    { name: '2024', value: 1189.3, tone: 'past' },
    { name: '2025', value: 155.2, tone: 'now', isUnaudited: true },
  ],
  target: { name: '目标', value: 100 },
}
const line: Figure = {
  ...words,
  kind: 'lines',
  names: ['2023', '2024', '2025'],
  lines: [
    { name: '成本', values: [3, 2, null], tone: 'past' },
    { name: '售价', values: [4, null, 5], tone: 'now' },
  ],
}
const strip: Figure = {
  ...words,
  kind: 'strip',
  parts: [
    { name: '独立董事', value: 3 },
    { name: '执行董事', value: 6 },
  ],
}

const row: Figure = {
  ...words,
  kind: 'numbers',
  numbers: ['436', '41', '1,128', '59'].map((value, at) => ({ name: `第${at + 1}项`, value })),
}

/** Numbers of an attribute in per cent, in the order in which they are drawn. */
const percents = (drawing: string, element: string, attribute: string) =>
  [...drawing.matchAll(new RegExp(`<${element} [^>]*\\b${attribute}="([\\d.]+)%"`, 'g'))].map(([, value]) =>
    Number(value),
  )

describe('a figure', () => {
  test.each([
    ['bars', years],
    ['lines', line],
    ['a strip', strip],
    ['numbers', row],
    ['nothing', undefined],
  ])('of %s is a sound drawing of a few kilobytes', (_, figure) => {
    const drawing = drawFigure(figure, green)
    expect(drawing.length).toBeLessThan(6000)
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|false/)
    expect(soundDrawing(Buffer.from(drawing)).toString()).toBe(drawing)
    if (figure) expect(drawing).toContain('归母净利润 &lt;集团>')
  })

  test('keeps to the lower half, where no words stand', () => {
    for (const figure of [years, line, strip]) {
      const drawing = drawFigure(figure, green)
      const tops = [
        ...percents(drawing, 'rect', 'y'),
        ...percents(drawing, 'line', 'y1'),
        ...percents(drawing, 'svg', 'y'),
      ]
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(50)
    }
  })

  test('draws a loss below the ground and every bar in one scale', () => {
    const drawing = drawFigure(years, green)
    const [loss, gain, now] = [...drawing.matchAll(/<rect [^>]*y="([\d.]+)%" [^>]*height="([\d.]+)%"/g)].map(
      ([, y, high]) => ({
        y: Number(y),
        high: Number(high),
      }),
    )
    const ground = (gain?.y ?? 0) + (gain?.high ?? 0)
    expect(loss?.y).toBeCloseTo(ground, 1)
    expect((loss?.high ?? 0) / (gain?.high ?? 1)).toBeCloseTo(42.6 / 1189.3, 2)
    expect((now?.y ?? 0) + (now?.high ?? 0)).toBeCloseTo(ground, 1)
    expect(drawing).toContain('>−42.6<')
    expect(drawing).toContain('>1,189.3<')
  })

  test('says names of times on phones at its ends alone where all have no room there', () => {
    const bars = years.kind === 'bars' ? years.bars : []
    const months = bars.map((bar, at) => ({ ...bar, name: `${2023 + at} and its first nine months` }))
    const drawing = drawFigure({ ...words, kind: 'bars', bars: months }, green)
    const onPhones = [...drawing.matchAll(/<text class="(?:start|end) until-\w+"[^>]*>(\d{4})/g)].map(
      ([, name]) => name,
    )
    expect(onPhones).toEqual(['2023', '2025'])
    expect(drawFigure(years, green)).toMatch(/<text class=""[^>]*>2024</)
  })

  test('says on phones what is drawn, and its values where they have room', () => {
    expect(drawFigure(years, green)).toMatch(/<text class="value {2}past"[^>]*>1,189.3</)
    expect(drawFigure(years, green)).toMatch(/<text class="until-wide title start" x="0" y="76%" dy="37">归母净利润/)
    expect(drawFigure(strip, green)).toMatch(/<text class="until-wide title start" x="0" y="76%" dy="20">归母净利润/)
    expect(drawFigure(line, green)).toMatch(/<text class="value until-wide now end"[^>]*>5</)
    const many = Array.from({ length: 12 }, (_, at) => ({ name: `${at}`, value: 1000 + at, tone: 'past' as const }))
    expect(drawFigure({ ...words, kind: 'bars', bars: many }, green)).toMatch(/<text class="value wide past"/)
  })

  test('shows three numbers of a row on phones', () => {
    const drawing = drawFigure(row, green)
    const shown = (when: string) =>
      [...drawing.matchAll(new RegExp(`class="number ${when}"[^>]*>([\\d,]+)<`, 'g'))].map(([, value]) => value)
    expect(shown('wide')).toEqual(['436', '41', '1,128', '59'])
    expect(shown('until-wide')).toEqual(['436', '41', '1,128'])
  })

  test('leaves out names and values that have no room even on a desktop', () => {
    const names = Array.from({ length: 12 }, (_, at) => `${at} of the longest names there are in the field of feed`)
    const drawing = drawFigure(
      { ...words, kind: 'bars', bars: names.map((name) => ({ name, value: 1, tone: 'now' })) },
      green,
    )
    expect(drawing).not.toContain('longest')
  })

  test('keeps labels apart, and stands on its ground only where that is 0', () => {
    const close: Figure = {
      ...words,
      kind: 'lines',
      names: ['2023', '2024'],
      lines: [
        { name: '去年', values: [10, 12], tone: 'past' },
        { name: '今年', values: [10.1, 20], tone: 'now' },
      ],
    }
    const drawing = drawFigure(close, green)
    expect(drawing).toContain('>今年<')
    expect(drawing).not.toContain('>去年<')
    expect(drawing).toMatch(/>20<.*>12</)
    expect(drawing).not.toContain('#under)')
    expect(drawFigure(line, green)).not.toContain('#under)')
    const fromZero = close.lines.map((one) => ({ ...one, values: [1, 20] }))
    expect(drawFigure({ ...close, lines: fromZero }, green)).toContain('url(#under)')
  })

  test('follows the accent of the company', () => {
    const [blue, leaf] = ['#1f5fbf', green].map((accent) => drawFigure(years, accent))
    expect(leaf).toContain(green)
    expect(blue).not.toContain(green)
    const shapes = (drawing = '') => drawing.replace(/<style>.*<\/style>/, '')
    expect(shapes(blue)).toBe(shapes(leaf))
  })
})
