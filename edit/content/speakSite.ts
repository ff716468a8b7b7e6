import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languagesIn } from '#server/content/languages.ts'
import { parseYaml } from '#server/content/parseCache.ts'
import { speak } from '#server/content/shapes/fields.ts'

/** From now on content has the languages that the `site.yaml` of a content folder names; nobody's mistake in it stops the program. */
export function speakSite(folder: string): void {
  try {
    speak(languagesIn(parseYaml({ name: '', bytes: readFileSync(join(folder, 'site.yaml')), hash: '' })))
  } catch {
    speak(languagesIn(undefined))
  }
}
