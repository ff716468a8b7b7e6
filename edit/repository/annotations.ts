import type { Branches } from './branches.ts'
import { commit } from './commit.ts'
import type { Queue } from './queue.ts'
import { readRefs } from './refs.ts'
import { blobsOf, entriesOf } from './trees.ts'
import type { Repository } from './types.ts'

/** A line of commits of its own: it is on no branch, so that no push and no merge takes it anywhere. */
const place = 'refs/edit/review'

/** What is said of the content, kept as the content is: a commit each, in the order in which it came. */
export function openAnnotations({ git, now }: Branches, queue: Queue): Pick<Repository, 'annotations' | 'annotate'> {
  let known: { at: string | undefined; texts: ReadonlyMap<string, string> } | undefined
  const read = async () => {
    const at = (await readRefs(git)).get(place)?.commit
    if (known && known.at === at) return known
    const entries = at === undefined ? [] : [...(await entriesOf(git, at))]
    const bytes = await blobsOf(
      git,
      entries.map(([, { blob }]) => blob),
    )
    known = { at, texts: new Map(entries.map(([name], index) => [name, bytes[index]?.toString() ?? ''])) }
    return known
  }
  return {
    annotations: () => queue(async () => (await read()).texts),
    annotate: (name, by, message, edit) =>
      queue(async () => {
        const { at, texts } = await read()
        const before = texts.get(name)
        const after = edit(before)
        if (after === before) return
        const files = [[name, Buffer.from(after)]] as const
        await commit(git, { branch: place, parent: at, files, author: by, message, at: now() })
      }),
  }
}
