import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { dairyScenes } from './examples/dairyScenes.ts'
import { seafoodScenes } from './examples/seafoodScenes.ts'

// Draws the pictures of the examples: `npm --prefix tools run examples`.
const root = join(import.meta.dirname, '..', 'examples')
for (const [example, scenes] of Object.entries({
  dairy: dairyScenes,
  seafood: seafoodScenes,
})) {
  for (const [name, svg] of Object.entries(scenes)) {
    const file = join(root, example, 'media', `${name}.webp`)
    await mkdir(dirname(file), { recursive: true })
    await sharp(Buffer.from(svg)).webp({ quality: 80, effort: 6 }).toFile(file)
  }
}
