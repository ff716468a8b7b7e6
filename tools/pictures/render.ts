/**
 * Renders the company's illustrated world: scenes/<name>.py to content/media/<picture>.webp.
 *
 *   node tools/pictures/render.ts [--preview | --check | --accept] [--force] [--samples N] [name…]
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { denoise } from './denoise.ts'
import { layOnPaper } from './paper.ts'

const here = import.meta.dirname
const media = join(here, '../../content/media')
const manifestFile = join(here, 'rendered.json')
/** A model is little but soft shadow, which takes more of them. */
const samplesOf = (name: string) => (name.startsWith('model-') ? 32 : 24)
const LIMIT = 500 * 1024

const { values: option, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean' },
    force: { type: 'boolean' },
    check: { type: 'boolean' },
    accept: { type: 'boolean' },
    samples: { type: 'string' },
  },
})

function pythonFiles(folder: string): string[] {
  return readdirSync(join(here, folder))
    .filter((file) => file.endsWith('.py'))
    .sort()
    .map((file) => join(here, folder, file))
}

function readManifest(): Record<string, string> {
  return existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {}
}

function remember(scene: string, hash: string): void {
  const manifest = { ...readManifest(), [scene]: hash }
  const known = Object.entries(manifest).filter(([name]) => existsSync(join(here, `scenes/${name}.py`)))
  const sorted = Object.fromEntries(known.sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

const stage = readFileSync(join(here, 'stage.py'), 'utf8')

/** What a source is made of besides itself: the library files it imports, the scene it looks at again, and theirs. */
function library(source: string, found = new Map<string, string>()): Map<string, string> {
  const imported = [...source.matchAll(/^\s*from (?:world)?\.(\w+) import/gm)].map(([, name]) => `world/${name}.py`)
  const seenAgain = [...source.matchAll(/\b(?:scene_of|part_of|stop)\("([\w-]+)"/g)].map(
    ([, name]) => `scenes/${name}.py`,
  )
  for (const path of [...imported, ...seenAgain]) {
    if (found.has(path)) continue
    const text = readFileSync(join(here, path), 'utf8')
    found.set(path, text)
    library(text, found)
  }
  return found
}

function readScene(file: string) {
  const source = readFileSync(file, 'utf8')
  const line = source.match(/^picture\("([a-z0-9/-]+)", (\d+), (\d+)\)/m)
  if (!line) throw new Error(`${basename(file)}: no picture("folder/name", width, height) line`)
  const used = [...library(source)].sort(([a], [b]) => a.localeCompare(b)).map(([, text]) => text)
  const hash = createHash('sha256').update(stage).update(source).update(used.join('\n')).digest('hex').slice(0, 16)
  return { name: basename(file, '.py'), file, target: join(media, `${line[1]}.webp`), picture: line[1], hash }
}

function blender(file: string, png: string, percent: number, samples: number): void {
  const run = spawnSync(
    'blender',
    [
      '-b',
      '--factory-startup',
      '-t',
      '1',
      '-P',
      join(here, 'stage.py'),
      '--',
      file,
      png,
      String(percent),
      String(samples),
    ],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  )
  if (run.status !== 0 || !existsSync(png)) {
    throw new Error(
      `blender failed on ${basename(file)}:\n${`${run.stdout}${run.stderr}`.split('\n').slice(-25).join('\n')}`,
    )
  }
  for (const line of run.stdout.split('\n')) if (line.startsWith('pin ')) console.log(line)
}

/** The highest quality that keeps the master under the limit. */
async function writeWebp(png: string, target: string): Promise<number> {
  mkdirSync(dirname(target), { recursive: true })
  for (const quality of [90, 86, 82, 76]) {
    const { size } = await sharp(png).webp({ quality, effort: 6 }).toFile(`${target}.new`)
    if (size < LIMIT || quality === 76) {
      renameSync(`${target}.new`, target)
      return Math.round(size / 1024)
    }
  }
  return 0
}

const scenes = pythonFiles('scenes').map(readScene)
const unknown = wanted.filter((name) => !scenes.some((scene) => scene.name === name))
if (unknown.length > 0) throw new Error(`no such scene: ${unknown.join(', ')}`)
const chosen = wanted.length > 0 ? wanted.flatMap((name) => scenes.filter((scene) => scene.name === name)) : scenes
const manifest = readManifest()
const due = chosen.filter(
  (scene) => option.preview || option.force || manifest[scene.name] !== scene.hash || !existsSync(scene.target),
)

if (option.check) {
  for (const scene of due) console.log(`to render: ${scene.name}`)
  process.exit(due.length > 0 ? 1 : 0)
}
if (option.accept) {
  for (const scene of chosen) if (existsSync(scene.target)) remember(scene.name, scene.hash)
  process.exit(0)
}
console.log(`${chosen.length - due.length} unchanged, ${due.length} to render`)
const work = option.preview ? join(tmpdir(), 'pictures') : mkdtempSync(join(tmpdir(), 'pictures-'))
mkdirSync(work, { recursive: true })
for (const [index, { file }] of due.entries()) {
  const scene = readScene(file) // read anew: the scene may have changed since the run began
  const began = Date.now()
  const png = join(work, `${scene.name}.png`)
  const samples = Number(option.samples ?? (option.preview ? 16 : samplesOf(scene.name)))
  blender(scene.file, png, option.preview ? 20 : 100, samples)
  let told = png
  if (!option.preview) {
    await denoise(png, 64 / Math.sqrt(samples))
    await layOnPaper(png)
    told = `${scene.picture}.webp, ${await writeWebp(png, scene.target)} KB`
    remember(scene.name, scene.hash)
    rmSync(png)
  }
  console.log(`[${index + 1}/${due.length}] ${scene.name}: ${told}, ${Math.round((Date.now() - began) / 1000)} s`)
}
if (!option.preview) rmSync(work, { recursive: true })
