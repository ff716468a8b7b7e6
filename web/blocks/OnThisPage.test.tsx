import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Block } from '#blocks/kinds.ts'
import { renderWithSite } from '../testing/render.tsx'
import { readByHand } from '../testing/scrollSpy.ts'
import { en } from '../words/en.ts'
import { Blocks } from './Blocks.tsx'
import { OnThisPage } from './OnThisPage.tsx'
import { contentsOf } from './sections.ts'

const prose = (title: string): Block => ({ type: 'prose', title, text: `<p>${title}</p>` })
const lead: Block = { type: 'lead', text: '<p>lead</p>' }
const five = ['One', 'Two', 'Three', 'Four', 'Five'].map(prose)
const show = (...blocks: Block[]) => {
  const sections = contentsOf(blocks, '/culture')
  return renderWithSite(
    <>
      {sections.length > 0 && <OnThisPage sections={sections} title={en.onThisPage} />}
      <Blocks blocks={blocks} words={en} />
    </>,
    { lang: 'en', route: '/culture' },
  )
}
const contents = () => screen.queryByRole('navigation', { name: en.onThisPage })

test('a page of five titled blocks has a list of them', () => {
  show(lead, ...five)
  const entries = within(screen.getByRole('navigation', { name: en.onThisPage })).getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
})

test('a page of fewer has none, and neither has one without a lead', () => {
  show(lead, ...five.slice(1))
  expect(contents()).toBeNull()
  show(...five)
  expect(contents()).toBeNull()
})

test('the list leads to figures that belong to the lead', async () => {
  const figures: Block = { type: 'figures', title: 'Numbers', items: [{ value: '9', label: 'farms', note: '2025' }] }
  const { user } = show(lead, figures, ...five)
  expect(screen.getAllByRole('definition')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'Numbers' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Numbers' }))
})

test('an entry leads to its block and leaves the address as it is', async () => {
  const { user } = show(lead, ...five)
  const before = location.href
  await user.click(screen.getByRole('link', { name: 'Four' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Four' }))
  expect(location.href).toBe(before)
})

test('the chip opens the list, and names the block that is being read', () => {
  const read = readByHand()
  show(lead, ...five)
  const chip = screen.getByRole('button', { name: en.onThisPage })
  expect(document.getElementById(chip.getAttribute('popovertarget') ?? '')?.querySelectorAll('a')).toHaveLength(5)
  read(2)
  expect(chip.textContent).toBe(`${en.onThisPage}Two`)
  expect(screen.getByRole('link', { name: 'Two' }).getAttribute('aria-current')).toBe('location')
})

test('blocks of one title have names of their own', () => {
  const { container } = show(prose('Same title'), prose('Same title'))
  expect([...container.querySelectorAll('section')].map(({ id }) => id)).toEqual([
    'culture-Same-title',
    'culture-Same-title-2',
  ])
})
