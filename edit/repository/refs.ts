import type { Git } from './git.ts'

/** Commit and message of each branch, by its full name. */
type Refs = ReadonlyMap<string, { commit: string; message: string }>

/** Nobody else moves a branch while the folder is locked: what was read holds until we move one. */
const known = new WeakMap<Git, Promise<Refs>>()

export function readRefs(git: Git): Promise<Refs> {
  const refs = known.get(git) ?? askRefs(git)
  known.set(git, refs)
  refs.catch(() => forgetRefs(git))
  return refs
}

/** To be called after each command that may have moved a branch, also after one that failed. */
export const forgetRefs = (git: Git) => void known.delete(git)

async function askRefs(git: Git): Promise<Refs> {
  const format = '%(refname)%00%(objectname)%00%(contents)%00'
  const fields = (await git.text(['for-each-ref', `--format=${format}`, 'refs/heads', 'refs/edit'])).split('\0')
  const refs = new Map<string, { commit: string; message: string }>()
  for (let at = 0; at + 2 < fields.length; at += 3) {
    refs.set((fields[at] ?? '').trim(), { commit: fields[at + 1] ?? '', message: fields[at + 2] ?? '' })
  }
  return refs
}
