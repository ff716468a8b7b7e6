import type { Lang } from '#contract/paths.ts'
import type { Repository } from '../repository/types.ts'
import { headOf } from './index/heads.ts'
import { type Kind, pathsOf } from './kinds.ts'

type Past = Pick<Repository, 'history' | 'textAt'>

/** The files of an item as they last were, by path; none where they never were. */
export async function lastTexts(repository: Past, paths: readonly string[]): Promise<Record<string, string>> {
  for (const { revision } of await repository.history(paths)) {
    const read = await Promise.all(paths.map(async (path) => [path, await repository.textAt(revision, path)] as const))
    const there = read.flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]))
    if (there.length > 0) return Object.fromEntries(there)
  }
  return {}
}

/** The title of an item that has these files. */
export function titleFrom(
  kind: Kind,
  id: string,
  files: Readonly<Record<string, Buffer>>,
): Partial<Record<Lang, string>> {
  const sides = Object.entries(pathsOf(kind, id) ?? {}).flatMap(([side, path]) =>
    files[path] ? [[side, files[path]] as const] : [],
  )
  return headOf(kind, Object.fromEntries(sides)).title
}

/** The title that an item last had, there or not. */
export async function lastTitle(repository: Past, kind: Kind, id: string): Promise<Partial<Record<Lang, string>>> {
  const texts = await lastTexts(repository, Object.values(pathsOf(kind, id) ?? {}))
  return titleFrom(kind, id, Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)])))
}
