/* Pieces of flat pictures, as SVG in a frame of 2000 by 1000. */

export const frame = { width: 2000, height: 1000 } as const

/** Numbers from 0 to 1 that are the same at every run. */
export function randomOf(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (state ^ (state << 13)) >>> 0
    state = (state ^ (state >>> 17)) >>> 0
    state = (state ^ (state << 5)) >>> 0
    return state / 2 ** 32
  }
}

const at = (value: number) => value.toFixed(1)

/** A gradient from top to bottom, and the rectangle or path that it fills. */
export function shaded(id: string, from: string, to: string, shape: string): string {
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><${shape} fill="url(#${id})"/>`
}

export const sky = (from: string, to: string) =>
  shaded('sky', from, to, `rect width="${frame.width}" height="${frame.height}"`)

export const sun = (x: number, y: number, r: number, colour: string) =>
  [1.9, 1.45, 1]
    .map(
      (size, place) =>
        `<circle cx="${x}" cy="${y}" r="${r * size}" fill="${colour}" opacity="${[0.12, 0.2, 0.95][place]}"/>`,
    )
    .join('')

/** A ridge across the frame: `top` is its mean height, `swing` how much it rises and falls. */
export function ridge(id: string, top: number, swing: number, seed: number, from: string, to: string): string {
  const random = randomOf(seed)
  const [one, two, three] = [random() * 6, random() * 6, random() * 6]
  const points = Array.from({ length: 41 }, (_, place) => {
    const x = (place * frame.width) / 40
    const t = place / 40
    const y =
      top + swing * (0.6 * Math.sin(t * 5 + one) + 0.3 * Math.sin(t * 11 + two) + 0.1 * Math.sin(t * 23 + three))
    return `${at(x)} ${at(y)}`
  })
  return shaded(id, from, to, `path d="M0 1000L${points.join('L')}L2000 1000Z"`)
}

/** Rows of a field that meet at a point of the horizon. */
export function rows(horizon: number, x: number, colour: string, count = 17): string {
  return Array.from({ length: count }, (_, place) => {
    const foot = frame.width / 2 + (place - (count - 1) / 2) * 320
    return `<path d="M${x} ${horizon}L${foot - 34} 1000h68Z" fill="${colour}"/>`
  }).join('')
}

export const group = (x: number, y: number, scale: number, inner: string, flip = false) =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${inner}</g>`

export const tree = (x: number, y: number, s: number, leaf: string, trunk: string) =>
  group(
    x,
    y,
    s,
    `<path d="M-5 0h10v-44h-10z" fill="${trunk}"/><ellipse cx="0" cy="-84" rx="38" ry="52" fill="${leaf}"/><ellipse cx="14" cy="-70" rx="22" ry="34" fill="#fff" opacity=".1"/>`,
  )

export const poplars = (x: number, y: number, count: number, gap: number, leaf: string) =>
  Array.from({ length: count }, (_, place) => {
    const height = 120 + 34 * Math.sin(place * 2.1)
    return `<path d="M${x + place * gap} ${y}q-26 ${-height * 0.55} 0 ${-height}q26 ${height * 0.45} 0 ${height}z" fill="${leaf}"/>`
  }).join('')

/** A cow from the side, its feet on the ground. */
export const cow = (
  x: number,
  y: number,
  s: number,
  colours: { coat: string; patch: string; muzzle: string },
  flip = false,
  grazing = false,
) =>
  group(
    x,
    y,
    s,
    `<path d="M-66-6q-16 26-10 56" stroke="${colours.coat}" stroke-width="7" fill="none" transform="translate(-8 -92)" stroke-linecap="round"/>
    ${[-56, -36, 42, 62].map((leg) => `<path d="M${leg} -58h17l-3 58h-12z" fill="${colours.coat}"/><path d="M${leg + 2} -9h13v9h-13z" fill="${colours.patch}"/>`).join('')}
    <path d="M-76-104q4-22 30-22h98q30 0 34 26l-4 40q-10 18-42 18h-70q-40 0-46-24z" fill="${colours.coat}"/>
    <path d="M-58-126q34-3 44 16t-18 30-40-10q-8-24 14-36zM22-126q40-2 48 8t-8 26-34-4-6-30zM-10-44q18-20 34 0z" fill="${colours.patch}"/>
    <path d="M10-42q14 16 28 0z" fill="${colours.muzzle}"/>
    ${grazing ? headOf(colours, 'translate(96 -46) rotate(48)') : headOf(colours, 'translate(92 -122)')}`,
    flip,
  )

const headOf = ({ coat, patch, muzzle }: { coat: string; patch: string; muzzle: string }, place: string) =>
  `<g transform="${place}"><path d="M-26 8q2-30 24-30 16 0 24 12l30 20q8 8 0 18-12 10-30 6-16 16-40 10z" fill="${coat}"/>
  <path d="M-6-22q16-2 22 10-6 18-20 14z" fill="${patch}"/><path d="M46 8q12 4 8 18-12 8-22 0z" fill="${muzzle}"/>
  <path d="M-8-20q-18-4-22 8 10 10 24 2z" fill="${patch}"/><circle cx="18" cy="2" r="3" fill="#222"/></g>`

/** A long shed with a roof and openings. */
export const barn = (x: number, y: number, s: number, wall: string, roof: string, dark: string) =>
  group(
    x,
    y,
    s,
    `<path d="M-260-120h520V0h-520z" fill="${wall}"/><path d="M-290-120 0-206l290 86z" fill="${roof}"/><path d="M-40-206h80v18h-80z" fill="${dark}"/>
    ${Array.from({ length: 9 }, (_, place) => `<path d="M${-236 + place * 54} -84h36v44h-36z" fill="${dark}" opacity=".55"/>`).join('')}`,
  )

export const silo = (x: number, y: number, s: number, metal: string, shade: string) =>
  group(
    x,
    y,
    s,
    `<path d="M-34 0v-210a34 22 0 0 1 68 0V0z" fill="${metal}"/><path d="M8 0v-231q26 6 26 21V0z" fill="${shade}"/><path d="M-34-150h68M-34-90h68" stroke="${shade}" stroke-width="4"/>`,
  )

export const fence = (y: number, colour: string) =>
  `<g fill="${colour}">${Array.from({ length: 15 }, (_, place) => `<path d="M${place * 144 - 8} ${y - 74}h14v84h-14z"/>`).join('')}<path d="M0 ${y - 58}h2000v9H0zM0 ${y - 24}h2000v9H0z"/></g>`

/** A tank lorry. */
export const tanker = (x: number, y: number, s: number, cab: string, tank: string, shade: string, flip = false) =>
  group(
    x,
    y,
    s,
    `<path d="M-210-28h430v16h-430z" fill="${shade}"/><rect x="-214" y="-128" width="300" height="96" rx="48" fill="${tank}"/><path d="M-180-66q120 26 240 0v10q-120 26-240 0z" fill="${shade}" opacity=".3"/>
    <path d="M104-134h74q18 0 24 18l18 46v48H104z" fill="${cab}"/><path d="M134-118h40q10 0 14 10l12 32h-66z" fill="#dfeaf2"/>
    ${[-160, -100, 30, 170].map((wheel) => `<circle cx="${wheel}" cy="-14" r="25" fill="#2a2f35"/><circle cx="${wheel}" cy="-14" r="10" fill="#aab2ba"/>`).join('')}`,
    flip,
  )

export const turbine = (x: number, y: number, s: number, colour: string, turn: number) =>
  group(
    x,
    y,
    s,
    `<path d="M-5 0 -2-250h4L5 0z" fill="${colour}"/>${[0, 120, 240].map((angle) => `<path d="M0-8q14-60 0-128q-10 66 0 128z" fill="${colour}" transform="translate(0 -250) rotate(${angle + turn})"/>`).join('')}<circle cy="-250" r="8" fill="${colour}"/>`,
  )

export const panels = (x: number, y: number, count: number, colour: string, shine: string) =>
  Array.from(
    { length: count },
    (_, place) =>
      `<path d="M${x + place * 130} ${y}l28-58h92l-28 58z" fill="${colour}"/><path d="M${x + place * 130 + 14} ${y - 29}h92M${x + place * 130 + 46} ${y}l28-58M${x + place * 130 + 60} ${y}l28-58" stroke="${shine}" stroke-width="2" opacity=".5"/>`,
  ).join('')

export const bottle = (x: number, y: number, s: number, milk: string, cap: string, label: string) =>
  group(
    x,
    y,
    s,
    `<path d="M-34 0q-8 0-8-10v-110q0-26 22-44v-30h40v30q22 18 22 44v110q0 10-8 10z" fill="${milk}"/><path d="M-24-212h48v22h-48z" fill="${cap}"/><path d="M-42-92h84v50h-84z" fill="${label}"/><path d="M-30-120q2-22 14-30v146h-14z" fill="#fff" opacity=".5"/>`,
  )

export const carton = (x: number, y: number, s: number, side: string, face: string, label: string) =>
  group(
    x,
    y,
    s,
    `<path d="M-40-150h80V0h-80z" fill="${face}"/><path d="M40-150l26-12V-8L40 0z" fill="${side}"/><path d="M-40-150 -26-196h66l26 34-26 12z" fill="${side}"/><path d="M-26-196h66v-14h-66z" fill="${label}"/><path d="M-40-104q40-24 80 0v54q-40 24-80 0z" fill="${label}"/>`,
  )

export const vessel = (x: number, y: number, s: number, metal: string, shade: string) =>
  group(
    x,
    y,
    s,
    `<path d="M-60-20h14V0h-14zM46-20h14V0h-14z" fill="${shade}"/><path d="M-80-280a80 34 0 0 1 160 0v220a80 40 0 0 1-160 0z" fill="${metal}"/><path d="M30-310q50 12 50 30v220q0 26-50 36z" fill="${shade}" opacity=".55"/><path d="M-80-220h160M-80-140h160" stroke="${shade}" stroke-width="4"/><circle cx="-20" cy="-180" r="20" fill="#fff" stroke="${shade}" stroke-width="5"/><path d="M0-320v-60h200" stroke="${shade}" stroke-width="12" fill="none"/>`,
  )

export const flask = (x: number, y: number, s: number, glass: string, liquid: string) =>
  group(
    x,
    y,
    s,
    `<path d="M-20-200h40v80l62 104q8 16-10 16h-144q-18 0-10-16l62-104z" fill="${glass}" opacity=".8"/><path d="M-44-80h88l38 64q8 16-10 16h-144q-18 0-10-16z" fill="${liquid}"/><path d="M-28-212h56v14h-56z" fill="${liquid}"/>`,
  )

/** The picture as a whole. */
export const drawing = (...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}">${parts.join('')}</svg>`
