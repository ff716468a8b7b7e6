import { emsOf } from './textWidth.ts'

const steps = [1, 2, 3, 4, 5, 6, 10, 12, 20, 24, 50, 100]

/** Ems between labels side by side: all of them may stand closer than those of which some are left out. */
const apart = { all: 0.7, some: 1 } as const
/** Ems that a label may stand beside its place, so that all of them are shown. */
const aside = 0.5

/** A label that is shown: its index, and the pixel of its middle. */
export interface PlacedLabel {
  at: number
  middle: number
}

/**
 * The labels below a drawing that can stand side by side without touching: all of them at their places or right beside them, else some in
 * equal steps, the last always among them.
 */
export function placedLabels(
  labels: string[],
  placeOf: (at: number) => number,
  width: number,
  text: number,
): PlacedLabel[] {
  const ems = labels.map(emsOf)
  const inside = labels.map((label, at) => insideOf(placeOf(at), label, width, text))
  const widths = ems.map((own) => (own + apart.all) * text)
  const all = spread(inside, widths, 0, width - ((ems.at(-1) ?? 0) / 2) * text)
  if (all.every((middle, at) => Math.abs(middle - (inside[at] ?? 0)) <= aside * text))
    return all.map((middle, at) => ({ at, middle }))
  const shownBy = (step: number) => [...labels.keys()].filter((at) => (labels.length - 1 - at) % step === 0)
  const fits = (step: number) =>
    shownBy(step)
      .slice(1)
      .every((at) => {
        const needed = ((ems[at - step] ?? 0) + (ems[at] ?? 0)) / 2 + apart.some
        return (inside[at] ?? 0) - (inside[at - step] ?? 0) >= needed * text
      })
  const step = steps.slice(1).find(fits) ?? labels.length
  return shownBy(step).map((at) => ({ at, middle: inside[at] ?? 0 }))
}

/**
 * Labels that begin at `starts`, in equal steps from the first, so that none touches the next. `labelOf` names one by its place and
 * by the one that is shown before it.
 */
export function evenLabels(
  starts: number[],
  text: number,
  labelOf: (at: number, before: number | undefined) => string,
): { at: number; label: string }[] {
  for (const step of steps) {
    const places = [...starts.keys()].filter((at) => at % step === 0)
    const shown = places.map((at) => ({ at, label: labelOf(at, at === 0 ? undefined : at - step) }))
    const roomOf = (at: number) => (starts[at + step] ?? Number.POSITIVE_INFINITY) - (starts[at] ?? 0)
    if (shown.every(({ at, label }) => roomOf(at) >= (emsOf(label) + 1) * text)) return shown
  }
  return []
}

/** Where the middle of a label stands: over `x`, unless it would leave the drawing. */
export function insideOf(x: number, label: string, width: number, text: number): number {
  const half = (emsOf(label) / 2) * text
  return Math.max(half, Math.min(width - half, x))
}

/**
 * Moves positions apart, no further than needed, between `from` and `to`; keeps their order. `gap` is what is between two of them at least;
 * where they are not alike, the height of each.
 */
export function spread(positions: number[], gap: number | number[], from: number, to: number): number[] {
  const order = positions.map((_, at) => at).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0))
  const heightOf = (place: number) => (typeof gap === 'number' ? gap : (gap[order[place] ?? 0] ?? 0))
  const between = (place: number) => (heightOf(place - 1) + heightOf(place)) / 2
  const moved = order.map((at) => positions[at] ?? 0)
  for (let at = 0; at < moved.length; at++) {
    moved[at] = Math.max(moved[at] ?? 0, at ? (moved[at - 1] ?? 0) + between(at) : from)
  }
  for (let at = moved.length - 1; at >= 0; at--) {
    moved[at] = Math.min(moved[at] ?? 0, at < moved.length - 1 ? (moved[at + 1] ?? 0) - between(at + 1) : to)
  }
  return positions.map((_, at) => moved[order.indexOf(at)] ?? 0)
}
