/** What a pack says of another one's words; it may leave out whatever it has no words for yet. */
type PartialWords<W> = {
  [K in keyof W]?: W[K] extends (...values: never[]) => unknown ? W[K] : W[K] extends object ? PartialWords<W[K]> : W[K]
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The words of a partial pack, and of a whole one where it has none. */
export function completed<W extends object>(whole: W, own: PartialWords<W>): W {
  const words = Object.entries(whole).map(([key, word]) => {
    const given = (own as Record<string, unknown>)[key]
    return [key, isGroup(word) ? completed(word, isGroup(given) ? given : {}) : (given ?? word)]
  })
  return Object.fromEntries(words) as W // the same keys
}

/** The names of words that a completed pack has from the whole one: `menu.open`. */
export const borrowed = (whole: object, words: object, before = ''): string[] =>
  Object.entries(whole).flatMap(([key, word]) => {
    const own = (words as Record<string, unknown>)[key]
    if (isGroup(word) && isGroup(own)) return borrowed(word, own, `${before}${key}.`)
    return own === word ? [before + key] : []
  })
