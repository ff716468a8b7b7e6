import type { Lang } from '#contract/paths.ts'
import type { Path } from '#edit/content/issues.ts'
import type { MediaGroup } from '#edit/media/mediaTypes.ts'
import { get, post, Refusal, sentencesOf, token } from '../api.ts'

export interface MediaFile {
  path: string
  group: MediaGroup
  bytes: number
  stamp: string
  uses: number
  state?: 'new' | 'changed'
  isAlone?: boolean
}
export interface Description {
  lang: Lang
  file: string
  path: Path
  text: string
}
export interface Use {
  kind: string
  id: string
  title: Partial<Record<Lang, string>>
  places: string[]
  descriptions: Description[]
}
export interface MediaDetails extends MediaFile {
  version: string
  width?: number
  height?: number
  items: Use[]
  versions: Record<string, string>
}
export interface MediaQuery {
  find?: string
  folder?: string
  group?: string
  /** How many at most. */
  count?: number
}
export interface Proposal {
  langs: Lang[]
  date?: string
  number?: string
  stockCode?: string
  pages: number
  texts: Partial<Record<Lang, { title: string; summary: string; body: string }>>
  note?: Partial<Record<Lang, string>>
}

export const mediaApi = {
  list: ({ find, folder, group, count }: MediaQuery) =>
    get<{ files: MediaFile[]; total: number; folders: string[]; names: string[] }>('media/list', {
      find,
      folder,
      group,
      count,
    }),
  details: (path: string) => get<MediaDetails>('media/file', { path }),
  replace: (from: string, to: string) => post<{ items: number }>('media/replace', { from, to }),
  describe: (path: string, texts: readonly Description[], versions: Record<string, string>) =>
    post<unknown>('media/describe', { path, texts, versions }),
  remove: (path: string, version: string) => post<unknown>('media/remove', { path, version }),
  /** The bytes of a file, as a file of that name. */
  async fetchFile(path: string) {
    const response = await fetch(addressOfFile(path)).catch(() => undefined)
    if (!response?.ok) throw new Refusal({}, { isOffline: response === undefined })
    return new File([await response.blob()], path.slice(path.lastIndexOf('/') + 1))
  },
  propose: (file: File, sending: Sending = {}) =>
    send<Proposal>(`/api/media/proposal?${new URLSearchParams({ name: file.name })}`, file, sending),
  upload: (file: File, path: string, { version, ...sending }: Sending & { version?: string } = {}) =>
    send<{ path: string; version: string }>(
      `/api/media?${new URLSearchParams({ path, ...(version === undefined ? {} : { version }) })}`,
      file,
      sending,
    ),
}

export const addressOfFile = (path: string) => `/api/media?${new URLSearchParams({ path })}`
/** `stamp` lets the browser keep what did not change. */
export const thumbnailOf = (
  path: string,
  { width = 240, crop }: { width?: 240 | 1200; crop?: 'phone' | 'card' } = {},
) => `/api/media/thumbnail?${new URLSearchParams({ path, width: String(width), ...(crop ? { crop } : {}) })}`

export interface Sending {
  /** Told which part of the bytes is sent, from 0 to 1. */
  onProgress?(part: number): void
  signal?: AbortSignal
}

/** Sends bytes. Not with `fetch`, which does not tell how much of a body has been sent. */
function send<T>(address: string, body: Blob, { onProgress, signal }: Sending): Promise<T> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('x-csrf', token())
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300) done(answer as T)
      else failed(new Refusal(sentencesOf(answer?.texts ?? answer?.message)))
    }
    request.onerror = () => failed(new Refusal({}, { isOffline: true }))
    request.onabort = () => failed(new DOMException('cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
