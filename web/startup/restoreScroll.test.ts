import { beforeEach, expect, test, vi } from 'vitest'
import { noteScrollPosition, scrollPositionOf, storeScrollPositions } from '../routing/scrollPositions.ts'
import { restoreScroll } from './restoreScroll.ts'

const scrolled = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '')
  scrolled.mockReset()
  vi.stubGlobal('scrollTo', scrolled)
})

test('a reloaded entry is scrolled to where it was left', () => {
  const stop = storeScrollPositions()
  noteScrollPosition('a1', 640.4)
  noteScrollPosition('b2', 0)
  dispatchEvent(new Event('pagehide'))
  stop()
  expect(scrollPositionOf('a1')).toBe(640)
  history.replaceState({ key: 'a1' }, '')
  restoreScroll()
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' })
})

test('the entry that an address with a hash has led from goes on, once', () => {
  sessionStorage.setItem('entry', JSON.stringify({ key: 'a1', state: { keepScroll: true } }))
  restoreScroll()
  expect(history.state).toEqual({ key: 'a1', state: { keepScroll: true } })
  expect(sessionStorage.getItem('entry')).toBeNull()
})

test('a page without a place opens where it says', () => {
  document.body.innerHTML = '<ol><li>1991</li><li data-arrival="">2005</li></ol>'
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  restoreScroll()
  expect(shown.mock.contexts.map((part) => (part as Element).textContent)).toEqual(['2005'])
})

test('a browser that refuses storage begins at the top', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(restoreScroll).not.toThrow()
  expect(scrolled).not.toHaveBeenCalled()
})

test('of a long way the entries that were left last are known after a reload', () => {
  const stop = storeScrollPositions()
  for (let entry = 1; entry <= 60; entry++) noteScrollPosition(`e${entry}`, entry)
  noteScrollPosition('e1', 1)
  dispatchEvent(new Event('pagehide'))
  stop()
  for (const key of ['e2', 'e11', 'e12', 'e60', 'e1']) {
    history.replaceState({ key }, '')
    restoreScroll()
  }
  expect(scrolled.mock.calls.map(([{ top }]) => top)).toEqual([12, 60, 1])
})
