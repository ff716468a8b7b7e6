import type { Path } from '#contract/edit/items.ts'
import { isLang } from '#contract/paths.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { keyOf } from './context.ts'

const focusable = 'input, textarea, select, [contenteditable="true"]'
/** Lists within lists that are opened on the way. */
const deepest = 6

/** A path as addresses and fields write it: `en.blocks.3.title`. */
export const pathIn = (key: string): Path => key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** Gives the focus to the field at a path, and opens the entries of lists around it. Returns whether there is one. */
export async function focusField(path: Path): Promise<boolean> {
  for (let depth = 0; depth < deepest; depth++) {
    const field = fieldAt(path)
    if (field) {
      field.scrollIntoView({ block: 'center' })
      field.focus()
      return true
    }
    const entry = closedAround(path)
    if (!entry) return false
    entry.click()
    await drawn()
  }
  return false
}

/**
 * What all languages have alike stands once, at the first of them. Of an entry or a group, its first field; of
 * one that is not there, what adds it.
 */
function fieldAt(path: Path): HTMLElement | null {
  const [lang, ...rest] = path
  const [main] = siteLanguages()
  const twin = main !== undefined && isLang(lang) && lang !== main ? keyOf([main, ...rest]) : undefined
  for (const key of [keyOf(path), twin].filter((key) => key !== undefined)) {
    const places = document.querySelectorAll(
      `[data-path="${CSS.escape(key)}"], [data-path^="${CSS.escape(`${key}.`)}"]`,
    )
    for (const place of places) {
      const field = place instanceof HTMLButtonElement ? place : writtenIn(place)
      if (field) return field
    }
  }
  return null
}

/** Not what lies in a toolbar above it. */
const writtenIn = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>(focusable)].find((field) => !field.closest('[data-tools]'))

/** The button of the closed entry that is nearest around a path, or at it. */
function closedAround(path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length--) {
    const key = keyOf(path.slice(0, length))
    const entry = document.querySelector(`[data-paths~="${CSS.escape(key)}"]`)
    if (entry) return entry.querySelector<HTMLElement>('[aria-expanded="false"]')
  }
  return null
}

/** React draws what was clicked before this frame is over. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
