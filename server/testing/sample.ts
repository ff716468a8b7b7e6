import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { readSettings, type Settings } from '../settings.ts'

const content = fileURLToPath(new URL('../../content', import.meta.url))

export interface Sample {
  settings: Settings
  /** Replaces text in a content file; fails when the text is not there. */
  edit(file: string, from: string | RegExp, to: string): Promise<void>
  write(file: string, text: string | Buffer): Promise<void>
  remove(file: string): Promise<void>
  dispose(): Promise<void>
}

/** No PDF that a reader would open, but one whose pages can be counted. */
export const tinyPdf = '%PDF-1.5\n1 0 obj\n<</Type /Pages /Kids [] /Count 3>>\nendobj\n%%EOF\n'

/**
 * A folder of its own with the product's content, an empty data folder and a built front end of one script. Pictures and
 * PDFs are replaced by tiny ones, so that a test does not prepare megabytes.
 */
export async function createSample(env: Record<string, string> = {}): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const copy = join(folder, 'content')
  await cp(content, copy, { recursive: true, filter: (source) => !/\.(webp|mp4|pdf)$/.test(source) })
  const tiny = await sharp({ create: { width: 16, height: 10, channels: 3, background: '#8fc31f' } })
    .webp()
    .toBuffer()
  for (const entry of await readdir(join(content, 'media'), { recursive: true })) {
    const target = join(copy, 'media', entry)
    if (!/\.(webp|mp4|pdf)$/.test(entry)) continue
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, entry.endsWith('.webp') ? tiny : entry.endsWith('.pdf') ? tinyPdf : 'film')
  }
  const dist = join(folder, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  for (const ending of ['', '.br', '.gz']) await writeFile(join(dist, `assets/app-1a2b.js${ending}`), `script${ending}`)
  const given = readSettings({
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: copy,
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...env,
  })
  const settings = { ...given, dist }
  return {
    settings,
    async edit(file, from, to) {
      const before = await readFile(join(copy, file), 'utf8')
      const after = before.replace(from, to)
      if (after === before) throw new Error(`${file} does not hold ${from}`)
      await writeFile(join(copy, file), after)
    },
    async write(file, text) {
      await mkdir(dirname(join(copy, file)), { recursive: true })
      await writeFile(join(copy, file), text)
    },
    remove: (file) => rm(join(copy, file)),
    dispose: () => rm(folder, { recursive: true, force: true }),
  }
}
