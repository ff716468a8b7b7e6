import type { KeptContent } from './keptContent.ts'
import { ContentError, type Problem } from './problems.ts'
import type { Files } from './readFiles.ts'
import type { Texts } from './textFiles.ts'

/** The content that can be shown, and what is wrong with the content that there is. */
export interface ContentWithFallback extends Reading {
  texts: Texts
  all: Files
  files: Files
}
/** What was read of some texts. `files` are shown now; they are missing when one that the site needs cannot be used. */
export interface Reading {
  /** With what is shown earlier or later. */
  all: Files | undefined
  files: Files | undefined
  /** When what is shown changes next (milliseconds since 1970). */
  next: number | undefined
  problems: Problem[]
}

/**
 * Reads content so that no file stops the others: one with a problem stays as it last was good. One that never was is left out, unless all
 * that it lacks lies elsewhere: a picture, a page to which it links. `problems` are those of the content as it is.
 * @throws ContentError when a file that the site cannot be without is broken and was never good.
 */
export function readWithFallback(
  texts: Texts,
  kept: KeptContent,
  read: (texts: Texts) => Reading,
): ContentWithFallback {
  const replaced = new Map<string, 'kept' | 'left out'>()
  let told: Problem[] | undefined
  for (;;) {
    const shown = withReplaced(texts, kept, replaced)
    const { all, files, next, problems } = read(shown)
    told ??= problems
    const more = new Map(
      [...Map.groupBy(problems, ({ file }) => file)].flatMap(([file, own]) => answer(file, own, shown)),
    )
    for (const [file, what] of more) replaced.set(file, what)
    if (more.size > 0) continue
    if (!files || !all) throw new ContentError(told)
    return { texts: shown, all, files, next, problems: told }
  }

  /** What is to stand for a file with these problems; nothing when it can stay. */
  function answer(file: string, problems: readonly Problem[], shown: Texts): [string, 'kept' | 'left out'][] {
    const [last, now] = [kept.hashOf(file), shown.hashes.get(file)]
    if (last !== undefined && last !== now && !replaced.has(file)) return [[file, 'kept']]
    // A file that is not there cannot be left out; one that lacks something elsewhere is better than none.
    const stays = now === undefined || problems.every(({ elsewhere }) => elsewhere)
    return stays || replaced.get(file) === 'left out' ? [] : [[file, 'left out']]
  }
}

/** The texts with what is kept in the place of some, and without others. */
function withReplaced(texts: Texts, kept: KeptContent, replaced: ReadonlyMap<string, 'kept' | 'left out'>): Texts {
  if (replaced.size === 0) return texts
  const added = [...replaced].filter(([, what]) => what === 'kept').map(([name]) => name)
  const names = [...new Set([...texts.names, ...added])].filter((name) => replaced.get(name) !== 'left out').sort()
  const hashes = new Map<string, string>()
  return {
    names,
    copies: texts.copies,
    hashes,
    read(name) {
      const file = (replaced.get(name) === 'kept' ? kept.read(name) : undefined) ?? texts.read(name)
      hashes.set(name, file.hash)
      return file
    },
  }
}
