type Rgb = [number, number, number]

/** The colour that a value means: `var()` chains resolved, `#rrggbb`, or a share of a colour laid over `ground`. */
export function colourOf(value: string, tokens: Record<string, string>, ground?: Rgb): Rgb {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  if (name !== undefined) return colourOf(tokens[name] ?? `${name} is not defined`, tokens, ground)
  if (/^#[0-9a-f]{6}$/i.test(value)) return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16)) as Rgb
  const [, mixed, percent] = /^color-mix\( ?in srgb, (\S+) (\d+)%, transparent ?\)$/.exec(value) ?? []
  if (mixed === undefined || ground === undefined) throw new Error(`no colour: ${value}`)
  const share = Number(percent) / 100
  return colourOf(mixed, tokens).map((part, at) => part * share + (ground[at] ?? 0) * (1 - share)) as Rgb
}

/** WCAG 2.2, relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two colours, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
