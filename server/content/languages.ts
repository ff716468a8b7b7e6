import { type Lang, langs } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { siteFile } from './shapes/site.ts'

const ending = new RegExp(`\\.(${langs.join('|')})\\.yaml$`)

/** The language that a file's name tells. */
export const languageOf = (file: string): Lang | undefined => ending.exec(file)?.[1] as Lang | undefined // one of langs

/** The languages of a site by the data of its `site.yaml`, whatever that is, before anything else is read by them. */
export function languagesIn(site: unknown): readonly Lang[] {
  const read = siteFile.shape.languages.safeParse((site as { languages?: unknown } | null | undefined)?.languages)
  return read.success ? read.data : wholeLangs
}
