import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { archiveTime, isLeftOut, packTar, writeSum } from './archive.ts'
import { writeInstructions } from './deskInstructions.ts'
import { type DeskPlatform, deskPlatforms, startFiles } from './deskStart.ts'
import { type Lock, lockedPart } from './lockedPackages.ts'
import { packZip } from './zip.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)

/** What the desk consists of. */
export const deskParts = [
  ...['desk', 'sealing', 'contract'],
  ...['web/words/complaint.en.ts', 'web/words/complaint.zh.ts', 'web/words/decimal.ts', 'web/styles/tokens.css'],
]
/** What it is without: the site's own calls, which know the shapes of blocks, and what tests of sealing compare with. */
export const leftToSite = ['contract/api.ts', 'contract/page.ts', 'sealing/vectors']
/** The packages that it imports; what these need, the lock file knows. */
export const deskPackages = [
  ...[
    '@noble/ciphers',
    '@noble/curves',
    '@noble/hashes',
    '@scure/base',
    '@scure/bip39',
    'age-encryption',
    'yaml',
    'zod',
  ],
  ...['@zxcvbn-ts/core', '@zxcvbn-ts/language-common', '@zxcvbn-ts/language-en'],
]
interface DeskRelease {
  to: string
  /** Origin of the website for whose officers it is made. */
  site: string
  /** File with the public half of the root key. */
  rootKey: string
  platforms: readonly DeskPlatform[]
  log?: (line: string) => void
}

/**
 * Makes what officers install, an archive for each platform with its own Node. Returns the archives and the platforms that could not be
 * made, by name with the reason. @throws Error where site or root key is no such thing.
 */
export async function makeDeskRelease({ to, site, rootKey, platforms, log = console.log }: DeskRelease) {
  const origin = originOf(site)
  const rootText = await readRoot(rootKey)
  const made: string[] = []
  const failed: string[] = []
  for (const platform of platforms) {
    log(`officers’ desk for ${platform}`)
    try {
      made.push(await makeOne(resolve(to), platform, { origin, rootText }))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      failed.push(`${platform} (${deskPlatforms[platform].node}): ${why.split('\n').slice(0, 3).join(' ')}`)
    }
  }
  return { made, failed }
}

async function makeOne(to: string, platform: DeskPlatform, site: { origin: string; rootText: string }) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const folder = join(to, `officers-desk-${version}-${platform}`)
  await rm(folder, { recursive: true, force: true })
  const program = join(folder, 'program')
  for (const part of deskParts) await copyPart(part, program)
  await installPackages(program, platform)
  await mkdir(join(program, 'keys'))
  await writeFile(join(program, 'keys', 'root.pub'), site.rootText)
  await writeInstructions(folder)
  for (const [name, text] of Object.entries(startFiles(platform, site.origin))) {
    await writeFile(join(folder, name), text)
    await chmod(join(folder, name), 0o755)
  }
  if (!platform.startsWith('windows')) return packTar(folder, archiveTime(root))
  const archive = `${folder}.zip`
  await packZip(folder, basename(folder), archive)
  await writeSum(archive)
  return archive
}

async function copyPart(part: string, program: string): Promise<void> {
  const target = join(program, part)
  await mkdir(dirname(target), { recursive: true })
  await cp(join(root, part), target, {
    recursive: true,
    filter(source) {
      const path = relative(root, source)
      return !isLeftOut(path) && !leftToSite.includes(path)
    },
  })
}

/** From the same lock file as everything else: npm holds each package against its hash, for the platform that it is made for. */
async function installPackages(program: string, platform: DeskPlatform): Promise<void> {
  const { node, os, cpu } = deskPlatforms[platform]
  const lock: Lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const { imports, version, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const part = lockedPart(lock, deskPackages, [node])
  const draft = await mkdtemp(join(tmpdir(), 'desk-packages-'))
  try {
    await writeFile(join(draft, 'package.json'), JSON.stringify(part.described))
    await writeFile(join(draft, 'package-lock.json'), JSON.stringify(part.lock))
    await run('npm', ['ci', '--ignore-scripts', `--os=${os}`, `--cpu=${cpu}`], { cwd: draft })
    const place = join(draft, 'node_modules', node)
    const [file] = globSync('bin/node{,.exe}', { cwd: place })
    if (!file) throw new Error('npm brought no Node for it')
    await mkdir(join(program, 'node'), { recursive: true })
    await cp(join(place, file), join(program, 'node', basename(file)))
    await chmod(join(program, 'node', basename(file)), 0o755)
    if (existsSync(join(place, 'LICENSE'))) await cp(join(place, 'LICENSE'), join(program, 'node', 'LICENSE'))
    await rm(place, { recursive: true })
    for (const name of globSync('node_modules/{.bin,.package-lock.json}', { cwd: draft }))
      await rm(join(draft, name), { recursive: true })
    for (const name of globSync('node_modules/**/*.{map,d.ts,d.cts,d.mts}', { cwd: draft })) await rm(join(draft, name))
    await cp(join(draft, 'node_modules'), join(program, 'node_modules'), { recursive: true })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  const own = { name: 'officers-desk', version, license, private: true, type: 'module', imports }
  await writeFile(join(program, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
}

function originOf(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new Error(`“${text}” is no address of a website: --site=https://www.example.com, or SITE_ORIGIN`)
  return url.origin
}

async function readRoot(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (/^[\w-]{43}\n?$/.test(text)) return text
  throw new Error(
    `${file} holds no root key: “desk key root FILE” makes one, and root.pub beside it; --root names that file`,
  )
}
