import { vi } from 'vitest'

/** What the test document lacks of popovers: showing, hiding with all that lie inside, buttons, and the event that tells of it. */
export function givePopovers() {
  const open = new Set<Element>()
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors: string) {
    return selectors === ':popover-open' ? open.has(this) : matches.call(this, selectors)
  })
  const toggle = (element: HTMLElement, show = !open.has(element)) => {
    if (show === open.has(element)) return
    if (show) open.add(element)
    else open.delete(element)
    if (!show) for (const inner of element.querySelectorAll<HTMLElement>('[popover]')) toggle(inner, false)
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState: show ? 'open' : 'closed' }))
  }
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true)
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false)
    },
    togglePopover(this: HTMLElement) {
      toggle(this)
    },
  })
  const pressed = ({ target }: Event) => {
    const button = (target as Element).closest('[popovertarget]')
    const element = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (element) toggle(element, button.getAttribute('popovertargetaction') === 'hide' ? false : undefined)
  }
  document.addEventListener('click', pressed)
  return () => document.removeEventListener('click', pressed)
}
