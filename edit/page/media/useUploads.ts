import { useReducer, useRef } from 'react'
import type { Lang } from '#contract/paths.ts'
import { cleanFileName, freePath, isMediaPath } from '#edit/media/fileName.ts'
import { mostMedia } from '#edit/media/mediaTypes.ts'
import { Refusal } from '../api.ts'
import { mediaApi } from './mediaApi.ts'

export interface Upload {
  key: number
  file: File
  /** Below the media folder, as the editor wants it. */
  name: string
  state: 'ready' | 'sending' | 'checking' | 'done' | 'refused' | 'cancelled'
  /** Part that is sent, from 0 to 1. */
  part: number
  /** Why it was not taken: a sentence of the program, or the name of one of the page. */
  refusal?: Partial<Record<Lang, string>> | 'tooLarge' | 'unreadable' | 'offline'
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
  /** Names below the media folder that are there. */
  taken: readonly string[]
  onDone(path: string): void
}

/** Files that are to be uploaded, each with its own state. */
export function useUploads({ folder, taken, onDone }: Options) {
  const [uploads, dispatch] = useReducer(reduce, [])
  const aborts = useRef(new Map<number, AbortController>())
  const last = useRef(0)
  const set = (key: number, change: Partial<Upload>) => dispatch({ do: 'set', key, change })

  async function send({ key, file, name }: Upload) {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    set(key, { state: 'sending', part: 0 })
    try {
      const onProgress = (part: number) => set(key, { part, state: part < 1 ? 'sending' : 'checking' })
      const { path } = await mediaApi.upload(file, `media/${name}`, { onProgress, signal: abort.signal })
      set(key, { state: 'done', part: 1, name: path.slice('media/'.length) })
      onDone(path)
    } catch (error) {
      if (abort.signal.aborted) set(key, { state: 'cancelled' })
      else set(key, { state: 'refused', refusal: refusalFrom(error) })
    } finally {
      aborts.current.delete(key)
    }
  }

  return {
    uploads,
    /** Why a name cannot be taken; nothing where it can. */
    nameFault: ({ key, name }: Upload): 'badName' | 'taken' | undefined => {
      if (!isMediaPath(name) && !hasOtherEnding(name)) return 'badName'
      const others = uploads.filter((other) => other.key !== key && other.state === 'ready').map((other) => other.name)
      return freePath(name, [...taken, ...others]) === name ? undefined : 'taken'
    },
    add(files: readonly File[]) {
      const names = [...taken, ...uploads.map(({ name }) => name)]
      const added = files.map((file): Upload => {
        const name = freePath([folder, proposedName(file, folder)].filter(Boolean).join('/'), names)
        names.push(name)
        const isLarge = file.size > mostMedia
        return {
          key: ++last.current,
          file,
          name,
          state: isLarge ? 'refused' : 'ready',
          part: 0,
          ...(isLarge && { refusal: 'tooLarge' }),
        }
      })
      dispatch({ do: 'add', uploads: added })
    },
    rename: (key: number, name: string) => set(key, { name }),
    forget: (key: number) => dispatch({ do: 'forget', key }),
    cancel: (key: number) => aborts.current.get(key)?.abort(),
    async start() {
      const queue = uploads.filter(({ state }) => state === 'ready').values()
      const worker = async () => {
        for (const upload of queue) await send(upload)
      }
      await Promise.all(Array.from({ length: atOnce }, worker))
    },
  }
}
export type Uploads = ReturnType<typeof useUploads>

/** What the program refuses gets the program's own sentence. */
const hasOtherEnding = (name: string) => isMediaPath(name.replace(/\.\w+$/, '.jpg'))

const proposedName = (file: File, folder: string) =>
  cleanFileName(file.name, `${folder.split('/').at(-1) || 'file'}-${new Date().toISOString().slice(0, 10)}`)

function refusalFrom(error: unknown): NonNullable<Upload['refusal']> {
  if (!(error instanceof Refusal)) return 'unreadable'
  return error.isOffline ? 'offline' : error.text
}
