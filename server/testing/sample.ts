import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readSettings, type Settings } from '../settings.ts'
import { preparedSample, type SampleContent, tinyPdf } from './prepared.ts'

export { tinyPdf }

export interface Sample {
  settings: Settings
  /** Replaces text in a content file; fails when the text is not there. */
  edit(file: string, from: string | RegExp, to: string | ((found: string) => string)): Promise<void>
  write(file: string, text: string | Buffer): Promise<void>
  remove(file: string): Promise<void>
  dispose(): Promise<void>
}

/**
 * A folder of its own with the product's content, a data folder in which everything is prepared, and a built front end of one
 * script. Pictures and PDFs are replaced by tiny ones, so that a test does not prepare megabytes. A test that opens the site again and
 * again takes the small content of the dairy.
 */
export async function createSample(env: Record<string, string> = {}, content?: SampleContent): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const copy = join(folder, 'content')
  // With its times: prepared pictures know their masters by them.
  cpSync(await preparedSample(content), folder, { recursive: true, preserveTimestamps: true })
  const dist = join(folder, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  for (const ending of ['', '.br', '.gz']) await writeFile(join(dist, `assets/app-1a2b.js${ending}`), `script${ending}`)
  await writeFile(join(dist, 'third-party-notices.md'), '# Licenses\n')
  const given = readSettings({
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: copy,
    KEYS_DIR: join(folder, 'keys'),
    PORT: '0',
    LOG_LEVEL: 'silent',
    LANG: 'en',
    ALLOW_TRIAL_KEYS: '1', // as npm start says
    ...env,
  })
  const settings = { ...given, dist }
  return {
    settings,
    async edit(file, from, to) {
      const before = await readFile(join(copy, file), 'utf8')
      const after = typeof to === 'string' ? before.replace(from, to) : before.replace(from, to)
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
