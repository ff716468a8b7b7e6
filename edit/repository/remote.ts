import { EditError } from '../editError.ts'
import { type Branches, setBranch } from './branches.ts'
import type { Queue } from './queue.ts'
import type { Upstream } from './upstream.ts'

const fetched = 'refs/edit/fetched'

/** Another repository, whose branch the site follows. Only what moves our branch waits its turn in `queue`: a slow line holds up nobody. */
export function openRemote(branches: Branches, queue: Queue): Upstream {
  const { git, published } = branches
  return {
    async fetchBranch() {
      await git
        .text(['fetch', '--progress', '--no-tags', '--no-write-fetch-head', 'origin', `+${published}:${fetched}`], {
          isRemote: true,
        })
        .catch((error) => refuse(error, published))
      await queue(async () => {
        const commit = (await git.text(['rev-parse', '--verify', fetched])).trim()
        await setBranch(branches, published, commit)
      })
    },
    async pushCommit(commit) {
      const push = git.text(['push', '--progress', '--no-verify', 'origin', `${commit}:${published}`], {
        isRemote: true,
      })
      const isTaken = await push.then(
        () => true,
        (error) => isOutrun(error) || refuse(error, published),
      )
      if (isTaken === true) await queue(() => setBranch(branches, published, commit))
      return isTaken === true
    },
  }
}

/** `'outrun'` where somebody else published first. */
const isOutrun = ({ message }: Error) =>
  /\((fetch first|non-fast-forward|stale info|failed to update ref|cannot lock ref.*|incorrect old value.*)\)/.test(
    message,
  )
    ? ('outrun' as const)
    : undefined

function refuse(error: Error, published: string): never {
  const { message } = error
  if (!(error instanceof EditError) || error.reason !== 'gitFailed') throw error
  if (/couldn't find remote ref/.test(message))
    throw new EditError('noBranch', [published.replace('refs/heads/', '')], message)
  if (/remote rejected|denied|not allowed|403|protected/i.test(message))
    throw new EditError('pushForbidden', [], message)
  throw new EditError('remoteUnreachable', [], message)
}
