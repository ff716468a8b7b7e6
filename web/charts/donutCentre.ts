import { emsOf } from './textWidth.ts'

/** A name inside a ring that has room for so many ems: in one line, in two, or not at all. */
export function centreOf(name: string, room: number): string[] {
  if (emsOf(name) <= room) return [name]
  const [lower, signs] = [room * 0.85, [...name]] // the ring is narrower further down
  const breaks = signs.flatMap((sign, at) => (sign === ' ' || (at > 0 && isHan(sign)) ? [at] : []))
  const pairs = breaks.map((at) => [signs.slice(0, at).join('').trim(), signs.slice(at).join('').trim()])
  const widest = (lines: string[]) => Math.max(...lines.map(emsOf))
  const [best = []] = pairs.toSorted((one, other) => widest(one) - widest(other))
  const [first = '', second = ''] = best
  return first !== '' && emsOf(first) <= room && emsOf(second) <= lower ? best : []
}

const isHan = (sign: string) => /\p{Script=Han}/u.test(sign)
