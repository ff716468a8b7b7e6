import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Path } from '#contract/edit/items.ts'
import type { Description, Use } from '#contract/edit/media.ts'
import { isLang, langs } from '#contract/languages.ts'
import { valueAt } from '../content/issues.ts'
import { kindOf } from '../content/kinds.ts'
import { readYaml } from '../content/yamlFile.ts'
import { descriptionsAt } from './descriptions.ts'
import type { Mention, Mentions } from './mentions.ts'

/** The items behind mentions, with the descriptions of the picture there. */
export async function usesFrom(folder: string, mentions: Mentions, used: readonly Mention[]): Promise<Use[]> {
  const items = [...Map.groupBy(used, ({ kind, id }) => `${kind} ${id}`).values()]
  const found = items.map(async (own): Promise<Use[]> => {
    const [first] = own
    if (!first) return []
    const title = Object.assign({}, ...own.map(({ file }) => mentions.titleOf(file)))
    const places = [...new Set(own.map(({ path }) => withoutLanguage(path)))]
    const described = await Promise.all(own.map((mention) => descriptionsOf(folder, mention)))
    // Both languages of one place beside each other.
    const order = (one: Description) => `${withoutLanguage(one.path)} ${langs.indexOf(one.lang)}`
    const unique = new Map(described.flat().map((one) => [`${one.file} ${one.path.join('.')}`, one]))
    const descriptions = [...unique.values()].sort((a, b) => order(a).localeCompare(order(b)))
    return [{ kind: first.kind, id: first.id, title, places, descriptions }]
  })
  return (await Promise.all(found)).flat()
}

const withoutLanguage = (path: Path) => path.filter((step) => !isLang(step)).join('.')

async function descriptionsOf(folder: string, { kind: kindId, file, path, as }: Mention): Promise<Description[]> {
  const kind = kindOf(kindId)
  const bytes = await readFile(join(folder, file)).catch(() => undefined)
  if (as !== 'field' || !kind || !bytes) return []
  const { data } = readYaml(bytes)
  return valueAt(data, path) === undefined ? [] : descriptionsAt(kind, file, data, path)
}
