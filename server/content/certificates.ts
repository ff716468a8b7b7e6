import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lang } from '#contract/paths.ts'
import type { Picture } from '#contract/picture.ts'
import { drawCertificate } from './certificate.ts'
import { certificateSize, colours } from './engraving.ts'
import { writeWhole } from './pictures/pictures.ts'
import type { Files } from './readFiles.ts'

/** The drawn certificates. `find` answers `undefined` for one that has a picture of its own. */
export interface Certificates {
  find(id: string, lang: Lang): Omit<Picture, 'alt'> | undefined
}

/** Draws every certificate without a picture of its own, in both languages, into `folder`, under a name with its hash. */
export async function prepareCertificates(
  folder: string,
  { certifications, site }: Pick<Files, 'certifications' | 'site'>,
): Promise<Certificates> {
  await mkdir(folder, { recursive: true })
  const drawn = new Map<string, Omit<Picture, 'alt'>>()
  for (const { id, picture } of certifications.items) {
    if (picture) continue
    for (const lang of ['zh', 'en'] as const) {
      const svg = drawCertificate(certifications, id, lang, site.name[lang])
      const target = `certificate-${id}-${lang}.${createHash('sha256').update(svg).digest('hex').slice(0, 10)}.svg`
      if (!existsSync(join(folder, target))) await writeWhole(join(folder, target), Buffer.from(svg))
      drawn.set(`${id} ${lang}`, {
        src: `/pictures/${target}`,
        avif: '',
        srcset: '',
        preview: '',
        colour: colours.paper,
        ...certificateSize,
      })
    }
  }
  return { find: (id, lang) => drawn.get(`${id} ${lang}`) }
}
