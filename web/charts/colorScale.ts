/** Shades of a map, from the lightest to the fullest. */
const steps = 4

/** The shade of a value: as high as its share of the highest. */
export const stepOf = (value: number, highest: number): number => Math.max(1, Math.ceil((steps * value) / highest))

/** Which whole values each shade stands for; shades that no whole value can have are left out. */
export const stepsOf = (highest: number): { step: number; from: number; to: number }[] =>
  Array.from({ length: steps }, (_, at) => ({
    step: at + 1,
    from: Math.floor((highest * at) / steps) + 1,
    to: Math.floor((highest * (at + 1)) / steps),
  })).filter(({ from, to }) => from <= to)
