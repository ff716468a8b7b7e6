import type { Page } from '@playwright/test'

/** Names of what a browser of 2023 may lack, and ones that no browser knows: rules that say them are dropped, as there. */
const unknown: [RegExp, string][] = [
  [/:has\(/g, ':has-not-here('],
  [/(?<!\\):popover-open/g, ':popover-not-here'],
  [/@starting-style/g, '@not-here'],
]

/**
 * Makes a page's browser one of the oldest that get the app (`build/browsers.ts`): without popovers, idle callbacks, view transitions,
 * `checkVisibility`, and without `:has()` in styles.
 */
export async function growOld(page: Page) {
  await page.addInitScript(forget)
  await page.route(
    ({ pathname }) => pathname.endsWith('.css') || !/\.\w+$|^\/(api|pictures|media)\//.test(pathname),
    async (route) => {
      const response = await route.fetch()
      const isText = /html|css/.test(response.headers()['content-type'] ?? '')
      if (!isText) return route.fulfill({ response })
      const body = unknown.reduce((text, [name, other]) => text.replace(name, other), await response.text())
      // Inline scripts and styles are allowed by their hashes.
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers, body })
    },
  )
}

/** Runs in the page, before any script of its own. */
function forget() {
  const names = [
    'popover',
    'showPopover',
    'hidePopover',
    'togglePopover',
    'checkVisibility',
    'popoverTargetElement',
    'popoverTargetAction',
  ]
  for (const { prototype } of [Element, HTMLElement, HTMLButtonElement, HTMLInputElement])
    for (const name of names) Reflect.deleteProperty(prototype, name)
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  // The browser itself still opens what a button points to: it is told not to, and nobody else hears of that.
  const calmed = new WeakSet<Event>()
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, 'defaultPrevented') ?? {}
  Object.defineProperty(Event.prototype, 'defaultPrevented', {
    get() {
      return calmed.has(this) ? false : get?.call(this)
    },
  })
  const calm = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[popovertarget]')) return
    event.preventDefault()
    calmed.add(event)
  }
  addEventListener('click', calm, true)
}
