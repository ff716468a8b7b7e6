/*
 * Small models in pencil: seen from above at a slant (x runs down to the right, y down to the left, z up), faces of card, light from
 * the left. Their classes have colours in `drawSheet.ts`.
 */
const east = [0.866, 0.5] as const
const south = [-0.866, 0.5] as const

type Tone = 'card' | 'brand'
type Place = readonly [x: number, y: number, z: number]

const number = (value: number) => String(Math.round(value))
/** A place as the sheet has it. */
const seen = ([x, y, z]: Place) => `${number(x * east[0] + y * south[0])} ${number(x * east[1] + y * south[1] - z)}`

/** A flat face with these corners. */
export const face = (name: string, corners: readonly Place[]) =>
  `<path class="${name}" d="M${corners.map(seen).join('L')}z"/>`

/** A line past these places. */
export const line = (places: readonly Place[], name = 'pencil') =>
  `<path class="${name}" d="M${places.map(seen).join('L')}"/>`

/** A block of card with its lower far corner at a place. */
export function block([x, y, z]: Place, [wide, deep, high]: Place, tone: Tone = 'card') {
  const [right, front, top] = [x + wide, y + deep, z + high]
  return [
    face(`${tone} lit`, [
      [x, front, z],
      [right, front, z],
      [right, front, top],
      [x, front, top],
    ]),
    face(`${tone} shade`, [
      [right, y, z],
      [right, front, z],
      [right, front, top],
      [right, y, top],
    ]),
    face(tone, [
      [x, y, top],
      [right, y, top],
      [right, front, top],
      [x, front, top],
    ]),
  ].join('')
}

/** What is drawn flat on a level at a height, as if seen from straight above. */
export const flat = (z: number, drawing: string) =>
  `<g transform="matrix(${east.join(' ')} ${south.join(' ')} 0 ${-z})">${drawing}</g>`

/** Lines of writing on a level: each from a place, so long. */
export const writing = (lines: readonly (readonly [x: number, y: number, long: number])[]) =>
  `<path class="pencil" d="${lines.map(([x, y, long]) => `M${x} ${y}h${long}`).join('')}"/>`

/** An upright round body on a level, with its round top. */
export function drum([x, y, z]: Place, radius: number, high: number, tone: Tone = 'card') {
  const [across, down] = [radius * 1.22, radius * 0.71]
  const [left, middle] = seen([x, y, z]).split(' ').map(Number) as [number, number] // both are numbers, as `seen` wrote them
  const rim = `a${number(across)} ${number(down)} 0 0 0 ${number(2 * across)} 0`
  return [
    `<path class="${tone} shade" d="M${number(left - across)} ${number(middle - high)}v${high}${rim}v-${high}z"/>`,
    `<ellipse class="${tone}" cx="${left}" cy="${number(middle - high)}" rx="${number(across)}" ry="${number(down)}"/>`,
  ].join('')
}
