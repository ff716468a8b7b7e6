import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What the test document lacks of a browser.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
Element.prototype.setPointerCapture = () => {}

// Node 25 and later has a localStorage of its own, which needs a file: the tests use the document's.
Object.defineProperty(globalThis, 'localStorage', { value: new Storage(), configurable: true, writable: true })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  delete window.siteTracker
  history.replaceState(null, '', '/')
  document.title = ''
})
