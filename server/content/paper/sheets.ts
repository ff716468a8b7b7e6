import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DescribedPicture } from '../pictures/describe.ts'
import { writeWhole } from '../pictures/writeWhole.ts'
import { drawFigure } from './drawFigure.ts'
import type { Figure } from './figureOf.ts'

/** Raised when the drawing changes: sheets that were written before are then drawn again. A test tells when it has to be. */
export const recipe = 'paper 8'

/** The drawn banners of the content. */
export interface Sheets {
  /** The drawing of a figure as a picture; of none, paper. */
  of(figure: Figure | undefined): DescribedPicture
  /** Draws all that were asked for and are not yet among the prepared pictures in `folder`. */
  write(folder: string): Promise<void>
}

/** Sheets in the colours of the site's accent. */
export function createSheets(accent: string): Sheets {
  const wanted = new Map<string, Figure | undefined>()

  return {
    of(figure) {
      const hash = createHash('sha256').update(JSON.stringify([recipe, accent, figure]))
      const file = `paper.${hash.digest('hex').slice(0, 10)}.svg`
      wanted.set(file, figure)
      return { src: `/pictures/${file}`, ...plain }
    },
    async write(folder) {
      for (const [file, figure] of wanted) {
        const target = join(folder, file)
        if (!existsSync(target)) await writeWhole(target, drawFigure(figure, accent))
      }
    },
  }
}

/** As wide and as high as banners are; the drawing fills any room. */
const plain = { width: 1440, height: 360, avif: '', srcset: '', colour: 'transparent', preview: '' }
