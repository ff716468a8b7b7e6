import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { Lang } from '#contract/paths.ts'
import { cleanFileName, freePath, isMediaPath, mediaName } from '#edit/media/fileName.ts'
import { mostMedia } from '#edit/media/mediaTypes.ts'
import { api, CallError } from '../api.ts'
import { upload } from './mediaApi.ts'

export interface Upload {
  key: number
  file: File
  /** Below the media folder. */
  name: string
  state: 'waiting' | 'sending' | 'checking' | 'done' | 'refused' | 'cancelled'
  /** Part that is sent, from 0 to 1. */
  part: number
  /** Why it was not taken: a sentence of the program, or the name of one of the page. */
  refusal?: Partial<Record<Lang, string>> | 'tooLarge' | 'unreadable' | 'offline' | 'unfit'
  /** Of the file that was kept. */
  version?: string
  /** It was there before, under this name. */
  isKnown?: boolean
}

type Action =
  | { do: 'add'; uploads: Upload[] }
  | { do: 'set'; key: number; change: Partial<Upload> }
  | { do: 'forget'; key: number }

function reduce(uploads: Upload[], action: Action): Upload[] {
  if (action.do === 'add') return [...uploads, ...action.uploads]
  if (action.do === 'forget') return uploads.filter(({ key }) => key !== action.key)
  return uploads.map((upload) => (upload.key === action.key ? { ...upload, ...action.change } : upload))
}

/** Files that are sent at a time. */
const atOnce = 2

interface Options {
  folder: string
  /** Names below the media folder that are there; uploads wait until they are known. */
  taken: readonly string[] | undefined
  /** Whether a file of this name can stand where it is wanted. */
  fits?: ((name: string) => boolean) | undefined
  onDone(path: string): void
}

/** Files that are uploaded as soon as they are given, two at a time, each with its own state. */
export function useUploads({ folder, taken, fits = () => true, onDone }: Options) {
  const [uploads, dispatch] = useReducer(reduce, [])
  const aborts = useRef(new Map<number, AbortController>())
  const names = useRef(new Set<string>())
  const last = useRef(0)
  const set = (key: number, change: Partial<Upload>) => dispatch({ do: 'set', key, change })

  const send = useEffectEvent(async ({ key, file }: Upload) => {
    if (aborts.current.has(key)) return
    const abort = new AbortController()
    aborts.current.set(key, abort)
    const name = freePath(pathOf(file, folder), [...(taken ?? []), ...names.current])
    names.current.add(name)
    set(key, { state: 'sending', part: 0, name })
    try {
      const onProgress = (part: number) => set(key, { part, state: part < 1 ? 'sending' : 'checking' })
      const { path, version, isKnown } = await upload(file, `media/${name}`, { onProgress, signal: abort.signal })
      set(key, { state: 'done', part: 1, name: mediaName(path), version, isKnown })
      onDone(path)
    } catch (error) {
      if (abort.signal.aborted) set(key, { state: 'cancelled' })
      else set(key, { state: 'refused', refusal: refusalFrom(error) })
    }
  })
  const isKnown = taken !== undefined
  useEffect(() => {
    const isRunning = ({ state }: Upload) => state === 'sending' || state === 'checking'
    const room = atOnce - uploads.filter(isRunning).length
    if (isKnown)
      for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, room)) void send(upload)
  }, [uploads, isKnown])

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        const name = pathOf(file, folder)
        const refusal = file.size > mostMedia ? 'tooLarge' : isMediaPath(name) && !fits(name) ? 'unfit' : undefined
        const begun = { key: ++last.current, file, name, part: 0 }
        return refusal ? { ...begun, state: 'refused', refusal } : { ...begun, state: 'waiting' }
      })
      dispatch({ do: 'add', uploads: added })
    },
    forget: (key: number) => dispatch({ do: 'forget', key }),
    cancel: (key: number) => aborts.current.get(key)?.abort(),
  }
}
export type Uploads = ReturnType<typeof useUploads>

/** A file with what uses it. */
export const useMediaFile = (path: string) =>
  useQuery({ queryKey: ['media', 'file', path], queryFn: () => api.mediaDetails({ path }), retry: false })

/** Reads again what a change of the media folder changes. */
export function useMediaRefresh() {
  const client = useQueryClient()
  return () => {
    for (const name of ['media', 'waiting', 'problems']) void client.invalidateQueries({ queryKey: [name] })
  }
}

const pathOf = (file: File, folder: string) => {
  const otherwise = `${folder.split('/').at(-1) || 'file'}-${new Date().toISOString().slice(0, 10)}`
  return [folder, cleanFileName(file.name, otherwise)].filter(Boolean).join('/')
}

function refusalFrom(error: unknown): NonNullable<Upload['refusal']> {
  if (!(error instanceof CallError)) return 'unreadable'
  return error.isOffline ? 'offline' : error.text
}
