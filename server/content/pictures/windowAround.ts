import type { Focus } from '#contract/picture.ts'

interface Size {
  width: number
  height: number
}

/** The largest part of a picture that has the proportions of `shape`, with `focus` in its middle as far as there is room. */
export function windowAround(whole: Size, shape: Size, focus: Focus) {
  const scale = Math.min(whole.width / shape.width, whole.height / shape.height)
  const width = Math.max(1, Math.round(shape.width * scale))
  const height = Math.max(1, Math.round(shape.height * scale))
  const start = (all: number, part: number, per: number) =>
    Math.min(all - part, Math.max(0, Math.round((all * per) / 100 - part / 2)))
  return { left: start(whole.width, width, focus.x), top: start(whole.height, height, focus.y), width, height }
}

/** Where a point stands across such a window: both in per cent of the width, below 0 or above 100 beside the window. */
export function acrossWindow(x: number, whole: Size, shape: Size, focus: Focus): number {
  const { left, width } = windowAround(whole, shape, focus)
  return Math.round((x * whole.width) / width - (100 * left) / width)
}
