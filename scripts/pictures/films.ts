import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/*
 * Silent films of twelve seconds: a slow pan over a wide render, as H.264 with its poster. Needs ffmpeg.
 *   node scripts/pictures/films.ts [name …]
 */
const media = fileURLToPath(new URL('../../content/media', import.meta.url))
const films = ['home-dawn', 'feed', 'breeding', 'farming', 'slaughter', 'sustainability', 'recruitment', 'company']
const wanted = process.argv.length > 2 ? process.argv.slice(2) : films
const [seconds, rate] = [12, 25]
const frame = { width: 960, height: 540 }

await mkdir(`${media}/films`, { recursive: true })
for (const [at, name] of wanted.entries()) {
  const master = `${media}/banners/${name}.webp`
  if (!existsSync(master)) throw new Error(`${master} has not been rendered yet`)
  const { width = 0, height = 0 } = await sharp(master).metadata()
  const window = Math.round((height * 16) / 9)
  const still = `${tmpdir()}/${name}.png`
  await sharp(master).png().toFile(still)
  // The pan begins and ends gently: a half cosine from one edge to the other.
  const way = `(1-cos(PI*t/${seconds}))/2*${width - window}`
  const filter = `crop=${window}:${height}:'${way}':0,scale=${frame.width}:${frame.height}:flags=lanczos,format=yuv420p`
  const done = spawnSync(
    'ffmpeg',
    [
      ...['-v', 'error', '-y', '-loop', '1', '-framerate', String(rate), '-t', String(seconds), '-i', still],
      ...[
        '-vf',
        filter,
        '-c:v',
        'libx264',
        '-preset',
        'slow',
        '-crf',
        '27',
        '-movflags',
        '+faststart',
        '-an',
        `${media}/films/${name}.mp4`,
      ],
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  if (done.status !== 0) throw new Error(`ffmpeg could not make ${name}.mp4`)
  await sharp(master)
    .extract({ left: Math.round((width - window) / 2), top: 0, width: window, height })
    .resize(frame.width, frame.height)
    .webp({ quality: 86 })
    .toFile(`${media}/films/${name}.webp`)
  console.log(`${at + 1} of ${wanted.length}: films/${name}.mp4`)
}
