import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Lang, localeOf, rootPath } from '#contract/paths.ts'
import type { Site } from '#contract/site.ts'
import { perLang } from '#contract/writing.ts'
import { ContentError } from '../problems.ts'
import type { SiteFile } from '../shapes/site.ts'
import { kindOf } from './fileKind.ts'
import { icoOf } from './ico.ts'
import { sizeOrProblem, soundMark, viewBoxOrProblem } from './logoFiles.ts'
import { forBothSchemes, groundsOf, inAccent, logoOnGround, logoPng, plainCard, previewCard } from './logos.ts'
import { unreadable } from './pictureError.ts'
import { writeWhole } from './writeWhole.ts'

/** Share of an icon's width that the mark takes. A maskable icon may lose all but the middle four fifths. */
const shares = { touch: 0.62, plain: 0.66, maskable: 0.5 } as const
/** Signs of a mark that comes inside every document: no request that would keep the first picture from the connection. */
const mostInline = 1_000
/** Raised when the drawing changes: what was made before is then made again. */
const recipe = 'icons 2'

/** Addresses of all that is made from the mark. */
export interface Icons {
  mark: Site['mark']
  /** Those that hold the name, by language; what was kept by an older version has none. */
  logos?: Partial<Record<Lang, Site['mark']>>
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
  const drawing = async (name: string) => inAccent(soundMark(name, await read(name)), site.accent)
  const [light, dark] = [await drawing(site.mark), await drawing(site.markOnDark)]
  const named = await namedLogos(site, drawing)
  const { card } = site
  const picture = card && (await read(card.picture))
  const hash = createHash('sha256')
    .update(recipe)
    .update(JSON.stringify([light, dark, site.name, site.shortName]))
  if (named.length > 0) hash.update(JSON.stringify(named))
  if (card?.focus) hash.update(JSON.stringify(card.focus))
  if (picture) hash.update(picture)
  const stamp = hash.digest('hex').slice(0, 10)
  await mkdir(folder, { recursive: true })

  const keep = async (name: string, ending: string, make: () => Promise<Buffer | string> | Buffer | string) => {
    const target = `${name}.${stamp}.${ending}`
    if (!existsSync(join(folder, target))) await writeWhole(join(folder, target), await make())
    return `/pictures/${target}`
  }
  // First of all: it tells which logo cannot be used.
  const sizeFile = await keep('mark-size', 'json', async () => {
    const [size] = await Promise.all([sizeOrProblem(site.mark, light), sizeOrProblem(site.markOnDark, dark)])
    return JSON.stringify(size)
  })
  const grounds = groundsOf(site.accent)
  const square = (size: number, share: number) => () => logoOnGround(dark, grounds.dark, size, share)
  const plain = await keep('icon-192', 'png', square(192, shares.plain))
  const large = await keep('icon-512', 'png', square(512, shares.plain))
  const maskable = await keep('icon-maskable', 'png', square(512, shares.maskable))
  const manifest = (lang: Lang) =>
    keep(`site-${lang}-${site.languages[0]}`, 'webmanifest', () =>
      JSON.stringify(manifestOf(site, lang, { plain, large, maskable })),
    )
  /** Of a language that the site does without that of the main one, which nobody asks for. */
  const manifests = async () => {
    const own = new Map<Lang, string>()
    for (const lang of site.languages) own.set(lang, await manifest(lang))
    const [main = ''] = own.values()
    return perLang((lang) => own.get(lang) ?? main)
  }
  const logos: NonNullable<Icons['logos']> = {}
  for (const { lang, light, dark, ...size } of named) {
    const addresses = {
      light: await keep(`logo-${lang}`, 'svg', () => light),
      dark: await keep(`logo-${lang}-on-dark`, 'svg', () => dark),
    }
    logos[lang] = { ...addresses, ...(light.length <= mostInline && { inline: asAddress(light) }), ...size }
  }
  const size: { width: number; height: number } = JSON.parse(await readFile(join(folder, basename(sizeFile)), 'utf8'))
  const icons: Icons = {
    mark: {
      light: await keep('mark', 'svg', () => light),
      dark: await keep('mark-on-dark', 'svg', () => dark),
      ...(light.length <= mostInline && { inline: asAddress(light) }),
      ...size,
    },
    logos,
    favicon: await keep('favicon', 'svg', () => forBothSchemes(light, dark)),
    ico: await keep('favicon', 'ico', async () =>
      icoOf(await Promise.all([32, 16].map(async (size) => ({ size, png: await logoPng(light, size) })))),
    ),
    touch: await keep('touch', 'png', square(180, shares.touch)),
    card: await keep('card', 'jpg', () =>
      card && picture
        ? previewCard(picture, light, grounds.light, card.focus).catch(notUsable(card.picture, picture))
        : plainCard(dark, grounds.dark),
    ),
    manifest: await manifests(),
  }
  await writeWhole(join(folder, lastFile), JSON.stringify(icons))
  return icons
}

/** The drawings of the logos that hold the name, with their sizes. */
const namedLogos = ({ logo = {} }: SiteFile, drawing: (name: string) => Promise<string>) =>
  Promise.all(
    Object.entries(logo).map(async ([lang, { onLight, onDark }]) => {
      const [light, dark] = [await drawing(onLight), await drawing(onDark)]
      return { lang: lang as Lang, light, dark, ...viewBoxOrProblem(onLight, light) } // a key of the shape
    }),
  )

const lastFile = 'icons.json'

/** What was made last, while mark or picture cannot be used. @throws the error that says why where nothing was made yet. */
export const lastIcons = (folder: string, error: unknown): Promise<Icons> =>
  readFile(join(folder, lastFile), 'utf8').then(JSON.parse, () => {
    throw error
  })

const notUsable = (name: string, bytes: Buffer) => (error: unknown) => {
  throw new ContentError([{ file: `media/${name}`, reason: unreadable(kindOf(bytes), error).reason }])
}

/** The web app manifest of a language: https://developer.mozilla.org/docs/Web/Manifest */
const manifestOf = (site: SiteFile, lang: Lang, icons: Record<'plain' | 'large' | 'maskable', string>) => ({
  name: site.name[lang],
  short_name: site.shortName[lang],
  lang: localeOf(lang),
  start_url: rootPath(lang, site.languages),
  scope: rootPath(lang, site.languages),
  display: 'minimal-ui',
  background_color: groundsOf(site.accent).light,
  theme_color: groundsOf(site.accent).light,
  icons: [
    { src: icons.plain, sizes: '192x192', type: 'image/png' },
    { src: icons.large, sizes: '512x512', type: 'image/png' },
    { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** An SVG as a `data:` address, with as little encoded as may be: it is compressed with the document. */
const asAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[%#<>"]/g, encodeURIComponent)}`
