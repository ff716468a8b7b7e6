import { LRUCache } from 'lru-cache'
import { openGit as openPlainGit, type Git as PlainGit, type Run as PlainRun } from '#server/content/git/git.ts'
import { EditError } from '../editError.ts'

export { isFull } from '#server/content/git/git.ts'

export interface Run extends PlainRun {
  /** All that it asks about is named by hash, so that the answer never changes: it is asked once. */
  isFixed?: boolean
}

export interface Git extends PlainGit {
  text(args: string[], run?: Run): Promise<string>
}

/** Signs of answers that are kept: those of some forty trees of 700 files. */
const mostKept = 4_000_000

/** Git whose failures are sentences. To start it takes longer than most answers. @throws EditError `gitMissing`, `diskFull`, `gitFailed`. */
export function openGit(folder: string): Git {
  const git = openPlainGit(folder, (reason, message) => new EditError(reason, [], message))
  const kept = new LRUCache<string, string>({ maxSize: mostKept, sizeCalculation: ({ length }) => length + 100 })
  return {
    ...git,
    async text(args, { isFixed = false, ...run } = {}) {
      if (!isFixed) return git.text(args, run)
      const question = args.join('\0')
      const answer = kept.get(question) ?? (await git.text(args, run))
      kept.set(question, answer)
      return answer
    },
  }
}
