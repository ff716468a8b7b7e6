import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DescribedPicture } from '../pictures/describe.ts'
import { writeWhole } from '../pictures/writeWhole.ts'
import { drawFigure } from './drawFigure.ts'
import type { Figure } from './figureOf.ts'

/** The drawn banners of the content. */
export interface Sheets {
  /** The drawing of a figure as a picture; of none, paper. */
  of(figure: Figure | undefined): DescribedPicture
  /** Writes all that were asked for and are not yet among the prepared pictures in `folder`. */
  write(folder: string): Promise<void>
}

/** Sheets in the colours of the site's accent. They are named by what is drawn, so that another drawing is another file. */
export function createSheets(accent: string): Sheets {
  const wanted = new Map<string, string>()

  return {
    of(figure) {
      const drawing = drawFigure(figure, accent)
      const file = `paper.${createHash('sha256').update(drawing).digest('hex').slice(0, 10)}.svg`
      wanted.set(file, drawing)
      return { src: `/pictures/${file}`, ...plain }
    },
    async write(folder) {
      for (const [file, drawing] of wanted) {
        const target = join(folder, file)
        if (!existsSync(target)) await writeWhole(target, drawing)
      }
    },
  }
}

/** As wide and as high as banners are; the drawing fills any room. */
const plain = { width: 1440, height: 360, avif: '', srcset: '', colour: 'transparent', preview: '' }
