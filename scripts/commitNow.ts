import { execFileSync } from 'node:child_process'

/** The commit that is checked out here, short, and whether anything differs from it. @throws Error where there is no repository. */
export function commitNow(): string {
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: '0' }
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8', env, stdio: 'pipe' }).trim()
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes')
}
