import { hash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { keepBytes } from './attributes.ts'
import { type Git, openGit } from './git.ts'
import { removeLeftovers } from './leftovers.ts'

interface CloneOptions {
  /** Folder of the clone. */
  folder: string
  /** Address of the repository that is followed. */
  remote: string
  branch: string
}

/** A bare clone of one branch of another repository. Only the branch that has come whole is ever named by it. */
interface Clone {
  git: Git
  /** The revision that came last; undefined before the first. */
  head(): Promise<string | undefined>
  /** Brings what is new. @throws GitError, when the other repository cannot be reached too. */
  update(): Promise<void>
  /** Packs what many small fetches have left. @throws GitError. */
  pack(): Promise<void>
}

/** How often a repository is made that somebody else is making as well. */
const mostTries = 40

/** Servers over one data folder may start at once: while one writes the configuration, the others find it locked. @throws GitError. */
async function makeRepository(git: Git): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await git.text(['init', '--bare', '--quiet', '--template=', '--initial-branch=none'])
      return
    } catch (error) {
      const isLocked = error instanceof Error && /could not lock config file|File exists/.test(error.message)
      if (!isLocked || tries === mostTries) throw error
      await pause(50)
    }
  }
}

/**
 * Opens the clone, and makes it when there is none. It has the whole history: a shallow one is locked while it is fetched, and a
 * kill, or a second server over the same folder, would have to be told from one that is still at work. @throws GitError.
 */
export async function openClone({ folder, remote, branch }: CloneOptions): Promise<Clone> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const git = openGit(folder)
  await removeLeftovers(folder)
  await makeRepository(git)
  await keepBytes(folder)
  // Of its own for each address and branch: what came from elsewhere is never taken for it.
  const name = `refs/followed/${hash('sha256', `${remote} ${branch}`).slice(0, 16)}`
  const refspec = `+refs/heads/${branch}:${name}`
  // What says nothing for a minute is given up: progress is said.
  const options = ['--progress', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance']
  return {
    git,
    async head() {
      const found = await git.text(['for-each-ref', '--format=%(objectname)', name])
      return found.trim() || undefined
    },
    async update() {
      await git.text(['fetch', ...options, '--', remote, refspec], { isRemote: true })
    },
    async pack() {
      await git.text(['gc', '--auto', '--quiet'])
    },
  }
}
