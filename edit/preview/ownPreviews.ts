import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Preview } from './preview.ts'
import type { LoadSite } from './siteLoader.ts'
import type { Unsaved } from './tree.ts'

/** The preview of one editor, and what is being written in it, by item. */
export interface Own {
  preview: Promise<Preview>
  writing: Map<string, Unsaved>
  usedAt: number
}

export interface OwnPreviewsOptions {
  /** The saved content. */
  content: string
  /** Where previews keep what they make. */
  data: string
  now?: () => number
}

/** A preview that nobody has looked at for so long is closed; it opens again by itself. */
const idleTime = 10 * 60_000

/** The previews of editors, by their mail. Each opens when it is first asked for. */
export function createOwnPreviews(
  { content, data, now = Date.now }: OwnPreviewsOptions,
  load: LoadSite,
  editorAt: (host: string) => string,
) {
  const all = new Map<string, Own>()

  async function open(mail: string): Promise<Preview> {
    const { openPreview, dist, bundle } = await load()
    const folder = join(data, createHash('sha256').update(mail).digest('hex').slice(0, 16))
    return openPreview({ content, data: folder, pictures: join(data, 'pictures'), dist, bundle, editorAt })
  }
  /** Those that could be opened. */
  async function opened(): Promise<Preview[]> {
    const previews = await Promise.all([...all.values()].map(({ preview }) => preview.catch(() => undefined)))
    return previews.filter((preview) => preview !== undefined)
  }
  return {
    /** @throws EditError `previewUnbuilt`, by its preview. */
    of(mail: string): Own {
      const own = all.get(mail) ?? { preview: open(mail), writing: new Map(), usedAt: 0 }
      own.usedAt = now()
      all.set(mail, own)
      // Told to who asked; the next one tries again.
      own.preview.catch(() => all.get(mail) === own && all.delete(mail))
      return own
    },
    async renew(paths: readonly string[]) {
      for (const preview of await opened()) await preview.renew(paths)
    },
    async closeIdle() {
      for (const [mail, { preview, usedAt }] of all) {
        const site = await preview.catch(() => undefined)
        if (!site || site.isOpen() || now() - usedAt < idleTime) continue
        all.delete(mail)
        await site.close()
      }
    },
    async close() {
      for (const preview of await opened()) await preview.close()
    },
  }
}
