import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** How the user's own Git sees the content folder. */
interface UpgradeRepository {
  /** What of the folder is not committed, in a line; empty for nothing. */
  unsaved(): Promise<string>
  /** Commits the folder as it is. Returns the revision. @throws Error with what Git says. */
  commit(message: string): Promise<string>
  /** Takes back what was put aside for a commit; the files stay as they are. */
  unstage(): Promise<void>
}

/**
 * The repository that holds the folder; `undefined` where Git finds none. @throws Error with what keeps Git from telling: a folder of
 * another owner, a missing Git.
 */
export async function repositoryAt(folder: string): Promise<UpgradeRepository | undefined> {
  const git = (...args: string[]) => run(folder, args)
  try {
    // In English, whatever the user reads: the answer is told by its words.
    await run(folder, ['rev-parse', '--show-toplevel'], { ...process.env, LC_ALL: 'C' })
  } catch (error) {
    if (/not a git repository \(or any/.test((error as Error).message)) return undefined
    throw error
  }
  return {
    unsaved: async () => (await git('status', '--porcelain', '--', '.')).split('\n').slice(0, 5).join(', '),
    async commit(message) {
      await git('add', '--all', '--', '.')
      await git('commit', '--quiet', '--message', message, '--', '.')
      return git('rev-parse', '--short', 'HEAD')
    },
    unstage: async () => void (await git('reset', '--quiet', '--', '.')),
  }
}

async function run(folder: string, args: readonly string[], env = process.env): Promise<string> {
  try {
    return (await promisify(execFile)('git', ['-C', folder, ...args], { encoding: 'utf8', env })).stdout.trim()
  } catch (error) {
    const { message, stderr } = error as Error & { stderr?: string }
    throw new Error(stderr?.trim() || message, { cause: error })
  }
}
