import { vi } from 'vitest'

/** Gives the elements that are named a box, as though the styles showed them; others have none here. */
export const giveBoxes = (isShown: (element: Element) => boolean) =>
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (isShown(this) ? [this.getBoundingClientRect()] : []) as unknown as DOMRectList // of which only the length is asked
  })
