/* Functions that run in a page. Each is sent there as its text, so it uses nothing from outside itself. */

/** Something to be seen: by its role or a selector, and its name or a part of it. */
export interface Target {
  role?: 'button' | 'link' | 'field' | 'radio' | 'heading'
  css?: string
  name?: string
  /** The name is the whole name. */
  exact?: boolean
}

/**
 * The middle of the first target that is shown; to be pressed it is scrolled to. A radio button without a look of its own is pressed at its
 * label.
 */
export function findOnPage(
  { role, css, name = '', exact = false }: Target,
  isPressed = false,
): { x: number; y: number } | null {
  const selectors = {
    button: 'button, [role="button"], summary',
    link: 'a[href]',
    field: 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea, [role="textbox"]',
    radio: 'input[type="radio"]',
    heading: 'h1, h2, h3',
  }
  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    const said =
      labelled.join(' ').trim() || element.getAttribute('aria-label') || labels?.[0]?.textContent || element.textContent
    return (said ?? '').replace(/\s+/g, ' ').trim()
  }
  const isShown = (element: Element) => {
    const { visibility, display } = getComputedStyle(element)
    return visibility !== 'hidden' && display !== 'none' && element.getClientRects().length > 0
  }
  const isNamed = (element: Element) => (exact ? nameOf(element) === name : nameOf(element).includes(name))
  const found = [...document.querySelectorAll(css ?? selectors[role ?? 'button'])].find(
    (element) => isNamed(element) && isShown(element),
  )
  if (!found) return null
  const shape = found.matches('.visually-hidden') ? ((found as HTMLInputElement).labels?.[0] ?? found) : found
  const box = () => shape.getBoundingClientRect()
  const isOutside = box().top < 0 || box().bottom > innerHeight
  if (isPressed && isOutside) shape.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = box()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Whether the app answers: React says itself that it has hydrated the page. */
export function hydratedOnPage(): boolean {
  const places = [document, document.documentElement, document.body, ...document.body.children]
  return places.some((place) => {
    const held = Object.entries(place).find(([name]) => name.startsWith('__reactContainer$'))
    return held !== undefined && held[1]?.stateNode.current.memoizedState.isDehydrated === false
  })
}
