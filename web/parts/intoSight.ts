import type { FocusEvent } from 'react'

/** Of a row that scrolls: brings wholly into sight what the keyboard leads to. Chromium leaves there what is seen in part, be it by a third of a pixel. */
export function intoSight({ target }: FocusEvent<HTMLElement>) {
  // By a click it would move away from under the pointer.
  if (target.matches(':focus-visible')) target.scrollIntoView({ inline: 'nearest', block: 'nearest' })
}
