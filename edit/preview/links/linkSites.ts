import { join } from 'node:path'
import { siteLanguages } from '../../../server/content/shapes/fields.ts'
import type { LoadSite } from '../siteLoader.ts'

/** The site of a link is closed when nobody has looked at it for so long (milliseconds); it opens again by itself. */
const idleTime = 10 * 60_000

interface SitesOptions {
  /** Each link has a folder of its own in it, which holds its content. */
  folder: string
  /** Prepared pictures, shared by all previews. */
  pictures: string
  load: LoadSite
  now: () => number
}

/** The sites that links open, by the names of the links. Each opens when somebody first looks at it. */
export function createLinkSites({ folder, pictures, load, now }: SitesOptions) {
  const opened = new Map<string, { site: ReturnType<typeof openSiteOf>; usedAt: number }>()
  const close = async (link: string) => {
    const site = opened.get(link)?.site
    opened.delete(link)
    await (await site?.catch(() => undefined))?.close()
  }
  return {
    close,
    of(link: string) {
      const known = opened.get(link) ?? { site: openSiteOf(load, join(folder, link), pictures), usedAt: 0 }
      known.usedAt = now()
      opened.set(link, known)
      known.site.catch(() => opened.delete(link)) // told to who asked; the next one tries again
      return known.site
    },
    async closeIdle() {
      for (const [link, { usedAt }] of opened) if (now() - usedAt >= idleTime) await close(link)
    },
    async closeAll() {
      for (const link of [...opened.keys()]) await close(link)
    },
  }
}

/** The site over the content of a link, as readers would have it: what else is published and not to be seen yet is not shown. */
async function openSiteOf(load: LoadSite, folder: string, pictures: string) {
  const { openWithin, hasPage, dist, bundle } = await load()
  const place = { content: join(folder, 'content'), data: join(folder, 'data'), pictures, dist, bundle }
  const { site, handle, close } = await openWithin(place, false, (app) => {
    app.addHook('onSend', async (_request, reply) => {
      const isForEver = String(reply.getHeader('cache-control')).includes('immutable')
      reply.headers({
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': isForEver ? 'private, max-age=86400, immutable' : 'no-store',
      })
    })
  })
  return { handle, close, langsWith: (page: string) => siteLanguages().filter((lang) => hasPage(site, lang, page)) }
}
