import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contrastOf } from '../../palette/oklch.ts'
import { bannersIn } from '../check/banners.ts'
import type { Problem } from '../problems.ts'
import type { Files } from '../readFiles.ts'
import { loadSharp } from './sharp.ts'

/** Where the words of a banner stand on its picture, as shares of it. */
const box = { left: 0.3, top: 0.1, width: 0.4, height: 0.4 }
/** Width of a letter's stroke as a share of that box: what is thinner hides no letter. */
const stroke = 1 / 160
/** The share of the box that may be worse: twigs, a ridge. */
const overlooked = 0.02
/** As WCAG asks of large words. */
const least = 3
/** The colours of the words by mode, and the paper behind what is cut out (web/styles/tokens.css). */
const words = { sky: '#17211a', dusk: '#ffffff' } as const
const paper = '#fbfcf8'

/** What was measured of a picture: each costs a tenth of a second. */
export type Measured = Map<string, Promise<number>>

/** Banners whose words cannot be read on their picture. A picture that is missing or broken is told elsewhere. */
export async function bannerContrastProblems(
  media: string,
  files: Files,
  measured: Measured = new Map(),
): Promise<Problem[]> {
  const check = async ({ file, place, slide }: ReturnType<typeof bannersIn>[number]): Promise<Problem[]> => {
    const { picture, mode } = slide
    if (!picture || (mode !== 'sky' && mode !== 'dusk')) return []
    const path = join(media, picture)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
    const key = `${picture} ${mtimeMs} ${mode}`
    const contrast = measured.get(key) ?? worstContrast(path, words[mode])
    measured.set(key, contrast)
    const isReadable = await contrast.then((worst) => worst >= least).catch(() => true)
    return isReadable ? [] : [{ file, field: `${place}mode`, reason: { is: 'bannerContrast', mode } }]
  }
  return (await Promise.all(bannersIn(files).map(check))).flat()
}

/** The contrast of words in a colour with what of a picture lies behind them, from 1 to 21. */
async function worstContrast(file: string, colour: string): Promise<number> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(file).metadata()
  if (width * box.width * stroke < 1) return Number.POSITIVE_INFINITY // its pixels are wider than a stroke
  const [across, down] = [Math.round(1 / stroke), Math.round((box.height * height) / (box.width * width * stroke))]
  const { data, info } = await sharp(file)
    .extract({
      left: Math.floor(box.left * width),
      top: Math.floor(box.top * height),
      width: Math.max(1, Math.floor(box.width * width)),
      height: Math.max(1, Math.floor(box.height * height)),
    })
    .flatten({ background: paper })
    .resize(across, Math.max(1, down), { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const contrasts = Array.from({ length: info.width * info.height }, (_, at) => {
    const pixel = data.subarray(at * info.channels, at * info.channels + 3)
    return contrastOf(colour, `#${pixel.toString('hex')}`)
  })
  contrasts.sort((one, other) => one - other)
  return contrasts[Math.floor(contrasts.length * overlooked)] ?? 0
}
