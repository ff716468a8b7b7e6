import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from '../parts/Carousel.tsx'
import { banner } from '../testing/samples.ts'
import { giveWidths } from '../testing/widths.ts'
import { zh } from '../words/zh.ts'

// As the document runs it: a plain script.
beforeAll(() => void new Function(readFileSync(join(import.meta.dirname, 'earlyClicks.js'), 'utf8'))())

const names = ['previous', '0', '1', '2', 'next', 'pause']
beforeEach(() => {
  document.body.innerHTML = `<section data-carousel-root><div data-strip><p></p><p></p><p></p></div>${names
    .map((name) => `<button data-carousel="${name}"><svg></svg></button>`)
    .join('')}</section>`
  giveWidths(1000)
  Object.defineProperty(strip(), 'clientWidth', { value: 1000 })
})

const strip = () => document.querySelector('[data-strip]') as HTMLElement
const root = () => document.querySelector('section') as HTMLElement
/** On the picture of a button. */
const press = (name: string) =>
  document.querySelector(`[data-carousel="${name}"] svg`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

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

test('a press that comes as soon as the app handles the carousel moves it once', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false) // nothing is hurried on
  const pressed = vi.fn(() => press('next'))
  // Between React's commit and its effects, as an input of the browser may.
  const PressAtOnce = () => {
    useLayoutEffect(() => queueMicrotask(pressed), [])
    return null
  }
  const app = createRoot(document.body.appendChild(document.createElement('div')))
  document.querySelector('section')?.remove()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  startTransition(() =>
    app.render(
      <>
        <Carousel banners={['one', 'two', 'three'].map((name) => banner(name))} words={zh} onPlay={() => {}} />
        <PressAtOnce />
      </>,
    ),
  )
  await vi.waitFor(() => expect(pressed).toHaveBeenCalled())
  expect(strip().scrollLeft).toBe(1000)
  app.unmount()
})

test("the list of a page's parts closes when one of them is chosen, and no other popover does", () => {
  document.body.innerHTML =
    '<div popover><a href="/culture#part">Part</a><a href="/culture">Page</a></div><a href="#main">Past the head</a>'
  const list = document.querySelector('div') as HTMLElement
  list.hidePopover = vi.fn()
  const [part, ...others] = document.querySelectorAll('a')
  for (const link of others) link.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(list.hidePopover).not.toHaveBeenCalled()
  part?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(list.hidePopover).toHaveBeenCalledOnce()
})
