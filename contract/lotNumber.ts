/** Letters and digits of a number as it was typed: full-width and small letters, spaces and dashes of any kind make no difference. */
export const compactNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212_./]/gu, '')

/**
 * A number as it is printed, if what was typed has the form of `example`: the same letters and as many digits. Its hyphens are put
 * where those of the example stand.
 * @returns nothing for what has another form
 */
export function numberLike(example: string, typed: string): string | undefined {
  const signs = [...compactNumber(typed)]
  let at = 0
  const printed = [...example.toUpperCase()].map((sign) => {
    if (sign === '-') return sign
    const given = signs[at++] ?? ''
    return sign === given || (/\d/.test(sign) && /^\d$/.test(given)) ? given : undefined
  })
  return at === signs.length && !printed.includes(undefined) ? printed.join('') : undefined
}
