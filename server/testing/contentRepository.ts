import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Git as the user of this machine runs it. */
export const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Else', '-c', 'user.email=else@x.example', '-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** A repository that sites follow, and a clone in which somebody works. `from` is a folder whose files it begins with. */
export function createContentRepository(from?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'))
  const [bare, clone] = [join(folder, 'content.git'), join(folder, 'clone')]
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', bare)
  git(folder, 'init', '--quiet', '--initial-branch=main', clone)
  git(clone, 'remote', 'add', 'origin', bare)
  if (from !== undefined) cpSync(from, clone, { recursive: true })
  const write = (path: string, bytes: string | Buffer) => {
    mkdirSync(dirname(join(clone, path)), { recursive: true })
    writeFileSync(join(clone, path), bytes)
  }
  return {
    folder,
    bare,
    clone,
    write,
    remove: (path: string) => rmSync(join(clone, path), { recursive: true }),
    /** Pushes what was written. Returns the revision. */
    push(...args: string[]) {
      git(clone, 'add', '--all')
      git(clone, 'commit', '--quiet', '--allow-empty', '--message=else', ...args)
      git(clone, 'push', '--quiet', '--force', 'origin', 'main')
      return git(clone, 'rev-parse', 'HEAD')
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}
export type ContentRepository = ReturnType<typeof createContentRepository>
