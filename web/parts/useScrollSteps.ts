import { type RefObject, useRef } from 'react'
import { scrollSteps } from '../data/specification.ts'

/** A move that is under way: where the row is, between whole pixels too, where it comes to rest, and how far a step leads. */
interface Move {
  place: number
  target: number
  step: number
  frame?: number
}
/** Parts of a pixel that sums of fractions may be wrong by. */
const inexact = 0.01

/**
 * Moves a row sideways in steps, one a frame; at once for readers who prefer less motion. A row has one target: each call sets it
 * further by its distance and adds its 40 steps, so that of clicks that overlap none is lost.
 */
export function useScrollSteps(row: RefObject<HTMLElement | null>) {
  const moving = useRef<Move>(undefined)

  const follow = () => {
    const [element, now] = [row.current, moving.current]
    if (!element || !now) return
    const left = now.target - now.place
    const arrives = Math.abs(left) < now.step + inexact
    now.place = arrives ? now.target : now.place + Math.sign(left) * now.step
    element.scrollLeft = now.place
    if (arrives) moving.current = undefined
    else now.frame = requestAnimationFrame(follow)
  }
  const move = (distance: number) => {
    const element = row.current
    if (!element) return
    const { place, target, frame } = moving.current ?? { place: element.scrollLeft, target: element.scrollLeft }
    const end = element.scrollWidth - element.clientWidth
    const next = Math.min(Math.max(target + distance, 0), Math.max(end, 0))
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      element.scrollLeft = next
      return
    }
    const step = Math.abs(distance) / scrollSteps
    moving.current = { place, target: next, step, frame: frame ?? requestAnimationFrame(follow) }
  }
  /** The reader moves the row with a hand of their own. */
  const stop = () => {
    if (moving.current?.frame !== undefined) cancelAnimationFrame(moving.current.frame)
    moving.current = undefined
  }
  return { move, stop }
}
