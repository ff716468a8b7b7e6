/**
 * Writes a number as both languages do: thousands parted by commas, decimals by a point, halves rounded away from zero, and a true
 * minus sign. Not by `Intl`: its first use takes a slow phone 65 ms, in one task while the app takes a page over.
 * @param least decimals that are written always
 * @param most decimals that are written where they are not zero
 */
export function decimal(value: number, least = 0, most = Math.max(least, 3)): string {
  const [whole = '', tail = ''] = rounded(Math.abs(value), most).toFixed(most).split('.')
  const decimals = tail.slice(0, least) + tail.slice(least).replace(/0+$/, '')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (decimals && `.${decimals}`)
  return value < 0 && /[1-9]/.test(digits) ? `−${digits}` : digits
}

/** By its decimals: the binary number next to 1.005 is smaller, and a person rounds it up. */
function rounded(value: number, most: number): number {
  const shifted = Number(`${value}e${most}`)
  return Number.isNaN(shifted) ? value : Number(`${Math.round(shifted)}e-${most}`)
}

/**
 * Takes a unit apart into what is read before its number, the code of a currency, and what is read after it: `RMB bn` of
 * `RMB 118.0 bn`. The number and what follows are parted by a space, but for a per cent or per mille sign, in either language.
 */
export function aroundNumber(unit: string): { before: string; gap: string; after: string } {
  const before = /^[A-Z]{3}(?= )/.exec(unit)?.[0] ?? ''
  const after = unit.slice(before.length).trim()
  return { before, gap: after === '' || /^[%‰]/.test(after) ? '' : ' ', after }
}

/** A number as it is read with its unit: `118.0 kg`, `7.6%`, `RMB 118.0 bn`. */
export function measured(value: string, unit: string): string {
  const { before, gap, after } = aroundNumber(unit)
  return (before && `${before}\u00a0`) + value + gap + after
}
