type Group = Record<string, unknown>

/**
 * The pack with the company's own words in the place of some, by their names: `menu.open`. Sentences that are made of values, which are
 * functions, stay the product's, and a name that is none changes nothing.
 */
export function withOwnWords<W extends object>(pack: W, own: Readonly<Record<string, string>> = {}): W {
  const words = { ...pack }
  for (const name in own) {
    const keys = name.split('.')
    const last = keys.pop() ?? ''
    let group = words as Group
    for (const key of keys) {
      const inner = { ...(group[key] as Group) } // a text is left as it is
      if (typeof group[key] === 'object') group[key] = inner
      group = inner
    }
    if (typeof group[last] === 'string') group[last] = own[name]
  }
  return words
}

/** Names of all words of a pack that a company may replace. */
export const replaceableWords = (pack: object, before = ''): string[] =>
  Object.entries(pack).flatMap(([key, word]) => {
    if (typeof word === 'string') return [before + key]
    const isGroup = typeof word === 'object' && word !== null && !Array.isArray(word)
    return isGroup ? replaceableWords(word, `${before}${key}.`) : []
  })
