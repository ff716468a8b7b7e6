import { vi } from 'vitest'

/** Lays elements out side by side, `width` px each, without margins: the test document has no layout of its own. */
export function giveWidths(width: number) {
  const margins = document.createElement('style')
  margins.textContent = '* { margin: 0px }'
  document.body.append(margins)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * width
  })
}
