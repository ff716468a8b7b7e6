import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { picture } from '../testing/samples.ts'
import { ruleOf, tokensOf } from '../testing/styles.ts'
import { zh } from '../words/zh.ts'
import { ImageView } from './ImageView.tsx'

const view = (props: Partial<Parameters<typeof ImageView>[0]>) =>
  render(<ImageView src={picture('barn')} sizes="100vw" words={zh.image} {...props} />)

test('shows the picture with its dimensions, so that nothing moves, and its colour until it arrives', () => {
  view({})
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'picture of barn' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '1000'])
  expect(image.style.backgroundColor).toBe('#8a9a78')
  expect(screen.queryByText(zh.image.missing)).toBeNull()
})

test("the collection badge is shown when isCollect is '1'", () => {
  view({ isCollect: '1' })
  expect(screen.getByText(zh.image.collected)).toBeDefined()
})

test.each(['0', '', 'true', undefined])('no badge when isCollect is %j', (isCollect) => {
  view({ isCollect })
  expect(screen.queryByText(zh.image.collected)).toBeNull()
})

test('the badge is red', () => {
  expect(ruleOf('parts/ImageView.module.css', '.badge').background).toBe('var(--color-danger-strong)')
  expect(tokensOf()['--color-danger-strong']).toBe('var(--palette-danger-deep)')
})

test('a "no image" placeholder stands in the place of a missing picture', () => {
  view({ src: undefined })
  expect(screen.getByText(zh.image.missing)).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a play overlay is shown if it is asked for', () => {
  const overlay = (container: HTMLElement) => container.querySelector('[class*="play"]')
  expect(overlay(view({ playable: true }).container)).not.toBeNull()
  expect(overlay(view({}).container)).toBeNull()
})
