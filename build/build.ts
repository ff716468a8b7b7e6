import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { compileSheet, encodePlan } from 'beasties/compiler'
import { transform } from 'lightningcss'
import postcss from 'postcss'
import type { BundleAssets } from '../server/render/ssrBundle.ts'
import { styleTargets } from './browsers.ts'
import { assertBudgets } from './budgets.ts'
import { buildOnce } from './buildOnce.ts'
import { inlineScript } from './inlineScript.ts'
import { manifestOf, neededBy } from './manifest.ts'
import { hashOfFrontEnd } from './sources.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the front end into a folder unless what it was last built from is unchanged. Returns whether it was built. */
export function build(log: (line: string) => void = console.log, dist: string = join(root, 'dist')): Promise<boolean> {
  return buildOnce({ dist, hash: hashOfFrontEnd, build: () => buildInto(dist, log) })
}

async function buildInto(dist: string, log: (line: string) => void): Promise<void> {
  log('building the front end')
  const vite = await import('vite')
  const shared = { configFile: join(root, 'build/vite.config.ts'), logLevel: 'warn' } as const
  await vite.build({ ...shared, build: { outDir: dist } })
  const rolldownOptions = { output: { codeSplitting: false, entryFileNames: '[name].js' } } // one file
  await vite.build({
    ...shared,
    build: {
      outDir: join(dist, 'server'),
      ssr: 'startup/ssr.tsx',
      manifest: false,
      emitAssets: false,
      rolldownOptions,
    },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' }, // otherwise React asks the environment, and renders half as fast
  })
  await addFontLicences(join(dist, 'third-party-notices.md'))
  const assets = assetsOf(dist)
  const { fonts, rest } = withoutFonts(await readFile(join(dist, assets.styles), 'utf8'))
  await writeFile(join(dist, assets.styles), minified(rest))
  await writeFile(join(dist, 'fonts.css'), minified(fonts))
  // Not the minified sheet: it joins selectors by `:is()`, in which no class is found. What holds until the app is ready is always needed.
  const plan = encodePlan(
    compileSheet(rest, { href: assets.styles, allowRules: [/:not\(\[data-ready\]\)/, /^:root:has\(/] }),
  )
  await writeFile(join(dist, 'assets.json'), JSON.stringify(assets))
  await writeFile(join(dist, 'styles.json'), JSON.stringify(plan))
  await writeFile(join(dist, 'inline.js'), await inlineScript())
  await compressAssets(join(dist, 'assets'))
  if (!process.env.VITE_SHOWROOM) {
    assertBudgets(dist) // the showroom is shown to nobody but us
    await assertSupport(dist, assets.styles)
  }
}

/** The bundler lists the packages of scripts, with their licences; fonts come by style sheets. */
async function addFontLicences(notices: string) {
  const read = async (path: string) => readFile(join(root, path), 'utf8')
  const { devDependencies } = JSON.parse(await read('package.json')) as { devDependencies: Record<string, string> }
  const fonts = Object.entries(devDependencies).filter(([name]) => name.startsWith('@fontsource'))
  for (const [name, version] of fonts) {
    const licence = await read(`node_modules/${name}/LICENSE`)
    await appendFile(notices, `\n## ${name} - ${version} (OFL-1.1)\n\n${licence}`)
  }
}

/** @throws Error where the build needs browsers that are newer than those of the table. */
async function assertSupport(dist: string, styles: string) {
  const { assertBrowserSupport } = await import('./browserSupport.ts')
  const folder = join(dist, 'assets')
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const read = (path: string) => readFile(path, 'utf8')
  assertBrowserSupport(
    await Promise.all(scripts.map((name) => read(join(folder, name)))),
    await read(join(dist, styles)),
  )
}

/** What documents name of a build. */
function assetsOf(dist: string): BundleAssets {
  const manifest = manifestOf(dist)
  const scriptsOf = (name: string) =>
    [...neededBy(manifest, [name])].reverse().map((needed) => `/${manifest[needed]?.file}`)
  const named = Object.keys(manifest).filter((name) => /^(pages|words)\//.test(name))
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets])
  const address = (isIt: RegExp) => files.filter((file) => isIt.test(file)).map((file) => `/${file}`)[0]
  const styles = address(/\.css$/)
  if (!styles) throw new Error('the build has no stylesheet')
  return {
    entry: `/${manifest['main.tsx']?.file}`,
    app: `/${manifest['startup/hydrate.tsx']?.file}`,
    styles,
    font: address(/\.woff2$/),
    scripts: Object.fromEntries([
      ['app', scriptsOf('startup/hydrate.tsx')],
      ...named.map((name) => [name, scriptsOf(name)]),
    ]),
  }
}

/** For the oldest browsers too, where a class says what `:popover-open` does elsewhere (`web/startup/hydrate.tsx`). */
function minified(css: string): string {
  const code = Buffer.from(css.replaceAll(':popover-open', ':is(:popover-open, .\\:popover-open)'))
  return transform({ filename: 'style.css', code, minify: true, targets: styleTargets }).code.toString()
}

/**
 * Every document declares the fonts. Declared by the stylesheet too, one that came too late for the first view would be put in its place
 * before the reader's eyes.
 */
function withoutFonts(css: string): { fonts: string; rest: string } {
  const sheet = postcss.parse(css, { from: undefined })
  const fonts: string[] = []
  sheet.walkAtRules('font-face', (face) => {
    fonts.push(face.toString())
    face.remove()
  })
  return { fonts: fonts.join(''), rest: sheet.toString() }
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
