import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithSite } from '#web/testing/render.tsx'
import { Flow } from './Flow.tsx'
import { flow } from './kind.ts'

const cold = (values: number[]) =>
  flow.shape.parse({
    type: 'flow',
    title: 'Cold chain',
    summary: 'Colder at every step.',
    items: values.map((value, at) => ({
      title: `Step ${at}`,
      text: 'Recorded every five minutes.',
      measures: [{ label: 'Temperature', value, unit: '°C' }],
    })),
  })
const bars = (container: HTMLElement) => container.querySelectorAll('li [aria-hidden="true"]')

test('a measure may be below zero: it is written with a true minus, and has no bar that would say how much is left', () => {
  const { container } = renderWithSite(<Flow {...cold([2, -18, -35])} />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2 °C', '−18 °C', '−35 °C'])
  expect(bars(container)).toHaveLength(0)
})

test('what is measured at every station has a bar', () => {
  const { container } = renderWithSite(<Flow {...cold([8, 4, 2])} />)
  expect(bars(container)).toHaveLength(3)
})
