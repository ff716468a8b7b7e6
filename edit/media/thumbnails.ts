import { readFile, stat } from 'node:fs/promises'
import { openMaster } from '#server/content/pictures/master.ts'
import { narrow } from '#server/content/pictures/variants.ts'
import { stampOf } from './folder.ts'
import type { SiteCrop } from './mediaAccess.ts'

/** What the site cuts out around what draws the eye, where nobody says around what. */
const crops = { phone: narrow, card: { width: 1200, height: 630 } } as const satisfies Record<SiteCrop, object>

/** As many as a long list shows; some 10 kB each. */
const most = 1_000

/** Makes small pictures of originals, and remembers them. Few at a time: each original is decoded. */
export function createThumbnails(atOnce = 2) {
  const known = new Map<string, Buffer | null>()
  const waiting: (() => void)[] = []
  let running = 0
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
  return async function thumbnail(file: string, width: number, crop?: SiteCrop) {
    const stats = await stat(file).catch(() => undefined)
    if (!stats?.isFile()) return undefined
    const stamp = [stampOf(stats), width, crop].filter(Boolean).join('-')
    const key = `${file} ${stamp}`
    const bytes = known.get(key) ?? (known.has(key) ? null : await inTurn(() => make(file, width, crop)))
    known.delete(key) // the latest come last
    known.set(key, bytes)
    if (known.size > most) known.delete(known.keys().next().value ?? '')
    return bytes ? { bytes, stamp } : undefined
  }
}

const make = async (file: string, width: number, crop?: SiteCrop): Promise<Buffer | null> => {
  try {
    const picture = await openMaster(await readFile(file)) // not by its name, whose file may be exchanged meanwhile
    const small = crop
      ? picture.resize({ ...crops[crop], fit: 'cover', position: 'attention' }) // as the site crops it
      : picture.resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    return await small.timeout({ seconds: 30 }).webp({ quality: 70 }).toBuffer()
  } catch {
    return null
  }
}
