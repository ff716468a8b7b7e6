import { type ComponentType, useEffect, useState } from 'react'
import type { Lang } from '#contract/paths.ts'
import { useSite } from '../data/site.tsx'
import { chunkTimeout } from '../data/specification.ts'
import { Failure } from '../parts/Failure.tsx'
import { PageSkeleton } from '../parts/Skeleton.tsx'
import type { Titled } from './navigation.ts'
import { type PageLoader, pageFor } from './routes.ts'

export class PageTimeout extends Error {}

const loaded = new Map<PageLoader, ComponentType>()
/** Pages on their way, by language: the server renders both. */
const loading = { zh: new Map<PageLoader, Promise<ComponentType>>(), en: new Map<PageLoader, Promise<ComponentType>>() }

/** Loads a page's chunk and prepares it, once. @throws PageTimeout after `wait` milliseconds without an answer. */
export function loadPage(load: PageLoader, lang: Lang, wait = chunkTimeout): Promise<ComponentType> {
  const underway = loading[lang].get(load)
  if (underway) return underway
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageTimeout()), wait)
  })
  const prepared = async () => {
    const { Page, prepare } = await load()
    await prepare?.(lang)
    return Page
  }
  const page = Promise.race([prepared(), timeout])
    .then((Page) => {
      loaded.set(load, Page)
      return Page
    })
    .finally(() => {
      clearTimeout(timer)
      loading[lang].delete(load)
    })
  loading[lang].set(load, page)
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

/** Shows a page as soon as its chunk is there: a skeleton before, a message with a retry when it fails. */
export function LazyPage({ load }: { load: PageLoader }) {
  const { lang, words } = useSite()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<unknown>()
  const [Page, setPage] = useState<ComponentType | undefined>(() => loaded.get(load))

  useEffect(() => {
    if (loaded.has(load)) {
      setPage(() => loaded.get(load))
      return
    }
    let isLeft = false
    loadPage(load, lang).then(
      (page) => isLeft || setPage(() => page),
      (error) => {
        if (isLeft) return
        // A browser remembers that a module was not to be had; the page's own document asks for it anew.
        if (attempt > 0 && navigator.onLine) location.reload()
        else setFailed(error)
      },
    )
    return () => {
      isLeft = true
    }
  }, [load, lang, attempt])

  if (Page) return <Page />
  if (failed === undefined) return <PageSkeleton />
  const retry = () => {
    setFailed(undefined)
    setAttempt(attempt + 1)
  }
  const message = failed instanceof PageTimeout ? words.state.chunkTimeout : words.state.chunkFailed
  return <Failure message={message} onRetry={retry} words={words.state} standalone />
}
