import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesOf } from '../server/stores/styles.ts'
import { holdBudgets } from './budgets.ts'
import { removeFonts, scriptsOf, stylesOf } from './pageParts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the front end into a folder unless what it was last built from is unchanged. Returns whether it was built. */
export async function build(
  log: (line: string) => void = console.log,
  dist: string = join(root, 'dist'),
): Promise<boolean> {
  const stamp = join(dist, 'built-from.txt')
  const sources = await hashOfSources()
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === sources) return false
  log('building the front end')
  const vite = await import('vite')
  const customLogger = vite.createLogger('warn')
  const { warnOnce } = customLogger
  // Vite says this of its own reading of the fonts' stylesheet; their addresses are right.
  customLogger.warnOnce = (text, options) => text.includes('did not pass the `from` option') || warnOnce(text, options)
  const shared = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn', customLogger } as const
  await vite.build({ ...shared, build: { outDir: dist } })
  const rolldownOptions = { output: { codeSplitting: false, entryFileNames: '[name].js' } } // one file each
  await vite.build({
    ...shared,
    build: { outDir: join(dist, 'server'), ssr: 'server.tsx', manifest: false, emitAssets: false, rolldownOptions },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' }, // otherwise React asks the environment, and draws half as fast
  })
  const scripts = scriptsOf(dist)
  const styles = stylesOf(dist)
  removeFonts(dist, styles)
  // The script in a document and the one that follows its first view are others on an export.
  const alone = async (name: string, isExport: boolean, later = '') => {
    const folder = isExport ? 'exported' : 'served'
    await vite.build({
      ...shared,
      build: {
        outDir: join(dist, folder),
        emptyOutDir: false,
        manifest: false,
        rolldownOptions: { ...rolldownOptions, external: [later] },
        lib: { entry: `${name}.ts`, formats: ['iife'], name, fileName: () => `${name}.js` },
      },
      define: {
        IS_EXPORT: String(isExport),
        APP_SCRIPTS: JSON.stringify(scripts.entry),
        STYLES: JSON.stringify(filesOf(styles)),
        LATER: JSON.stringify(later),
      },
    })
    return readFile(join(dist, folder, `${name}.js`))
  }
  const boot = async (isExport: boolean) => {
    const later = await addAsset(dist, 'later.js', await alone('later', isExport))
    return (await alone('boot', isExport, later)).toString().trim()
  }
  const first = {
    served: await boot(false),
    exported: await boot(true),
    styles: await addAsset(dist, 'all.css', await wholeSheet(dist, filesOf(styles))),
  }
  for (const [name, made] of Object.entries({ first, styles, scripts }))
    await writeFile(join(dist, `${name}.json`), JSON.stringify(made))
  await compressAssets(join(dist, 'assets'))
  holdBudgets(dist)
  await writeFile(stamp, sources)
  return true
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['web', 'contract', 'sealing']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const name of names.sort()) hash.update(name.slice(root.length)).update(await readFile(name))
  }
  const builders = ['build', 'pageParts', 'classNames', 'manifest', 'budgets'].map((name) => `scripts/${name}.ts`)
  for (const name of ['package-lock.json', 'vite.config.ts', ...builders]) hash.update(await readFile(join(root, name)))
  return hash.digest('hex')
}

/** All styles in one, for readers without scripts: a dozen files took 130 bytes of every document to be named. */
const wholeSheet = async (dist: string, files: string[]) =>
  Buffer.concat(await Promise.all(files.map((file) => readFile(join(dist, file)))))

/** Puts a file among those that browsers keep for ever. @returns its address */
async function addAsset(dist: string, name: string, bytes: Buffer): Promise<string> {
  const mark = createHash('sha256').update(bytes).digest('base64url').slice(0, 6)
  const file = `assets/${name.replace('.', `-${mark}.`)}`
  await writeFile(join(dist, file), bytes)
  return `/${file}`
}

/** Writes a brotli and a gzip file beside each asset that gains from it. */
async function compressAssets(assets: string) {
  for (const name of await readdir(assets)) {
    if (!/\.(js|css|svg)$/.test(name)) continue
    const bytes = await readFile(join(assets, name))
    await writeFile(
      join(assets, `${name}.br`),
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    await writeFile(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
