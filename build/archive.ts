import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Tests, what they use, and what the browser alone needs and the build has put into `dist`. */
export const isLeftOut = (path: string) =>
  /\.test\.(ts|yml)$|\.tsx$|(^|\/)testing(\/|$)|^edit\/page(\/|$)|^dist(-edit)?\/\.vite(\/|$)/.test(
    path.replaceAll('\\', '/'),
  )

/**
 * The time that files of an archive have, in seconds since 1970: that of the commit, or what `SOURCE_DATE_EPOCH` says
 * (https://reproducible-builds.org/specs/source-date-epoch/); without either the day from which ZIP counts, 1 January 1980.
 */
export function archiveTime(folder: string, env: Record<string, string | undefined> = process.env): number {
  if (/^\d+$/.test(env.SOURCE_DATE_EPOCH ?? '')) return Number(env.SOURCE_DATE_EPOCH)
  try {
    const words = ['-C', folder, 'log', '-1', '--format=%ct']
    return Number(execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return Date.UTC(1980, 0) / 1_000
  }
}

/**
 * Packs a folder as .tar.gz with its checksum beside it; its files get `time` (seconds since 1970). The same files make the same bytes, where
 * tar is GNU's. Whoever unpacks it as root gets root's files, whatever the machine that made it.
 */
export async function packTar(folder: string, time: number): Promise<string> {
  const archive = `${folder}.tar.gz`
  const owner =
    process.platform === 'darwin'
      ? ['--uid', '0', '--gid', '0']
      : [
          '--format=gnu',
          '--owner=0',
          '--group=0',
          '--numeric-owner',
          '--sort=name',
          '--mode=a+rX,u+w,go-w',
          `--mtime=@${time}`,
        ]
  const tar = spawn('tar', [...owner, '-cf', '-', '-C', dirname(folder), basename(folder)])
  const ended = once(tar, 'close')
  const said = text(tar.stderr)
  // Node's own gzip: it writes no time, and is the same on every machine that has the project's Node.
  await pipeline(tar.stdout, createGzip(), createWriteStream(archive))
  const [status] = await ended
  if (status !== 0) throw new Error(`tar ended with ${status}: ${await said}`)
  await writeSum(archive)
  return archive
}

/** Writes a file's SHA-256 beside it, as `sha256sum --check` reads it. */
export async function writeSum(file: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(file)) hash.update(bytes)
  await writeFile(`${file}.sha256`, `${hash.digest('hex')}  ${basename(file)}\n`)
}
