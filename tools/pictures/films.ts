/**
 * Silent films, H.264 with a poster. Needs ffmpeg, and Blender for the flights and the glide.
 *
 *   node tools/pictures/films.ts [name …]
 *
 * A flight (flights/<name>.py) moves the camera through a scene: its frames are rendered one by one into .cache/flights,
 * so that a broken run goes on where it stopped, and take about half an hour on one core. A glide (glides/<name>.py) passes
 * along a model that is rendered once, in pieces, in ten minutes. Every other film is a slow pan over a banner, made in seconds.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPins, joinPieces, RATE, windowOf, zoompan } from './glide.ts'
import { company } from './glides/company.ts'

const here = import.meta.dirname
const media = join(here, '../../content/media')
const cache = join(here, '../../.cache/flights')
const pans = ['feed', 'slaughter'] // those of farming, breeding and recruitment stay as they are: their banners went
const flights = readdirSync(join(here, 'flights')).map((file) => file.replace('.py', ''))
const seconds = 12
const frame = { width: 960, height: 540 }
const PAPER = '#fbfcf8'
const lead = { width: 1280, height: 720 }
const [SAMPLES, STILL_SAMPLES] = [8, 24]

mkdirSync(join(media, 'films'), { recursive: true })
const wanted = process.argv.length > 2 ? process.argv.slice(2) : [...pans, ...flights, 'company']
for (const [at, name] of wanted.entries()) {
  await (name === 'company' ? glide(name) : flights.includes(name) ? flight(name) : pan(name))
  console.log(`${at + 1} of ${wanted.length}: films/${name}.mp4`)
}

/** A slow pan from one edge of a banner to the other: a half cosine, so that it begins and ends gently. */
async function pan(name: string) {
  const master = join(media, `banners/${name}.webp`)
  if (!existsSync(master)) throw new Error(`${master} has not been rendered yet`)
  const { width = 0, height = 0 } = await sharp(master).metadata()
  const window = Math.round((height * 16) / 9)
  const still = join(tmpdir(), `${name}.png`)
  await sharp(master).flatten({ background: PAPER }).png().toFile(still) // stops on the block have no ground of their own
  const way = `(1-cos(PI*t/${seconds}))/2*${width - window}`
  encode(
    ['-loop', '1', '-framerate', String(RATE), '-t', String(seconds), '-i', still],
    `crop=${window}:${height}:'${way}':0,scale=${frame.width}:${frame.height}:flags=lanczos,format=yuv420p`,
    name,
  )
  const left = Math.round((width - window) / 2)
  await poster(await sharp(still).extract({ left, top: 0, width: window, height }).toBuffer(), name)
}

/** A flight through a scene: grain is taken out over time, and frames between the rendered ones make it smooth. */
async function flight(name: string) {
  const folder = renderFrames(join(here, 'flights', `${name}.py`), name, 89, SAMPLES)
  const frames = readdirSync(folder).sort()
  const size = `scale=${frame.width}:${frame.height}:flags=lanczos`
  encode(
    ['-framerate', '12', '-i', join(folder, '%04d.png')],
    `hqdn3d=4:4:9:9,${size},minterpolate=fps=24:mi_mode=mci:mc_mode=aobmc:vsbmc=1,hqdn3d=2:2:4:4,format=yuv420p`,
    name,
  )
  const still = join(tmpdir(), `${name}.png`)
  const last = join(media, `films/${name}.mp4`)
  run('ffmpeg', ['-v', 'error', '-y', '-ss', String(frames.length / 24), '-i', last, '-frames:v', '1', still])
  await poster(readFileSync(still), name)
}

/** A glide along a model, its figures pinned to it while the camera is near. */
async function glide(name: string) {
  const folder = renderFrames(join(here, 'glides', `${name}.py`), name, 100, STILL_SAMPLES)
  const [sheet, pins] = [join(cache, `${name}.png`), join(cache, `${name}-pins.png`)]
  await joinPieces(company, folder, sheet, STILL_SAMPLES)
  await drawPins(company, pins)
  const move = zoompan(company, `${lead.width}x${lead.height}`)
  const [from, to] = company.pinned
  const shown = `fade=in:st=${from}:d=1:alpha=1,fade=out:st=${to}:d=1:alpha=1`
  const filter = `[0]format=gbrp,${move}[model];[1]format=gbrap,${move},format=yuva444p,${shown}[pins];[model][pins]overlay,format=yuv420p`
  encode(['-i', sheet, '-i', pins], filter, name)
  const { left, top, width, height } = windowOf(company, company.poster)
  const window = { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) }
  await poster(await sharp(sheet).extract(window).toBuffer(), name, lead)
}

/** Renders what a flight or a glide has to show; what is there already is kept. */
function renderFrames(file: string, name: string, percent: number, samples: number): string {
  const folder = join(cache, name)
  mkdirSync(folder, { recursive: true })
  const given = ['-P', join(here, 'fly.py'), '--', file, folder, String(percent), String(samples)]
  run('blender', ['-b', '--factory-startup', '-t', '1', ...given])
  return folder
}

function encode(input: string[], filter: string, name: string) {
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '26', '-movflags', '+faststart', '-an']
  run('ffmpeg', ['-v', 'error', '-y', ...input, '-filter_complex', filter, ...codec, join(media, `films/${name}.mp4`)])
}

async function poster(picture: Buffer, name: string, size = frame) {
  const resized = sharp(picture).resize(size.width, size.height)
  await resized.webp({ quality: 86 }).toFile(join(media, `films/${name}.webp`))
}

function run(command: string, given: string[]) {
  const done = spawnSync(command, given, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.error || done.status !== 0) throw new Error(`${command} failed: ${done.error?.message ?? done.status}`)
}
