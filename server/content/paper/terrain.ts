/** The sheet of a paper banner in units of its drawing: 4:1, as all banners are. */
export const sheet = { width: 1440, height: 360 } as const

/** The height of the land at a point of the sheet: about 0 in its middle, up to 1 on its hills. */
export type Terrain = (x: number, y: number) => number

interface Hill {
  x: number
  y: number
  wide: number
  deep: number
  high: number
}

/**
 * Land that is the same for the same seed: a hill on the right, which carries the motif, a lower one on the left and a rise below. Between
 * them, where the words stand, it is flat.
 */
export function terrainOf(seed: number): Terrain {
  const vary = (at: number, least: number, most: number) => least + (most - least) * hashed(at, 7, seed)
  const hills: Hill[] = [
    { x: vary(1, 1210, 1290), y: vary(2, 170, 230), wide: vary(3, 230, 300), deep: vary(4, 180, 240), high: 1 },
    {
      x: vary(5, -20, 200),
      y: vary(6, 40, 320),
      wide: vary(7, 200, 290),
      deep: vary(8, 150, 230),
      high: vary(9, 0.75, 1),
    },
    { x: vary(10, 420, 900), y: vary(11, 420, 470), wide: vary(12, 300, 460), deep: vary(13, 110, 150), high: 0.62 },
  ]
  return (x, y) => {
    const bend = (around: number, at: number) => around * (noise(x / 260, y / 260, seed + at) - 0.5)
    const [east, south] = [x + bend(230, 1), y + bend(230, 2)]
    const raised = hills.reduce((sum, hill) => sum + heightOf(hill, east, south), 0)
    // Slopes are rough, plains are smooth.
    const rough = noise(x / 130, y / 130, seed + 3) + 0.5 * noise(x / 60, y / 60, seed + 4) - 0.75
    return raised + 0.3 * Math.min(1, raised + 0.25) * rough
  }
}

function heightOf({ x, y, wide, deep, high }: Hill, east: number, south: number) {
  const away = ((east - x) / wide) ** 2 + ((south - y) / deep) ** 2
  return high / (1 + away) ** 2
}

/** Smooth noise between 0 and 1, one bump a unit. */
function noise(x: number, y: number, seed: number) {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const ease = (share: number) => share * share * (3 - 2 * share)
  const [right, down] = [ease(x - column), ease(y - row)]
  const across = (at: number) => mixed(hashed(column, at, seed), hashed(column + 1, at, seed), right)
  return mixed(across(row), across(row + 1), down)
}

const mixed = (from: number, to: number, share: number) => from + (to - from) * share

/** A number between 0 and 1 that looks accidental. */
function hashed(x: number, y: number, seed: number) {
  const whole = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2246822519)
  const stirred = Math.imul(whole ^ (whole >>> 13), 1274126177)
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 2 ** 32
}
