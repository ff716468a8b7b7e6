import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentError, type Problem } from '../problems.ts'
import type { SiteFile } from '../shapes/site.ts'
import type { Reason } from '../words/index.ts'
import { soundDrawing } from './drawings.ts'
import { logoSize, sizeByViewBox } from './logos.ts'
import { faultOf } from './pictureError.ts'

/** The mark becomes square icons: beyond this it would be a line in them. */
const mostOfMark = 2
/** The header of a phone of 320 px leaves a logo 160 px: beyond this its letters would be lower than 20 px. */
const mostOfLogo = 8

/** The SVG of a logo. @throws ContentError naming one that holds what a drawing must not. */
export function soundMark(name: string, bytes: Buffer) {
  try {
    return soundDrawing(bytes).toString()
  } catch (error) {
    throw new ContentError([{ file: `media/${name}`, reason: faultOf(error) }])
  }
}

/** Size of a mark in pixels. @throws ContentError naming one that cannot be used. */
export async function sizeOrProblem(name: string, logo: string) {
  try {
    return await logoSize(logo)
  } catch {
    throw unusable(name)
  }
}

/** Size of a logo in pixels by its viewBox. @throws ContentError naming one that has none. */
export function viewBoxOrProblem(name: string, logo: string) {
  const size = sizeByViewBox(logo)
  if (!size) throw unusable(name)
  return size
}

const unusable = (name: string) => new ContentError([{ file: `media/${name}`, reason: { is: 'brokenMark' } }])

/** What is wrong with the logos, without making anything of them. */
export async function logoProblems(media: string, { mark, markOnDark, logo = {} }: SiteFile): Promise<Problem[]> {
  const marks = [mark, markOnDark]
  const logos = Object.values(logo).flatMap(({ onLight, onDark }) => [onLight, onDark])
  const check = async (name: string): Promise<Problem[]> => {
    const bytes = await readFile(join(media, name)).catch(() => undefined)
    if (bytes === undefined) return [] // that it is not there is told elsewhere
    try {
      const svg = soundMark(name, bytes)
      await sizeOrProblem(name, svg)
      const reasons = faultsOf(svg, viewBoxOrProblem(name, svg), marks.includes(name))
      return reasons.map((reason) => ({ file: `media/${name}`, reason }))
    } catch (error) {
      if (error instanceof ContentError) return [...error.problems]
      throw error
    }
  }
  return (await Promise.all([...new Set([...marks, ...logos])].map(check))).flat()
}

/** What of a drawing that can be shown would not look as it was meant. */
function faultsOf(svg: string, { width, height }: { width: number; height: number }, isMark: boolean): Reason[] {
  const times = Math.round((10 * width) / height) / 10
  const isFit = isMark ? times <= mostOfMark && times >= 1 / mostOfMark : times <= mostOfLogo && times >= 1
  return [
    ...(isFit ? [] : [isMark ? ({ is: 'markShape', times } as const) : ({ is: 'logoShape', times } as const)]),
    ...(/<(?:\w+:)?text\b/.test(svg) ? [{ is: 'logoText' } as const] : []),
  ]
}
