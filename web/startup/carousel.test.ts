import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { giveWidths } from '../testing/widths.ts'

// As the document runs it: a plain script.
beforeAll(() => void new Function(readFileSync(join(import.meta.dirname, 'carousel.js'), 'utf8'))())

const names = ['previous', '0', '1', '2', 'next', 'pause']
beforeEach(() => {
  document.body.innerHTML = `<section data-carousel-root><div data-strip><p></p><p></p><p></p></div>${names
    .map((name) => `<button data-carousel="${name}"><i></i></button>`)
    .join('')}</section>`
  giveWidths(1000)
  Object.defineProperty(strip(), 'clientWidth', { value: 1000 })
})

const strip = () => document.querySelector('[data-strip]') as HTMLElement
const root = () => document.querySelector('section') as HTMLElement
const press = (name: string) => document.querySelector<HTMLElement>(`[data-carousel="${name}"] i`)?.click()

test('next pressed twice moves twice, and from the last slide to the first', () => {
  press('next')
  expect(strip().scrollLeft).toBe(1000)
  press('next')
  expect(strip().scrollLeft).toBe(2000)
  press('next')
  expect(strip().scrollLeft).toBe(0)
})

test('previous leads from the first slide to the last, a dot to its own', () => {
  press('previous')
  expect(strip().scrollLeft).toBe(2000)
  press('1')
  expect(strip().scrollLeft).toBe(1000)
})

test('pause is kept for the app, and taken back by a second press', () => {
  press('pause')
  expect(root().dataset.paused).toBe('')
  press('pause')
  expect(root().dataset.paused).toBeUndefined()
})

test('leaves a carousel alone that the app handles', () => {
  root().dataset.ready = 'true'
  press('next')
  press('pause')
  expect([strip().scrollLeft, root().dataset.paused]).toEqual([0, undefined])
})
