import { readdir, rm } from 'node:fs/promises'
import { EditError } from '../editError.ts'
import { type Branches, folderMark, readState, setBranch } from './branches.ts'
import { byHand, commit } from './commit.ts'
import { writeDifferences } from './folder.ts'
import type { Queue } from './queue.ts'
import { subjects } from './subjects.ts'
import { differences, entriesOf, mergeTrees } from './trees.ts'
import type { Upstream } from './upstream.ts'

const handBranch = 'refs/edit/hand'

/** How often a folder is looked at again whose files change while they are written. */
const mostRounds = 3

interface ContentFolder extends Upstream {
  /** The first commit: the folder as it is. */
  begin(): Promise<void>
}

/**
 * The content folder that the site reads. `folderMark` is the commit that it was last known to hold: what differs from that was made
 * by hand, and what that lacks of the published branch is still to be written. So a kill between the two loses neither.
 */
export function openContentFolder(branches: Branches, queue: Queue, folder: string, index: string): ContentFolder {
  const { git, now, published } = branches
  const treeOf = async (commit: string) => (await git.text(['rev-parse', `${commit}^{tree}`], { isFixed: true })).trim()

  /** The folder as a tree. The index remembers sizes and times, so that only what changed is read. */
  async function snapshot(): Promise<string> {
    const names = await readdir(folder).catch(() => [])
    if (!names.some((name) => !name.startsWith('.'))) throw new EditError('folderMissing', [folder])
    const add = () => git.text(['add', '--all'], { tree: folder, index })
    await add().catch(async (error) => {
      if (error.reason === 'diskFull') throw error
      await rm(index, { force: true }) // may be half written
      await add()
    })
    return (await git.text(['write-tree'], { index })).trim()
  }

  /** Commits what was made by hand. Returns the tree that the folder holds. */
  async function takeHandMade(): Promise<string> {
    const { published: main, folder: base = main } = await readState(branches)
    const tree = await snapshot()
    if (tree === (await treeOf(base)) || tree === (await treeOf(main))) return tree
    const message = subjects.hand
    const made = { branch: handBranch, isForced: true, author: byHand, message, at: now() }
    const hand = await commit(git, { ...made, parent: base, tree })
    if (main === base) {
      await setBranch(branches, published, hand)
      return tree
    }
    const merged = await mergeTrees(git, main, hand)
    if (merged.conflicts.length === 0 && merged.tree === (await treeOf(main))) return tree // all of it came from us
    // What lies in the folder is what readers see: it stays, the other is in the history.
    const theirs = await entriesOf(git, hand, merged.conflicts)
    const files = merged.conflicts.map((path) => [path, theirs.get(path) ?? null] as const)
    const both = await commit(git, { ...made, parent: main, merges: hand, tree: merged.tree, files })
    await setBranch(branches, published, both)
    return tree
  }

  async function meet() {
    for (let round = 0; round < mostRounds; round++) {
      const held = await takeHandMade()
      const { published: main, folder: base } = await readState(branches)
      const left = await writeDifferences(git, folder, await differences(git, held, main))
      if (left.length > 0) continue // changed by hand at this very moment
      if (base !== main) await setBranch(branches, folderMark, main)
      return
    }
  }

  return {
    begin: () =>
      queue(async () => {
        const message = subjects.begin
        const made = { branch: handBranch, isForced: true, author: byHand, message, at: now() }
        const first = await commit(git, { ...made, tree: await snapshot() })
        await setBranch(branches, folderMark, first)
        await setBranch(branches, published, first)
      }),
    fetchBranch: () => queue(meet),
    pushCommit: (made) =>
      queue(async () => {
        await setBranch(branches, published, made)
        await meet()
        return true
      }),
  }
}
