import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Path } from '#contract/edit/items.ts'
import { isLang } from '#contract/languages.ts'
import { type Lang, langs } from '#contract/paths.ts'
import { languageOf } from '#server/content/languages.ts'
import { mediaKeys } from '#server/content/mediaFiles.ts'
import { parseYaml } from '#server/content/parseCache.ts'
import { captionsOf } from '#server/content/shapes/media.ts'
import { itemOf, pdfFolders } from '../content/kinds.ts'
import { isData } from '../content/options.ts'
import { createQueue } from '../repository/queue.ts'
import type { Repository } from '../repository/types.ts'

/** A place of the content that needs a file of the media folder. */
export interface Mention {
  /** Below the media folder. */
  name: string
  kind: string
  id: string
  /** The content file, and the place in its data. */
  file: string
  path: Path
  /** A field that names the file, a text that links to it, or a file that goes with another one and has no name of its own there. */
  as: 'field' | 'text' | 'beside'
}
interface FileMentions {
  title: Partial<Record<Lang, string>>
  mentions: Mention[]
}

export interface Mentions {
  /** By name below the media folder. */
  all(): Promise<ReadonlyMap<string, readonly Mention[]>>
  /** Title of the item that a content file belongs to. */
  titleOf(file: string): Partial<Record<Lang, string>>
  /** Names of the files that an item's content files need. */
  neededBy(files: readonly string[]): Promise<string[]>
}

/** Knows which items need which files, and reads again only what changed. */
export function createMentions(repository: Pick<Repository, 'folder' | 'onChange'>): Mentions {
  const files = new Map<string, FileMentions>()
  let stale: Set<string> | undefined // undefined: all
  let byName: Map<string, Mention[]> | undefined
  repository.onChange((paths) => {
    for (const path of paths) if (path.endsWith('.yaml')) stale?.add(path)
  })

  async function refresh() {
    const todo = stale ?? new Set(globSync('**/*.yaml', { cwd: repository.folder }).map(withSlashes))
    stale = new Set()
    let count = 0
    for (const file of todo) {
      const found = readMentions(repository.folder, file)
      if (found) files.set(file, found)
      else files.delete(file)
      if (++count % 50 === 0) await breathe() // others are answered meanwhile
    }
    if (todo.size > 0) byName = undefined
  }
  const inTurn = createQueue()
  const refreshed = () => inTurn(refresh)

  return {
    async all() {
      await refreshed()
      byName ??= Map.groupBy(
        [...files.values()].flatMap(({ mentions }) => mentions),
        ({ name }) => name,
      )
      return byName
    },
    titleOf: (file) => files.get(file)?.title ?? {},
    async neededBy(wanted) {
      await refreshed()
      return [...new Set(wanted.flatMap((file) => files.get(file)?.mentions.map(({ name }) => name) ?? []))]
    },
  }
}

const withSlashes = (path: string) => path.replaceAll('\\', '/')

function readMentions(folder: string, file: string): FileMentions | undefined {
  const item = itemOf(file)
  if (!item) return undefined
  let bytes: Buffer
  try {
    bytes = readFileSync(join(folder, file))
  } catch {
    return undefined // gone
  }
  const { kind, id } = item
  const data = parseYaml({ name: file, bytes, hash: '' })
  const lang = languageOf(file)
  const place = { kind: kind.id, id, file }
  const mentions = [...mentionsIn(data, [], lang)].map((found) => ({ ...place, ...found }))
  const folderOfPdfs = pdfFolders[kind.id]
  if (folderOfPdfs && data !== undefined)
    for (const side of langs)
      mentions.push({ ...place, name: `${folderOfPdfs}/${id}.${side}.pdf`, path: [], as: 'beside' })
  return { title: titleIn(data, lang), mentions }
}

type Found = Pick<Mention, 'name' | 'path' | 'as'>

function* mentionsIn(value: unknown, path: Path, lang: Lang | undefined): Generator<Found> {
  if (typeof value === 'string') return yield* mentionsInText(value, path, lang)
  if (typeof value !== 'object' || value === null) return
  for (const [step, member] of Object.entries(value)) {
    const own = isLang(step) ? step : lang
    yield* mentionsIn(member, [...path, Array.isArray(value) ? Number(step) : step], own)
  }
}

function* mentionsInText(text: string, path: Path, lang: Lang | undefined): Generator<Found> {
  const key = path.findLast((step) => typeof step === 'string') ?? ''
  if (mediaKeys.has(key)) {
    yield { name: text, path, as: 'field' }
    if (key === 'video')
      for (const side of lang ? [lang] : langs) yield { name: captionsOf(text, side), path, as: 'beside' }
  } else for (const [, name = ''] of text.matchAll(linkToMedia)) yield { name: unescaped(name), path, as: 'text' }
}

/** As Markdown and addresses name a file. */
export const linkToMedia = /\/media\/([^\s"'<>()?#\\]+)/g

export function unescaped(address: string) {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function titleIn(data: unknown, lang: Lang | undefined): FileMentions['title'] {
  if (!isData(data)) return {}
  const of = (side: unknown) => {
    const text = isData(side) ? (side.title ?? side.name) : undefined
    return typeof text === 'string' ? text : undefined
  }
  const sides = lang ? { [lang]: of(data) } : Object.fromEntries(langs.map((side) => [side, of(data[side])]))
  return Object.fromEntries(Object.entries(sides).filter(([, text]) => text !== undefined))
}
