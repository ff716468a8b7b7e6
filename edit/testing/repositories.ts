import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Editor, openRepository, type Repository, type RepositoryOptions } from '../repository/repository.ts'

export const an: Editor = { name: '安宁', mail: 'an@qingsui.example', role: 'writer' }
export const bo: Editor = { name: 'Bo Li', mail: 'bo@qingsui.example', role: 'publisher' }
export const chen: Editor = { name: 'Chen "C" <x>', mail: 'chen@qingsui.example', role: 'publisher' }

export const picture = Buffer.from([0x52, 0x49, 0x46, 0x46, 0, 255, 13, 10, 10, 0, 128])
/** Ten lines, so that changes far from each other fit together. */
export const lines = (...changes: [number, string][]) => {
  const text = Array.from({ length: 10 }, (_, index) => `line${index}: ${index}`)
  for (const [index, value] of changes) text[index] = value
  return `${text.join('\n')}\n`
}

/** Git as the user of this machine runs it, with who commits. */
export const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Else', '-c', 'user.email=else@x.example', '-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** A folder of its own with a small content folder. */
export function createPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'edit-'))
  const [content, data] = [join(folder, 'content'), join(folder, 'data')]
  const write = (path: string, bytes: string | Buffer) => {
    mkdirSync(dirname(join(content, path)), { recursive: true })
    writeFileSync(join(content, path), bytes)
  }
  write('site.yaml', 'name: Qingsui\n')
  write('news/a.yaml', lines())
  write('news/b.yaml', lines())
  write('announcements/c.yaml', lines())
  write('media/p.webp', picture)
  const logged: string[] = []
  const opened: Repository[] = []
  return {
    folder,
    content,
    data,
    logged,
    write,
    text: (path: string) => readFileSync(join(content, path), 'utf8'),
    has: (path: string) => existsSync(join(content, path)),
    async open(more: Partial<RepositoryOptions> = {}) {
      const log = { error: (line: string) => void logged.push(line) }
      const repository = await openRepository({ data, content, remote: '', branch: 'main', log, ...more })
      opened.push(repository)
      return repository
    },
    git: (...args: string[]) => git(join(data, 'content.git'), ...args),
    async dispose() {
      for (const repository of opened) await repository.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Place = ReturnType<typeof createPlace>

/** A repository of others, and a clone in which they work. */
export function createRemote(place: Place) {
  const [bare, clone] = [join(place.folder, 'remote.git'), join(place.folder, 'clone')]
  git(place.folder, 'init', '--quiet', '--initial-branch=main', place.content)
  git(place.content, 'add', '--all')
  git(place.content, 'commit', '--quiet', '--message=first')
  git(place.folder, 'clone', '--quiet', '--bare', place.content, bare)
  rmSync(join(place.content, '.git'), { recursive: true })
  git(place.folder, 'clone', '--quiet', bare, clone)
  return {
    bare,
    /** Somebody else publishes. */
    push(path: string, text: string) {
      git(clone, 'pull', '--quiet')
      mkdirSync(dirname(join(clone, path)), { recursive: true })
      writeFileSync(join(clone, path), text)
      git(clone, 'add', '--all')
      git(clone, 'commit', '--quiet', `--message=else ${path}`)
      git(clone, 'push', '--quiet')
    },
    text: (path: string) => git(bare, 'show', `main:${path}`),
  }
}

/** What an editor's page does: reads a file and saves it in other words. */
export async function change(repository: Repository, path: string, text: string | Buffer | null, by: Editor) {
  const read = await repository.read(path)
  return repository.save(
    [{ path, bytes: text === null ? null : Buffer.from(text), version: read?.version ?? null }],
    by,
    `changes ${path}`,
  )
}
