type Triple = [number, number, number]
type Matrix = [Triple, Triple, Triple]

/**
 * What a colour-blind eye makes of linear sRGB, at full severity: Machado, Oliveira and Fernandes, “A Physiologically-based
 * Model for Simulation of Color Vision Deficiency”, IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009,
 * https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html
 */
const visions = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} satisfies Record<string, Matrix>

type Vision = keyof typeof visions
export const allVisions = Object.keys(visions) as Vision[]

/** How far apart two colours look: their distance in Oklab (https://bottosson.github.io/posts/oklab/), in hundredths. */
export function distance(one: Triple, other: Triple, vision: Vision): number {
  const [a, b] = [one, other].map((colour) => oklab(seen(linear(colour), visions[vision])))
  return 100 * Math.hypot(...(a ?? []).map((part, at) => part - (b?.[at] ?? 0)))
}

const linear = (colour: Triple) =>
  colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Triple

const seen = (colour: Triple, matrix: Matrix) =>
  matrix.map((row) => Math.min(1, Math.max(0, dot(row, colour)))) as Triple

const dot = (one: Triple, other: Triple) => one.reduce((sum, part, at) => sum + part * (other[at] ?? 0), 0)

function oklab(colour: Triple): Triple {
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((row) => Math.cbrt(dot(row as Triple, colour))) as Triple
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ]
}
