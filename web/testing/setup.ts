import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// A busy machine may need longer than a second to render; a test that passes does not wait.
configure({ asyncUtilTimeout: 10_000 })

// What the test document lacks of a browser.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
Element.prototype.setPointerCapture = () => {}
// It lays nothing out, and applies no styles of the site: what they hide has no boxes, nor has anything else.
Element.prototype.getClientRects = () => [] as unknown as DOMRectList

// Node 25 and later has a localStorage of its own, which needs a file: the tests use the document's.
Object.defineProperty(globalThis, 'localStorage', { value: new Storage(), configurable: true, writable: true })

// A click that is left to the browser would load a page that is not there, and one that saves a file would take its address.
const { happyDOM } = globalThis as unknown as { happyDOM: { settings: { navigation: Record<string, boolean> } } }
Object.assign(happyDOM.settings.navigation, {
  disableMainFrameNavigation: true,
  disableChildPageNavigation: true,
  disableFallbackToSetURL: true,
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
  delete window.siteTracker
  history.replaceState(null, '', '/')
  document.title = ''
  document.documentElement.removeAttribute('lang')
})

// What is fetched ahead may still be loading: its document would be gone, and the next file would find a module that failed.
afterAll(() => vi.dynamicImportSettled())
