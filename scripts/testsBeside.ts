import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname } from 'node:path'

/** Unit tests in the folders of what changed since a commit, and of what is in no commit; paths from the root of the project, `cwd`. */
export function testsBeside(since = 'HEAD', cwd = '.'): string[] {
  const lines = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).split('\n').filter(Boolean)
  const changed = [...lines('diff', '--name-only', since), ...lines('ls-files', '--others', '--exclude-standard')]
  const folders = new Set(changed.map((file) => dirname(file)))
  // Those of the root, of journeys and of the tools are no unit tests.
  const own = [...folders].filter((folder) => folder !== '.' && !/^(e2e|tools)(\/|$)/.test(folder))
  return own
    .flatMap((folder) => globSync(`${folder}/*.test.{ts,tsx}`, { cwd }))
    .map((file) => file.replaceAll('\\', '/'))
}
