import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { renderWithSite } from '#web/testing/render.tsx'
import type { PlainKind } from '../kind.ts'
import { kinds } from '../kinds.ts'
import { views } from '../views.tsx'
import { ownKinds } from './kinds.ts'
import { ownViews } from './views.tsx'

/* A block of a company's own, as README.md asks for it: months in which a species is caught. */

const shape = z.strictObject({ type: z.literal('season'), species: text, months: z.array(text).min(1) })
const season = {
  shape,
  searchTexts: ({ species, months }) => [species, ...months],
  print: ({ species, months }) => `<p>${species}: ${months.join(', ')}</p>`,
  words: { zh: { name: '渔季', about: '一个品种的捕捞月份' }, en: { name: 'Season', about: 'Months of a species' } },
  samples: () => [{ type: 'season', species: 'Saury', months: ['August', 'September'] }],
} satisfies PlainKind<typeof shape>
const Season = ({ species, months }: z.output<typeof shape>) => (
  <dl>
    <dt>{species}</dt>
    {months.map((month) => (
      <dd key={month}>{month}</dd>
    ))}
  </dl>
)

test('a block of one’s own has the form of the product’s: it is checked, found, printed and drawn', () => {
  const [block] = season.samples()
  const sound = shape.parse(block)
  expect(season.searchTexts(sound)).toEqual(['Saury', 'August', 'September'])
  expect(season.print(sound)).toBe('<p>Saury: August, September</p>')
  renderWithSite(<Season {...sound} />)
  expect(screen.getByText('Saury').tagName).toBe('DT')
  expect(shape.safeParse({ type: 'season', species: 'Saury', months: [] }).success).toBe(false)
})

test('the registry and what draws it hold what this folder lists', () => {
  expect(kinds).toMatchObject(ownKinds)
  expect(views).toMatchObject(ownViews)
  expect(Object.keys(ownViews)).toEqual(Object.keys(ownKinds))
})
