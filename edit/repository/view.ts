import { mkdir, rm } from 'node:fs/promises'
import { writeDifferences } from './folder.ts'
import type { Git } from './git.ts'
import { differences } from './trees.ts'

export interface View {
  /** Makes the folder hold `revision`. Returns the paths that changed. */
  show(revision: string): Promise<string[]>
}

/** A folder that holds what is being edited. It is a copy: nothing is ever taken from it. */
export function openView(git: Git, folder: string, index: string): View {
  let shown: string | undefined

  async function showWhole(revision: string) {
    await mkdir(folder, { recursive: true })
    const checkout = () => git.text(['read-tree', '--reset', '-u', revision], { tree: folder, index })
    await checkout().catch(async (error) => {
      if (error.reason === 'diskFull') throw error
      await rm(index, { force: true }) // may be half written
      await checkout()
    })
    await git.text(['clean', '-ffdxq'], { tree: folder, index })
  }

  return {
    async show(revision) {
      const before = shown
      if (before === revision) return []
      shown = undefined // whatever fails below, the next time begins anew
      const found = before === undefined ? [] : await differences(git, before, revision)
      if (before === undefined || (await writeDifferences(git, folder, found)).length > 0) await showWhole(revision)
      shown = revision
      return found.map(({ path }) => path)
    },
  }
}
