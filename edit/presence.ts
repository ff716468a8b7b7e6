import type { Here as AskedHere, Other } from '#contract/edit/items.ts'
import type { Editor } from './repository/types.ts'

export type Here = Pick<AskedHere, 'page' | 'doing'> & { editor: Editor }

/** Whoever has not said for so long (milliseconds) that he is here is gone. Pages say it every ten seconds. */
const longest = 25_000
/** Items that are remembered at most; a page says the next time that it is here. */
const mostPages = 10_000

/** Who has which item open. */
export interface Presence {
  /** Says what a page does with an item. Returns who else has it open. */
  tell(item: string, here: Here): Other[]
  /** Who has changes of an item that are not saved. */
  writing(item: string): string[]
}

/** In memory: after a restart the pages say it again. */
export function createPresence(now: () => number = Date.now): Presence {
  /** By item and page. */
  const items = new Map<string, Map<string, Here & { at: number }>>()
  let size = 0

  function forgetOld() {
    for (const [item, pages] of items) {
      for (const [page, { at }] of pages) if (now() - at > longest) pages.delete(page)
      if (pages.size === 0) items.delete(item)
    }
    size = [...items.values()].reduce((sum, pages) => sum + pages.size, 0)
  }

  return {
    tell(item, here) {
      forgetOld()
      const pages = items.get(item) ?? new Map<string, Here & { at: number }>()
      const key = `${here.editor.mail} ${here.page}` // nobody speaks for another
      if (here.doing === 'gone') pages.delete(key)
      else if (pages.has(key) || size < mostPages) pages.set(key, { ...here, at: now() })
      if (pages.size > 0) items.set(item, pages)
      else items.delete(item)
      return [...pages].flatMap(([other, { editor, doing }]) =>
        other === key || doing === 'gone'
          ? []
          : [{ name: editor.name, doing, isSelf: editor.mail === here.editor.mail }],
      )
    },
    writing(item) {
      forgetOld()
      const writing = [...(items.get(item)?.values() ?? [])].filter(({ doing }) => doing !== 'reading')
      return [...new Set(writing.map(({ editor }) => editor.name))]
    },
  }
}
