import { drawing, group, ridge, shaded, sky, sun } from './shapes.ts'

/** A boat with its wheelhouse aft; the water line is at `y`. */
const boat = (x: number, y: number, s: number, hull: string, house: string, flip = false) =>
  group(
    x,
    y,
    s,
    `<path d="M-120-34h196l56-20-26 74h-202z" fill="${hull}"/><path d="M-120-34h196l4-8h-204z" fill="#fff" opacity=".75"/>
    <path d="M-96-104h66v70h-66z" fill="${house}"/><path d="M-88-94h20v20h-20zM-58-94h20v20h-20z" fill="#35506b"/>
    <path d="M-104-112h82v9h-82z" fill="${hull}"/><path d="M-64-112v-70M34-40v-130M34-164l-96 60M34-164l62 118" stroke="#4b5763" stroke-width="5" fill="none"/>`,
    flip,
  )

/** Lamps on a line between two masts, and their light on the water. */
const lamps = (x: number, y: number, s: number) =>
  group(
    x,
    y,
    s,
    Array.from({ length: 9 }, (_, at) => {
      const place = -96 + at * 24
      return `<circle cx="${place}" cy="-150" r="26" fill="#fff4c4" opacity=".22"/><circle cx="${place}" cy="-150" r="9" fill="#fffbe6"/>
      <path d="M${place - 5} 34h10l6 120h-22z" fill="#fff2bd" opacity=".28"/>`
    }).join(''),
  )

const swell = (top: number, from: string, to: string) =>
  shaded('water', from, to, `rect y="${top}" width="2000" height="${1000 - top}"`) +
  Array.from({ length: 9 }, (_, at) => {
    const y = top + 26 + at * 34
    const x = (at * 487) % 1700
    return `<path d="M${x} ${y}q40-12 80 0t80 0t80 0" stroke="#fff" stroke-width="4" fill="none" opacity=".3"/>`
  }).join('')

const quay = (y: number) =>
  `<path d="M0 ${y}h2000v${1000 - y}H0z" fill="#8c949b"/><path d="M0 ${y}h2000v14H0z" fill="#b9c1c7"/>`

/** A store of white panels with its doors and the name of nobody. */
const store = (x: number, y: number, s: number) =>
  group(
    x,
    y,
    s,
    `<path d="M-420-330h840v330h-840z" fill="#f4f8fa"/><path d="M-440-352h880v26h-880z" fill="#0e6f7c"/>
    ${[-300, -100, 100].map((door) => `<path d="M${door}-130h110v130h-110z" fill="#c7d6dd"/><path d="M${door - 8}-140h126v12h-126z" fill="#5f7f8a"/>`).join('')}
    ${[-360, -240, -120, 0, 120, 240, 360].map((seam) => `<path d="M${seam}-326v186" stroke="#dbe6eb" stroke-width="4"/>`).join('')}`,
  )

const lorry = (x: number, y: number, s: number) =>
  group(
    x,
    y,
    s,
    `<path d="M-190-150h270v120h-270z" fill="#fff"/><path d="M-190-62h270v14h-270z" fill="#0e6f7c"/><path d="M84-122h52l34 44v48h-86z" fill="#27566b"/>
    <path d="M96-110h34l22 30h-56z" fill="#cfe6ef"/><path d="M62-176h30v26h-30z" fill="#9fb4bf"/>
    ${[-130, -70, 120].map((wheel) => `<circle cx="${wheel}" cy="-22" r="24" fill="#2b3137"/><circle cx="${wheel}" cy="-22" r="10" fill="#c9d2d8"/>`).join('')}`,
  )

/** What the pages of the seafood exporter show. Nobody is in them, and nobody’s mark. */
export const seafoodScenes: Record<string, string> = {
  // Wide banners show a band below the middle alone.
  'banners/harbour': drawing(
    sky('#f2a77a', '#fde9d3'),
    sun(1430, 500, 70, '#fff1d0'),
    ridge('far', 530, 44, 4, '#8a7f9c', '#b79fae'),
    ridge('island', 570, 22, 9, '#6d6a86', '#8f8398'),
    swell(590, '#e2a98d', '#3f7182'),
    boat(1560, 640, 0.55, '#7a4b43', '#f3ece2', true),
    boat(1010, 670, 0.75, '#1f5f6f', '#f7f3ea'),
    boat(430, 710, 1.05, '#0e6f7c', '#fbf8f1'),
  ),
  'banners/cold-store': drawing(
    sky('#a9cfe4', '#eef5f6'),
    ridge('far', 540, 40, 14, '#8fb0bd', '#b4c9d0'),
    swell(620, '#8fbccb', '#5f98a8'),
    store(1180, 714, 0.72),
    quay(710),
    lorry(480, 738, 0.9),
  ),
  'banners/sea': drawing(
    sky('#27365f', '#d98f7c'),
    sun(420, 530, 54, '#ffd9a8'),
    ridge('far', 560, 18, 22, '#4d4668', '#70587a'),
    swell(575, '#a06f74', '#1f3a55'),
    boat(1180, 650, 1.2, '#20465c', '#efe7dc'),
    lamps(1180, 650, 1.2),
  ),
}
