// biome-ignore-all lint/style/noRestrictedImports: tests read the content, as the server does

import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { readContent } from '../../server/content/index.ts'
import { drawFigure } from '../../server/content/paper/drawFigure.ts'
import { plot, room } from '../../server/content/paper/marks.ts'
import { contrastOf, type ShownBanner, wordsOf } from '../testing/bannerGround.ts'
import { ruleOf } from '../testing/styles.ts'

const content = join(import.meta.dirname, '../../content')
const file = 'parts/Banner.module.css'
/** A phone, a tablet upright and across, a small and a usual desktop, and a large screen. */
const windows = [390, 768, 1024, 1280, 1440, 2560]

/** Every banner of the content, by its place. */
async function bannersOfContent(): Promise<[string, ShownBanner][]> {
  const { files } = await readContent(content)
  if (!files) throw new Error('the content cannot be read')
  const homes = wholeLangs.flatMap((lang) =>
    files.home[lang].banners.map((slide) => ({ ...slide, lang, path: '/', isHome: true })),
  )
  const pages = files.pages.flatMap(({ path, lang, data }) =>
    [data, ...(data.banners ?? [])].map((slide) => ({ ...slide, lang, path, isHome: false })),
  )
  return [...homes, ...pages].map(({ picture, mode, focus, path, lang, isHome, title, subtitle }) => {
    const isDrawn = !picture || mode === 'paper' || mode === 'figure'
    return [
      `${path} ${lang} ${picture ?? 'drawn'}`,
      {
        mode: isDrawn ? (mode === 'paper' ? mode : 'figure') : (mode ?? 'below'),
        source: isDrawn ? Buffer.from(drawFigure(undefined, '#8fc31f')) : join(content, 'media', picture),
        focus: isDrawn ? undefined : focus,
        title,
        subtitle,
        lang,
        isHome,
      },
    ]
  })
}

/** A picture of one colour. */
const plain = (background: string) =>
  sharp({ create: { width: 800, height: 200, channels: 3, background } })
    .png()
    .toBuffer()
const samples = {
  title: '一块好肉',
  subtitle: '饲料、育种、养殖、屠宰',
  lang: 'zh',
  isHome: false,
  focus: undefined,
} as const

const shipped = await bannersOfContent()

describe('the words of a banner', () => {
  test.each(shipped)('can be read on the banner of %s at every width', async (_, banner) => {
    for (const window of windows) {
      const { title, subtitle } = await contrastOf(banner, window)
      expect(title, `title at ${window}`).toBeGreaterThanOrEqual(3)
      expect(subtitle, `subtitle at ${window}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each(shipped.filter(([, { mode }]) => mode === 'figure'))(
    'end above what %s draws at every width',
    (_, banner) => {
      for (const window of windows) {
        const { bottom, height } = wordsOf(banner, window)
        const values = window < room.tablet ? 0 : 20 // stand on bars
        expect(bottom, `${window}`).toBeLessThanOrEqual((plot.top / 100) * height - values)
      }
    },
  )

  test('stand above the ground that the drawing has', () => {
    expect(ruleOf(file, '.slide[data-mode="figure"]::after').inset).toBe(`${plot.ground}% 0 auto`)
    expect(ruleOf(file, '.slide[data-mode="figure"] .picture')['object-fit']).toBe('fill')
  })

  test('stand on paper over any picture that is below them', () => {
    const rule = ruleOf(file, '.slide[data-mode="below"] .words::before')
    expect(rule).toMatchObject({ background: 'var(--color-ground)', position: 'absolute' })
    expect(rule.inset).toMatch(/^-100vh -100vw calc\(-1 \*/)
  })

  test('are told where a picture does not bear them', async () => {
    const light = await plain('#c8d4c0')
    const { title } = await contrastOf({ ...samples, mode: 'dusk', source: light }, 1440)
    expect(title).toBeLessThan(3)
  })

  test('stand on the reader’s own ground where the palette is theirs', () => {
    const media = '@media (forced-colors: active)'
    expect(ruleOf(file, '.slide[data-mode] .words::before', media).content).toBe('none')
    expect(ruleOf(file, '.words', media).background).toBe('Canvas')
  })
})
