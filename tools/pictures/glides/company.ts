export type Place = [x: number, y: number, z: number]

/** So many metres of the model, around a place. */
export interface View {
  look: Place
  wide: number
}

export interface Glide {
  /** How many metres a piece shows, and from where the first is seen: as in the scene. */
  across: number
  turn: number
  eye: Place
  /** A place on the lower edge of the model's section. */
  foot: Place
  /** How many pieces lie side by side. */
  views: number
  /** What the film shows at that second. */
  stops: (View & { at: number })[]
  poster: View
  /** Figures without words, so many metres above what they are about; they are seen between these seconds. */
  pins: { to: Place; up: number; text: string }[]
  pinned: [from: number, to: number]
}

/** Where the film of the whole chain looks, and what is pinned to the model; places are those of company.py. */
export const company: Glide = {
  across: 72,
  turn: Math.atan(0.35),
  eye: [-114.42, 0, 5],
  foot: [0, -15, -8],
  views: 4,
  stops: [
    { at: 0, look: [0, 0, 5], wide: 304 },
    { at: 2.5, look: [0, 0, 5], wide: 304 },
    { at: 6, look: [-110, -15, 13], wide: 84 },
    { at: 11, look: [-92, -15, 13], wide: 84 },
    { at: 14, look: [-60, -15, 9], wide: 70 },
    { at: 19, look: [-40, -15, 9], wide: 68 },
    { at: 21.5, look: [-4, -15, 7], wide: 66 },
    { at: 28, look: [46, -15, 6], wide: 66 },
    { at: 31, look: [86, -15, 6], wide: 56 },
    { at: 38, look: [125, -15, 7], wide: 56 },
    { at: 41.5, look: [0, 0, 5], wide: 304 },
    { at: 44, look: [0, 0, 5], wide: 304 },
  ],
  poster: { look: [-74, 0, 2], wide: 150 },
  pins: [
    { to: [-105, -14.3, 7.2], up: 23.5, text: '85 °C · 8 min' },
    { to: [-69.9, -15, 3.3], up: 9, text: 'G4' },
    { to: [-65.6, -15, 3.3], up: 9, text: 'F8' },
    { to: [-61.3, -15, 3.3], up: 9, text: 'F9' },
    { to: [-57, -15, 3.3], up: 9, text: 'H13' },
    { to: [-37, -14.5, 2.4], up: 16, text: '10–20 Pa' },
    { to: [15.5, -15, -2.4], up: 16, text: '30 d' },
    { to: [32.2, -15, -1.6], up: 13, text: '120 d' },
    { to: [52, -13, 1], up: 17, text: '307,000 ha' },
    { to: [78.5, -14, 3], up: 12, text: '0–4 °C' },
    { to: [93.3, -14, 2], up: 12, text: '10–12 °C' },
    { to: [106.7, -14, 2], up: 12, text: '0–4 °C' },
    { to: [119.6, -12, 4], up: 12, text: '0–4 °C' },
    { to: [139.5, -9.6, 2], up: 11, text: '0–4 °C' },
  ],
  pinned: [5, 38.5],
}
