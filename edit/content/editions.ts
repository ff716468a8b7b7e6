import { join } from 'node:path'
import type { ItemName, ItemProblem } from '#contract/edit/items.ts'
import { isLang, type Lang, langs } from '#contract/paths.ts'
import { type WithEditions, withPdf } from '#server/content/editions.ts'
import { bytesHash, fileHash } from '#server/content/fileHashes.ts'
import type { Edition } from '#server/content/shapes/editions.ts'
import { formTexts } from '#server/content/words/index.ts'
import type { Change, Repository } from '../repository/types.ts'
import { pdfFolders as folders } from './kinds.ts'
import { isData } from './options.ts'
import { readYaml, writeYaml } from './yamlFile.ts'

/** The item that a PDF below `media/` belongs to by its name. */
function itemOfPdf(path: string): (ItemName & { lang: Lang }) | undefined {
  const [, folder, id = '', lang] = path.match(/^media\/(\w+)\/([\w-]+)\.(\w\w)\.pdf$/) ?? []
  const kind = Object.keys(folders).find((kind) => folders[kind] === folder)
  return kind === undefined || !isLang(lang) ? undefined : { kind, id, lang }
}

/** The file of the item that a PDF belongs to by its name, there or not. */
export const fileOfPdf = (path: string): string | undefined => {
  const item = itemOfPdf(path)
  return item && fileOf(item)
}

/** The items that name the bytes of these PDFs: without them no PDF is published. */
export async function itemsOfPdfs(
  repository: Pick<Repository, 'read'>,
  paths: readonly string[],
): Promise<readonly ItemName[]> {
  const named = paths.flatMap((path) => itemOfPdf(path) ?? [])
  const there = await Promise.all(named.map(async (item) => ((await repository.read(fileOf(item))) ? [item] : [])))
  const byFile = new Map(there.flat().map(({ kind, id }) => [fileOf({ kind, id }), { kind, id }]))
  for (const path of paths) byFile.delete(path) // asked for by itself
  return [...byFile.values()]
}

const isDated = (data: unknown): data is WithEditions => isData(data) && typeof data.date === 'string'
const fileOf = ({ kind, id }: ItemName) => `${folders[kind]}/${id}.yaml`

/** The data of an item that names the PDFs it has, where it does not yet: nobody types hashes. */
export function withItsPdfs(folder: string, name: ItemName, data: unknown): unknown {
  if (!folders[name.kind] || !isDated(data)) return data
  return langs.reduce((data, lang) => {
    const hash = fileHash(join(folder, 'media', folders[name.kind] ?? '', `${name.id}.${lang}.pdf`))
    const isNamed = data.editions?.some(({ pdf }) => pdf?.[lang])
    return hash === undefined || isNamed ? data : withPdf(data, lang, hash)
  }, data)
}

/**
 * What names a PDF in its item, together with which it is saved. One that takes the place of a published PDF is an edition of `today`, of
 * which the editor still has to say the reason.
 */
export async function namingChange(
  repository: Pick<Repository, 'read' | 'history' | 'textAt'>,
  path: string,
  bytes: Buffer,
  today: string,
): Promise<Change[]> {
  const item = itemOfPdf(path)
  const read = item && (await repository.read(fileOf(item)))
  if (!item || !read) return []
  const { data } = readYaml(read.bytes)
  if (!isDated(data)) return []
  const [editions, out, hash] = [data.editions ?? [], await publishedEditions(repository, item), bytesHash(bytes)]
  if (editions.findLast(({ pdf }) => pdf?.[item.lang])?.pdf?.[item.lang] === hash) return []
  const isRevision = out.some(({ pdf }) => pdf?.[item.lang]) && editions.length <= out.length
  const declared = isRevision ? { ...data, editions: [...editions, { date: today }] } : data
  return [
    { path: fileOf(item), bytes: writeYaml(read.bytes, withPdf(declared, item.lang, hash)), version: read.version },
  ]
}

/** Items that say otherwise than was published which PDFs they had. */
export async function rewrittenEditions(
  repository: Pick<Repository, 'read' | 'history' | 'textAt'>,
  names: readonly ItemName[],
): Promise<ItemProblem[]> {
  const found = names
    .filter(({ kind }) => folders[kind])
    .map(async (name): Promise<ItemProblem[]> => {
      const file = fileOf(name)
      const out = await publishedEditions(repository, name)
      const read = out.length > 0 ? await repository.read(file) : undefined
      const data = read && readYaml(read.bytes).data
      if (!isDated(data)) return []
      const at = out.findIndex((edition, at) => !isSameEdition(edition, data.editions?.[at]))
      const reason = { is: 'editionRewritten', date: out[at]?.date ?? '' } as const
      const text = formTexts(reason)
      return at < 0 ? [] : [{ file, path: ['editions', at], text, ...name }]
    })
  return (await Promise.all(found)).flat()
}

const isSameEdition = (a: Edition, b: Edition | undefined) =>
  a.date === b?.date && langs.every((lang) => a.pdf?.[lang] === undefined || a.pdf[lang] === b.pdf?.[lang])

async function publishedEditions(
  repository: Pick<Repository, 'history' | 'textAt'>,
  name: ItemName,
): Promise<readonly Edition[]> {
  const last = (await repository.history([fileOf(name)])).find(({ published }) => published)
  const text = last && (await repository.textAt(last.revision, fileOf(name)))
  const data = text === undefined ? undefined : readYaml(Buffer.from(text)).data
  return isDated(data) ? (data.editions ?? []) : []
}
