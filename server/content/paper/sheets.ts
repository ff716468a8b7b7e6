import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Motif } from '#contract/picture.ts'
import type { DescribedPicture } from '../pictures/describe.ts'
import { writeWhole } from '../pictures/writeWhole.ts'
import { drawSheet, type SheetPlan } from './drawSheet.ts'
import { sheet } from './terrain.ts'

/** Raised when the drawing changes: sheets that were written before are then drawn again. */
const recipe = 'paper 1'

/** The drawn banners of the content: of a page always the same. */
export interface Sheets {
  /** The sheet of a page as a picture. It is decoration, of which nothing is to be said. */
  of(route: string, motif: Motif | undefined): DescribedPicture
  /** Draws all that were asked for and are not yet among the prepared pictures in `folder`. */
  write(folder: string): Promise<void>
}

/** Sheets in the colours of the site's accent. */
export function createSheets(accent: string): Sheets {
  const wanted = new Map<string, SheetPlan>()

  return {
    of(route, motif) {
      const file = `paper.${hashOf(JSON.stringify([recipe, accent, motif, route])).toString('hex', 0, 5)}.svg`
      wanted.set(file, { seed: hashOf(route).readInt32BE(), motif })
      return { src: `/pictures/${file}`, ...plain }
    },
    async write(folder) {
      for (const [file, plan] of wanted) {
        const target = join(folder, file)
        if (!existsSync(target)) await writeWhole(target, drawSheet(plan, accent))
      }
    },
  }
}

/** Crops keep the right edge, where the model stands. */
const plain = { ...sheet, focus: { x: 100, y: 50 }, avif: '', srcset: '', colour: 'transparent', preview: '' }

const hashOf = (text: string) => createHash('sha256').update(text).digest()
