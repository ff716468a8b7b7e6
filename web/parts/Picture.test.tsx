import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { picture } from '../testing/samples.ts'
import { Picture } from './Picture.tsx'

const shown = (focus?: { x: number; y: number }) => {
  render(<Picture picture={{ ...picture('field'), focus }} sizes="100vw" first />)
  return screen.getByRole('img').style
}

test('a picture that does not fit its place is cropped around the point of an editor, and so is its preview', () => {
  const { objectPosition, backgroundPosition } = shown({ x: 39, y: 0 })
  expect([objectPosition, backgroundPosition]).toEqual(['39% 0%', '39% 0%'])
})

test('without a point it is cropped around its middle, as the style sheet says', () => {
  expect(shown().objectPosition).toBe('')
})
