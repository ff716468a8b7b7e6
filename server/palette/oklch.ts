/** A colour by lightness (0 to 1), chroma and hue in degrees: https://www.w3.org/TR/css-color-4/#ok-lab */
export interface Oklch {
  l: number
  c: number
  h: number
}
type Triple = readonly [number, number, number]

const toLinear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
const fromLinear = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)
const linearOf = (hex: string) =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Triple

/** `#rrggbb` as OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, blue),
    h: (Math.atan2(blue, a) * 180) / Math.PI,
  }
}

/** The nearest colour of a screen, `#rrggbb`: what is too colourful for it loses chroma, not its lightness or hue. */
export function hexOf({ l, c, h }: Oklch): string {
  const light = Math.min(1, Math.max(0, l))
  let chroma = c
  while (chroma > 0 && !linearOfOklch({ l: light, c: chroma, h }).every((part) => part > -0.0005 && part < 1.0005)) {
    chroma = Math.max(0, chroma - 0.002)
  }
  const parts = linearOfOklch({ l: light, c: chroma, h }).map((part) => {
    const whole = Math.round(255 * fromLinear(Math.min(1, Math.max(0, part))))
    return whole.toString(16).padStart(2, '0')
  })
  return `#${parts.join('')}`
}

function linearOfOklch({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

/** A share of one colour over another, mixed as CSS does in sRGB. */
export function mixed(over: string, ground: string, share: number): string {
  const [top, bottom] = [over, ground].map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))
  const parts = (top ?? []).map((part, at) => Math.round(part * share + (bottom?.[at] ?? 0) * (1 - share)))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
