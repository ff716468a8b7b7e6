import { createContext, type ReactNode, type SVGProps, useContext } from 'react'
import type { Box } from './useBox.ts'

/**
 * The pixels that a drawing is made in. What is drawn stands at shares of them: so it fills a room of any size while nothing is
 * measured, with text and strokes of their own size.
 */
export const BoxContext = createContext<Box>({ width: 1, height: 1, text: 1 })

type Attributes<Element> = Omit<SVGProps<Element>, 'x' | 'y' | 'x1' | 'x2' | 'y1' | 'y2' | 'width' | 'height' | 'ref'>

interface LineProps extends Attributes<SVGLineElement> {
  x1?: number | undefined
  x2?: number | undefined
  y1?: number | undefined
  y2?: number | undefined
}

export function SvgLine({ x1 = 0, x2 = 0, y1 = 0, y2 = 0, ...rest }: LineProps) {
  const { x, y } = useShares()
  return <line x1={x(x1)} x2={x(x2)} y1={y(y1)} y2={y(y2)} {...rest} />
}

interface RectProps extends Attributes<SVGRectElement> {
  x: number
  y: number
  width: number
  height: number
}

export function SvgRect({ x: left, y: top, width, height, ...rest }: RectProps) {
  const { x, y } = useShares()
  return <rect x={x(left)} y={y(top)} width={x(width)} height={y(height)} {...rest} />
}

interface TextProps extends Attributes<SVGTextElement> {
  x?: number
  y: number
}

export function SvgText({ x: left = 0, y: top, ...rest }: TextProps) {
  const { x, y } = useShares()
  return <text x={x(left)} y={y(top)} {...rest} />
}

/** What keeps its own size, around a place. */
export function Anchored({ x: left, y: top, children }: { x: number; y: number; children: ReactNode }) {
  const { x, y } = useShares()
  return (
    <svg x={x(left)} y={y(top)} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Paths, which know no shares: stretched with the drawing, but for their strokes. */
export function Stretched({ children }: { children: ReactNode }) {
  const { width, height } = useContext(BoxContext)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" overflow="visible" aria-hidden="true">
      {children}
    </svg>
  )
}

function useShares() {
  const { width, height } = useContext(BoxContext)
  return { x: (length: number) => shareOf(length, width), y: (length: number) => shareOf(length, height) }
}

/** To a hundredth of a per cent, an eighth of a pixel on the widest screen. */
const shareOf = (part: number, whole: number) => (part === 0 ? 0 : `${Math.round((part / whole) * 1e4) / 100}%`)
