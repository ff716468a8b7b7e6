import type { Git } from './git.ts'
import { forgetRefs } from './refs.ts'
import { subjects } from './subjects.ts'
import type { Entry } from './trees.ts'

/** What a commit does to a file: new bytes, an entry of another revision, or null when it removes it. */
export type Content = Buffer | Entry | null

export interface Commit {
  /** Branch that it is put on. */
  branch: string
  /** Commit that it follows; none for the first of all. */
  parent?: string | undefined
  /** A second parent. */
  merges?: string | undefined
  /** Tree that it begins with, in the place of its parent's. */
  tree?: string | undefined
  files?: Iterable<readonly [path: string, content: Content]>
  author: { name: string; mail: string }
  /** One line. */
  message: string
  /** Lines below it, `Name: value`. */
  trailers?: readonly string[]
  at: number
  /** Puts it there whatever the branch holds. */
  isForced?: boolean
}

/** Who commits, whoever wrote. */
export const program = { name: 'Editors’ program', mail: 'edit@localhost' }
/** Who wrote what was changed in the folder itself. */
export const byHand = { name: subjects.hand, mail: 'by-hand@localhost' }

/**
 * Makes a commit and moves its branch in one step: blobs, trees and commit are there before the branch is. Nothing touches a working
 * tree or an index, so that a kill leaves the branch before or after it. Returns the commit's id.
 */
export async function commit(git: Git, made: Commit): Promise<string> {
  const args = ['fast-import', '--quiet', '--done', ...(made.isForced ? ['--force'] : [])]
  const output = await git.text(args, { input: Buffer.concat(stream(made)) }).finally(() => forgetRefs(git))
  const id = output.match(/^[0-9a-f]{40}$/m)?.[0]
  if (id === undefined) throw new Error(`fast-import: ${output}`)
  return id
}

/** https://git-scm.com/docs/git-fast-import#_input_format */
function stream({ branch, parent, merges, tree, files = [], author, message, trailers = [], at }: Commit): Buffer[] {
  const when = `${Math.floor(at / 1_000)} +0000`
  const text = [line(message), ...(trailers.length > 0 ? ['', ...trailers.map(line)] : []), ''].join('\n')
  const parts: (string | Buffer)[] = [
    `commit ${branch}\nmark :1\n`,
    `author ${signature(author)} ${when}\ncommitter ${signature(program)} ${when}\n`,
    ...data(Buffer.from(text)),
    parent === undefined ? '' : `from ${parent}\n`,
    merges === undefined ? '' : `merge ${merges}\n`,
    tree === undefined ? '' : `M 040000 ${tree} ""\n`,
  ]
  for (const [path, content] of files) {
    if (content === null) parts.push(`D ${quoted(path)}\n`)
    else if (Buffer.isBuffer(content)) parts.push(`M 100644 inline ${quoted(path)}\n`, ...data(content))
    else parts.push(`M ${content.mode} ${content.blob} ${quoted(path)}\n`)
  }
  parts.push('get-mark :1\ndone\n')
  return parts.map((part) => (Buffer.isBuffer(part) ? part : Buffer.from(part)))
}

const data = (bytes: Buffer) => [`data ${bytes.length}\n`, bytes, '\n']

/** No name can end its line and begin a command. */
const plain = (text: string) => line(text).replace(/[<>]/g, '')
const signature = ({ name, mail }: Commit['author']) => `${plain(name) || plain(mail)} <${plain(mail)}>`
const line = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const quoted = (path: string) => `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
