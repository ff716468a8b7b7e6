import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Lang, localeOf, rootPath } from '#contract/paths.ts'
import type { Site } from '#contract/site.ts'
import { ContentError } from '../problems.ts'
import type { SiteFile } from '../shapes/site.ts'
import { icoOf } from './ico.ts'
import { cardOf, drawn, forBothSchemes, grounds, inAccent, onGround, sizeOf } from './logos.ts'
import { writeWhole } from './writeWhole.ts'

/** Share of an icon's width that the mark takes. A maskable icon may lose all but the middle four fifths. */
const shares = { touch: 0.62, plain: 0.66, maskable: 0.5 } as const
/** Signs of a mark that comes inside every document: no request that would keep the first picture from the connection. */
const mostInline = 1_000
/** Raised when the drawing changes: what was made before is then made again. */
const recipe = 'icons 1'

/** Addresses of all that is made from the mark. */
export interface Icons {
  mark: Site['mark']
  favicon: string
  ico: string
  touch: string
  card: string
  manifest: Record<Lang, string>
}

/**
 * Makes favicons, icons of home screens, the manifest of each language and the picture of link previews from the mark
 * and keeps them in `folder`. Names hold a hash of everything they are made from.
 * @throws ContentError naming a mark or picture that cannot be used.
 */
export async function prepareIcons(media: string, folder: string, site: SiteFile): Promise<Icons> {
  const read = (name: string) => readFile(join(media, name))
  const [light, dark] = (await Promise.all([site.mark, site.markOnDark].map(read))).map((bytes) =>
    inAccent(bytes.toString(), site.accent),
  ) as [string, string]
  const picture = await read(site.card.picture)
  const hash = createHash('sha256')
    .update(recipe)
    .update(JSON.stringify([light, dark, site.name, site.shortName]))
  const stamp = hash.update(picture).digest('hex').slice(0, 10)
  await mkdir(folder, { recursive: true })

  const keep = async (name: string, ending: string, make: () => Promise<Buffer> | Buffer) => {
    const target = `${name}.${stamp}.${ending}`
    if (!existsSync(join(folder, target))) await writeWhole(join(folder, target), await make())
    return `/pictures/${target}`
  }
  const square = (size: number, share: number) => () => onGround(dark, grounds.dark, size, share)
  const sizeOfMark = async (name: string, mark: string) =>
    sizeOf(mark).catch(({ message }: Error) => {
      const reason = `cannot be used as the mark: ${message}`
      throw new ContentError([{ file: `media/${name}`, reason }])
    })
  const size = await keep('mark-size', 'json', async () => {
    await sizeOfMark(site.markOnDark, dark)
    return Buffer.from(JSON.stringify(await sizeOfMark(site.mark, light)))
  })
  const { width, height } = JSON.parse(await readFile(join(folder, basename(size)), 'utf8'))

  const plain = await keep('icon-192', 'png', square(192, shares.plain))
  const large = await keep('icon-512', 'png', square(512, shares.plain))
  const maskable = await keep('icon-maskable', 'png', square(512, shares.maskable))
  const manifestOf = (lang: Lang) =>
    keep(`site-${lang}`, 'webmanifest', () =>
      Buffer.from(
        JSON.stringify({
          name: site.name[lang],
          short_name: site.shortName[lang],
          lang: localeOf(lang),
          start_url: rootPath(lang),
          scope: rootPath(lang),
          display: 'minimal-ui',
          background_color: grounds.light,
          theme_color: grounds.light,
          icons: [
            { src: plain, sizes: '192x192', type: 'image/png' },
            { src: large, sizes: '512x512', type: 'image/png' },
            { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
        }),
      ),
    )
  return {
    mark: {
      light: await keep('mark', 'svg', () => Buffer.from(light)),
      dark: await keep('mark-on-dark', 'svg', () => Buffer.from(dark)),
      ...(light.length <= mostInline && { inline: asAddress(light) }),
      width,
      height,
    },
    favicon: await keep('favicon', 'svg', () => Buffer.from(forBothSchemes(light, dark))),
    ico: await keep('favicon', 'ico', async () =>
      icoOf(await Promise.all([32, 16].map(async (size) => ({ size, png: await drawn(light, size) })))),
    ),
    touch: await keep('touch', 'png', square(180, shares.touch)),
    card: await keep('card', 'jpg', () => cardOf(picture, light)),
    manifest: { zh: await manifestOf('zh'), en: await manifestOf('en') },
  }
}

/** An SVG as a `data:` address, with as little encoded as may be: it is compressed with the document. */
const asAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[%#<>"]/g, encodeURIComponent)}`
