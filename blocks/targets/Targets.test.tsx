import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BlockOf } from '#blocks/kinds.ts'
import { renderWithSite } from '#web/testing/render.tsx'
import { en } from '#web/words/en.ts'
import { Targets } from './Targets.tsx'

type Item = BlockOf<'targets'>['items'][number]

const water: Item = {
  name: 'Water intensity',
  unit: 'litres/kg',
  since: 2023,
  values: [18.6, 17.4, 16.3],
  target: 14.5,
  by: '14.5 by 2030',
  state: 'on-track',
  status: 'On track',
  assured: true,
}
const show = (...items: Item[]) =>
  renderWithSite(<Targets type="targets" title="Targets" items={items} words={en} />, { lang: 'en' })
const lengths = (container: HTMLElement) => {
  const { style } = within(container).getByRole('listitem')
  return ['--before', '--at'].map((name) => style.getPropertyValue(name))
}

test('a target says base year, newest value, what is to be reached, and how it stands in words', () => {
  show({ ...water, reason: 'New wells' })
  const item = screen.getByRole('listitem')
  expect(within(item).getByRole('heading', { name: 'Water intensity' })).toBeDefined()
  for (const said of ['18.6', '2023, base year', '16.3', '2025', '14.5 by 2030', 'On track', 'New wells'])
    expect(item.textContent).toContain(said)
  expect(item.textContent).not.toContain('not assured')
})

test('the bar is as long as the way covered, before the newest year and with it, up or down', () => {
  expect(lengths(show(water).container)).toEqual(['29.3%', '56.1%'])
})

test('a share of which a higher one is wanted grows; without assurance its end is a ring', () => {
  const { container } = show({ ...water, unit: '%', values: [37, 62], target: 100, assured: undefined })
  expect(lengths(container)).toEqual(['0.0%', '39.7%'])
  expect(screen.getByRole('listitem').textContent).toContain('62% 2024, not assured')
  expect(container.querySelector('[data-assured]')).toBeNull()
})

test('what went the wrong way has covered nothing, what went beyond its target all of it', () => {
  const wrong = show({ ...water, values: [18.6, 19], state: 'behind', status: 'Behind' })
  expect(lengths(wrong.container)).toEqual(['0.0%', '0.0%'])
  wrong.unmount()
  expect(lengths(show({ ...water, values: [18.6, 14] }).container)).toEqual(['0.0%', '100.0%'])
})

test('what is met and what is on its way have a shape each, what is behind the flag of the models', () => {
  const states = ['met', 'on-track', 'late', 'behind'] as const
  show(...states.map((state) => ({ ...water, name: state, state })))
  const signs = screen.getAllByText('On track').map(({ firstElementChild: sign }) => sign?.outerHTML)
  expect(new Set(signs).size).toBe(3)
  expect(signs[2]).toBe(signs[3])
  expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.state)).toEqual([
    'met',
    'on-track',
    'behind',
    'behind',
  ])
})
