import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { preparedParts } from '../server/prepared.ts'
import { readSettings } from '../server/settings.ts'
import { openSite } from '../server/site.ts'
import { archiveTime, isLeftOut, packTar } from './archive.ts'
import { lock } from './buildOnce.ts'
import { makeDeskRelease } from './deskRelease.ts'
import { type DeskPlatform, deskPlatforms } from './deskStart.ts'
import { ensureEditPage, ensureFrontEnd } from './ensure.ts'

/*
 * Makes what an operator installs: npm run release -- [--to=folder, "release" when absent]. What officers install: npm run release -- desk
 * --site=https://… [--root=keys/root.pub] [--platform=windows-x64 …]. The first is a folder and its .tar.gz, named after version
 * and platform: built files, the sources that Node runs, production dependencies, Node itself. It shows no company: the sample companies
 * are archives beside it, content with what is prepared of it. docs/operating.md uses them.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)

/** Folders and files that a release needs. Of `web` only words and what pages ask run on the server; pages and their rendering are in `dist`. */
export const releasedParts = [
  ...[
    'bin',
    'blocks',
    'contract',
    'sealing',
    'server',
    'desk',
    'edit',
    'web/words',
    'web/styles/tokens.css', // the desk's page has them too
    'examples/starter',
    'keys',
    'deploy',
    'dist',
    'dist-edit',
  ],
  ...['build/ensure.ts', 'build/sources.ts', 'build/export.ts', 'build/export'],
  ...['web/data/routeQueries.ts', 'web/routing/navigation.ts', 'web/routing/pageNames.ts'], // the export asks what pages ask
  ...[
    'scripts/requireNode.cjs',
    'scripts/endWithNpm.cjs',
    'scripts/check.ts',
    'scripts/mendLinks.ts',
    'scripts/newSite.ts',
    'scripts/upgradeContent.ts',
    'scripts/upgradeArguments.ts',
    'scripts/upgradeRepository.ts',
    'scripts/contentUpgrades.ts',
  ],
  ...['scripts/backup.ts', 'scripts/restore.ts'],
  ...['docs', 'CHANGELOG.md'],
  ...['package-lock.json', '.npmrc'],
]

/** The sample companies, by the folder of their content. What a new site starts with is in the release itself. */
const examples: Record<string, string> = {
  qingsui: 'content',
  ...Object.fromEntries(
    globSync('examples/*/', { cwd: root })
      .map((folder) => basename(folder))
      .filter((name) => name !== 'starter')
      .sort()
      .map((name) => [name, `examples/${name}`]),
  ),
}

const readPackage = async () => JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))

/** Makes a release in the folder `to`, in place of one of the same name, and returns its archive. It holds this platform's Node. */
async function makeRelease(to: string, log: (line: string) => void = console.log): Promise<string> {
  const described = await readPackage()
  const folder = resolve(to, `${described.name}-${described.version}-${process.platform}-${process.arch}`)
  await rm(folder, { recursive: true, force: true })
  for (const part of releasedParts) await copyPart(part, join(folder, part))
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`)
  log('installing what it needs to run')
  await run('npm', ['ci', '--omit=dev', '--ignore-scripts'], { cwd: folder })
  await trimNode(folder)
  const scripts = Object.fromEntries(commands.map((name) => [name, `bin/${name}`]))
  const own = { ...described, scripts: { start: 'bin/site', ...scripts } }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
  return packTar(folder, archiveTime(root))
}

const commands = globSync('*', { cwd: join(root, 'bin') })
  .filter((name) => !name.includes('.'))
  .sort()

async function copyPart(part: string, target: string) {
  await mkdir(dirname(target), { recursive: true })
  const filter = (source: string) => !isLeftOut(relative(root, source))
  await cp(join(root, part), target, { recursive: true, filter, preserveTimestamps: true })
}

/** Makes the archive of a sample company: its folder `content` is a CONTENT_DIR, beside which the site finds what is prepared. */
async function makeExample(to: string, name: string): Promise<string> {
  const { version } = await readPackage()
  const time = archiveTime(root)
  const folder = resolve(to, `example-${name}-${version}`)
  await rm(folder, { recursive: true, force: true })
  const content = join(folder, 'content')
  await copyPart(examples[name] ?? '', content)
  // What is prepared remembers the time of each picture.
  for (const file of await readdir(content, { recursive: true })) await utimes(join(content, file), time, time)
  await prepare(content)
  return packTar(folder, time)
}

/** Brings what a first start would wait for: the files of pictures, and the texts of PDFs. */
async function prepare(content: string) {
  const data = await mkdtemp(join(tmpdir(), 'release-'))
  const settings = readSettings({ CONTENT_DIR: content, DATA_DIR: data })
  const site = await openSite(settings, { info: () => undefined, error: console.error })
  await site.pictures.finished()
  await site.readPdfs()
  const { done, total } = site.pictures.progress
  const { read, total: pdfs } = site.pdfProgress()
  await site.close()
  if (done < total || read < pdfs) throw new Error(`prepared: ${done} of ${total} pictures, ${read} of ${pdfs} PDFs`)
  for (const part of preparedParts) await cp(join(data, part), join(settings.prepared, part), { recursive: true })
  await rm(data, { recursive: true })
}

/** Of Node's package the program and its licence are needed: headers and manuals are a third of it. */
async function trimNode(folder: string) {
  const found = globSync('node_modules/node-*/bin/node', { cwd: folder })[0]
  if (!found)
    throw new Error(
      `npm installed no Node for ${process.platform} on ${process.arch}: README.md lists those that it has.`,
    )
  const own = join(folder, dirname(dirname(found)))
  for (const name of ['include', 'share', 'README.md', 'CHANGELOG.md'])
    await rm(join(own, name), { recursive: true, force: true })
}

/** What officers install; a platform for which there is no Node is named, and the others are made. */
async function releaseDesk(values: { to: string; site?: string; root?: string; platform?: string[] }): Promise<void> {
  const all = Object.keys(deskPlatforms) as DeskPlatform[] // the table's own keys
  const platforms = all.filter((platform) => values.platform?.includes(platform) ?? true)
  const { SITE_ORIGIN = '', KEYS_DIR = join(root, 'keys') } = process.env
  const rootKey = values.root ?? join(KEYS_DIR, 'root.pub')
  const { made, failed } = await makeDeskRelease({
    to: values.to,
    site: values.site ?? SITE_ORIGIN,
    rootKey,
    platforms,
  })
  for (const archive of made) console.log(archive)
  for (const line of failed) console.error(`Not made: ${line}`)
  if (failed.length > 0 || made.length === 0) process.exitCode = 1
}

/** What operators install. A front end that cannot be built is told before pictures take minutes; two runs would mix their files. */
async function releaseSite(to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const held = await lock(join(to, '.lock'))
  try {
    await ensureFrontEnd()
    await ensureEditPage()
    console.log('preparing pictures of the sample companies, and reading their PDFs')
    const archives = []
    for (const name of Object.keys(examples)) archives.push(await makeExample(to, name))
    console.log(`\n${[...archives, await makeRelease(to)].join('\n')}\n`)
  } finally {
    held.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.umask(0o022) // others than its maker will read it
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string', default: 'release' },
      site: { type: 'string' },
      root: { type: 'string' },
      platform: { type: 'string', multiple: true },
    },
  })
  if (positionals[0] === 'desk') await releaseDesk(values)
  else await releaseSite(values.to)
}
