/** Shades of a map, from the lightest to the fullest. */
const tones = 4

/** The shade of a value: as high as its share of the highest. */
export const toneOf = (value: number, highest: number): number => Math.max(1, Math.ceil((tones * value) / highest))

/** Which whole values each shade stands for; shades that no whole value can have are left out. */
export const tonesOf = (highest: number): { tone: number; from: number; to: number }[] =>
  Array.from({ length: tones }, (_, at) => ({
    tone: at + 1,
    from: Math.floor((highest * at) / tones) + 1,
    to: Math.floor((highest * (at + 1)) / tones),
  })).filter(({ from, to }) => from <= to)
