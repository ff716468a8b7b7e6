import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { picture } from '#web/testing/samples.ts'
import { en } from '#web/words/en.ts'
import { Gallery } from './Gallery.tsx'

const names = ['barn', 'mill', 'silo']
const show = (collected?: string) =>
  render(
    <Gallery
      type="gallery"
      title="Farms"
      items={names.map((name) => ({
        picture: picture(name),
        caption: `The ${name}`,
        isCollect: name === collected ? '1' : undefined,
      }))}
      words={en}
    />,
  )
const viewed = () => within(screen.getByRole('dialog')).getByRole<HTMLImageElement>('img').alt

test('shows its pictures with their captions', () => {
  show()
  expect(screen.getByRole('heading', { level: 2, name: 'Farms' })).toBeDefined()
  expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual(
    names.map((name) => `The ${name}`),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture of the collection carries its badge', () => {
  show('mill')
  const badge = screen.getAllByText(en.image.collected)
  expect(badge.map((element) => element.closest('button')?.getAttribute('aria-label'))).toEqual([
    'Enlarge: picture of mill',
  ])
})

test('a picture opens large, with the next and the previous one', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button', { name: 'Enlarge: picture of mill' }))
  expect(viewed()).toBe('picture of mill')
  await user.click(screen.getByRole('button', { name: en.viewer.next }))
  expect(viewed()).toBe('picture of silo')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' })
  expect(viewed()).toBe('picture of mill')
  await user.click(screen.getByRole('button', { name: en.viewer.close }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
