import { type ComponentType, useEffect, useState } from 'react'
import type { Lang } from '#contract/paths.ts'
import { useSite } from '../data/site.tsx'
import { chunkTimeout } from '../data/specification.ts'
import { Failure } from '../parts/Failure.tsx'
import { PageSkeleton } from '../parts/Skeleton.tsx'
import type { Titled } from './navigation.ts'
import { type LoadPage, pageFor } from './routes.ts'

export class ChunkTimeout extends Error {}

const arrived = new Map<LoadPage, ComponentType>()
/** By language: the server renders both. */
const underways = { zh: new Map<LoadPage, Promise<ComponentType>>(), en: new Map<LoadPage, Promise<ComponentType>>() }

/** Loads a page's chunk and prepares it, once. @throws ChunkTimeout after `wait` milliseconds without an answer. */
export function loadChunk(load: LoadPage, lang: Lang, wait = chunkTimeout): Promise<ComponentType> {
  const underway = underways[lang]
  const known = underway.get(load)
  if (known) return known
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeout()), wait)
  })
  const prepared = async () => {
    const { Page, prepare } = await load()
    await prepare?.(lang)
    return Page
  }
  const loading = Promise.race([prepared(), late])
    .then((Page) => {
      arrived.set(load, Page)
      return Page
    })
    .finally(() => {
      clearTimeout(timer)
      underway.delete(load)
    })
  underway.set(load, loading)
  return loading
}

/** Milliseconds that the page before stays while a chunk is on its way; then grey lines stand for the next one. */
const patience = 3_000

/** Brings a page's chunk; nothing where it is there. The page itself says when it is not to be had, or takes too long. */
export function preparePage(pathname: string, site: Titled & { lang: Lang }): Promise<unknown> | undefined {
  const load = pageFor(pathname, site)
  if (arrived.has(load)) return undefined
  const late = new Promise<void>((done) => setTimeout(done, patience))
  return Promise.race([late, loadChunk(load, site.lang).catch(() => undefined)])
}

/** Shows a page as soon as its chunk is there: a skeleton before, a message with a retry when it fails. */
export function ChunkedPage({ load }: { load: LoadPage }) {
  const { lang, words } = useSite()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<unknown>()
  const [Page, setPage] = useState<ComponentType | undefined>(() => arrived.get(load))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the same chunk again
  useEffect(() => {
    if (arrived.has(load)) {
      setPage(() => arrived.get(load))
      return
    }
    let left = false
    loadChunk(load, lang).then(
      (loaded) => left || setPage(() => loaded),
      (error) => left || setFailed(error),
    )
    return () => {
      left = true
    }
  }, [load, lang, attempt])

  if (Page) return <Page />
  if (failed === undefined) return <PageSkeleton />
  const retry = () => {
    setFailed(undefined)
    setAttempt(attempt + 1)
  }
  const message = failed instanceof ChunkTimeout ? words.state.chunkTimeout : words.state.chunkFailed
  return <Failure message={message} onRetry={retry} words={words.state} standalone />
}
