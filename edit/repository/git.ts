import { type Git, openGit as openPlainGit } from '#server/content/git/git.ts'
import { Fault } from '../fault.ts'

export { type Git, isFull } from '#server/content/git/git.ts'

/** Git whose failures are sentences. @throws Fault `gitMissing`, `diskFull`, `gitFailed`. */
export const openGit = (folder: string): Git =>
  openPlainGit(folder, (reason, message) => new Fault(reason, [], message))
