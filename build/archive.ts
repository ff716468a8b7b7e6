import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Tests, what they use, and what the browser alone needs and the build has put into `dist`. */
export const isLeftOut = (path: string) =>
  /\.test\.tsx?$|(^|\/)testing(\/|$)|^edit\/page(\/|$)|^dist(-edit)?\/\.vite(\/|$)/.test(path.replaceAll('\\', '/'))

/** Packs a folder as .tar.gz with its checksum beside it. Whoever unpacks it as root gets root's files, whatever the machine that made it. */
export async function packTar(folder: string): Promise<string> {
  const archive = `${folder}.tar.gz`
  const owner =
    process.platform === 'darwin'
      ? ['--uid', '0', '--gid', '0']
      : ['--owner=0', '--group=0', '--numeric-owner', '--sort=name', '--mode=a+rX,go-w']
  await run('tar', [...owner, '-czf', archive, '-C', dirname(folder), basename(folder)])
  await writeSum(archive)
  return archive
}

/** Writes a file's SHA-256 beside it, as `sha256sum --check` reads it. */
export async function writeSum(file: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(file)) hash.update(bytes)
  await writeFile(`${file}.sha256`, `${hash.digest('hex')}  ${basename(file)}\n`)
}
