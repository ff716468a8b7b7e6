import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithSite } from '#web/testing/render.tsx'
import { picture } from '#web/testing/samples.ts'
import { readByHand } from '#web/testing/scrollSpy.ts'
import { Model } from './Model.tsx'

const part = (title: string, value: string, x: number) => ({
  title,
  text: `about ${title}`,
  at: { x, y: 50 },
  figures: [
    { label: 'COD', value, unit: 'mg/L' },
    { label: 'Time', value: '30', unit: 'days' },
  ],
})

afterEach(() => vi.restoreAllMocks())

function show() {
  const read = readByHand()
  const items = [part('Raw', '8,000', 10), part('Digester', '2,400', 50), part('Clean', '80', 90)]
  const view = renderWithSite(
    <Model type="model" title="Train" summary="from raw to clean" picture={picture('train')} items={items} />,
  )
  /** What is pinned to the picture: the line with its figure, which is heard with the parts. */
  const pinned = () => view.container.querySelector('[aria-hidden]') as HTMLElement
  return { read, pinned }
}

test('every part has its words and figures beside the picture, in order', () => {
  show()
  const parts = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(parts.map((entry) => within(entry).getByRole('heading').textContent)).toEqual(['Raw', 'Digester', 'Clean'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '8,000 mg/L',
    '30 days',
    '2,400 mg/L',
    '30 days',
    '80 mg/L',
    '30 days',
  ])
})

test('the first figure of the part that is read is pinned to its place, the first part before any is', () => {
  const { read, pinned } = show()
  expect([pinned().textContent, pinned().style.insetInlineStart]).toEqual(['COD 8,000 mg/L', '10%'])
  read(2)
  expect([pinned().textContent, pinned().style.insetInlineStart]).toEqual(['COD 2,400 mg/L', '50%'])
  read(3)
  expect([pinned().textContent, pinned().style.insetInlineStart]).toEqual(['COD 80 mg/L', '90%'])
  read(0)
  expect(pinned().textContent).toBe('COD 8,000 mg/L')
})

test('a part is pointed at by its number, with the mouse and by keyboard, until the next one is read', () => {
  const { read, pinned } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Clean' }))
  expect(pinned().textContent).toBe('COD 80 mg/L')
  fireEvent.focus(screen.getByRole('button', { name: 'Raw' }))
  expect(pinned().textContent).toBe('COD 8,000 mg/L')
  expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('Raw')
  read(2)
  expect(pinned().textContent).toBe('COD 2,400 mg/L')
})

test('the figure stands above what is shown, its line ends at the part however far down that is', () => {
  const { read, pinned } = show()
  read(2)
  const { insetBlockStart, blockSize } = pinned().style
  expect(Number.parseFloat(insetBlockStart) + Number.parseFloat(blockSize)).toBe(50)
})

test('a figure lies as far along its line as that is along the picture, so that it stays within', () => {
  const { read, pinned } = show()
  const along = () => (pinned().firstElementChild as HTMLElement).style.translate
  expect(along()).toBe('-10% 0')
  read(3)
  expect(along()).toBe('-90% 0')
})

test('a picture that is cut out lies on the page itself, a photograph in its frame', () => {
  const items = [part('Raw', '8,000', 10)]
  const cut = { ...picture('train'), colour: 'transparent' }
  const { container, rerender } = renderWithSite(
    <Model type="model" title="Train" summary="from raw to clean" picture={cut} items={items} />,
  )
  expect(container.querySelector('[data-cut]')).not.toBeNull()
  rerender(<Model type="model" title="Train" summary="from raw to clean" picture={picture('train')} items={items} />)
  expect(container.querySelector('[data-cut]')).toBeNull()
})
