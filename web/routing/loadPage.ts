import type { ComponentType } from 'react'
import type { Lang } from '#contract/paths.ts'
import { chunkTimeout } from '../data/specification.ts'
import type { Titled } from './navigation.ts'
import { type PageLoader, pageFor } from './routes.ts'

/** Pages whose chunk has arrived. */
export const loaded = new Map<PageLoader, ComponentType>()
/** Pages on their way, by language: the server renders all. */
const loading: Partial<Record<Lang, Map<PageLoader, Promise<ComponentType>>>> = {}

/** Loads a page's chunk and prepares it, once. @throws DOMException `TimeoutError` after `wait` milliseconds without an answer. */
export function loadPage(load: PageLoader, lang: Lang, wait = chunkTimeout): Promise<ComponentType> {
  loading[lang] ??= new Map()
  const inLang = loading[lang]
  const underway = inLang.get(load)
  if (underway) return underway
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), wait)
  })
  const prepared = async () => {
    const { Page, prepare } = await load()
    await prepare?.(lang)
    loaded.set(load, Page) // also when nobody waits any more: who tries again has it
    return Page
  }
  const page = Promise.race([prepared(), timeout]).finally(() => {
    clearTimeout(timer)
    inLang.delete(load)
  })
  inLang.set(load, page)
  return page
}

/** Milliseconds that the page before stays while a chunk is on its way; then grey lines stand for the next one. */
const mostWaiting = 3_000

/** Loads a page before it is shown; nothing where it is there. The page itself says when it is not to be had, or takes too long. */
export function preloadPage(pathname: string, site: Titled & { lang: Lang }): Promise<unknown> | undefined {
  const load = pageFor(pathname, site)
  if (loaded.has(load)) return undefined
  const waited = new Promise<void>((done) => setTimeout(done, mostWaiting))
  return Promise.race([waited, loadPage(load, site.lang).catch(() => undefined)])
}
