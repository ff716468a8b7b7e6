import type { ThumbnailQuery } from '#contract/edit/media.ts'
import type { EditCallName, EditData, EditQuery } from '#contract/edit.ts'
import { addressOf, api, CallError, token } from '../api.ts'

export interface Sending {
  /** Told which part of the bytes is sent, from 0 to 1. */
  onProgress?(part: number): void
  signal?: AbortSignal
}

/** Keeps a file; with `version` in the place of that one. @throws CallError */
export const upload = (file: File, path: string, { version, ...sending }: Sending & { version?: string } = {}) =>
  send('upload', { path, version }, file, sending)

/** What an announcement could say by its PDF. @throws CallError */
export const propose = (file: File) => send('propose', { name: file.name }, file, {})

/** The bytes of a file, as a file of that name. @throws CallError */
export const fetchFile = async (path: string) =>
  new File([await api.mediaBytes({ path })], path.slice(path.lastIndexOf('/') + 1))

export const addressOfFile = (path: string) => addressOf('mediaBytes', { path })

export const thumbnailOf = (path: string, { width = '240', crop }: Omit<ThumbnailQuery, 'path'> = {}) =>
  addressOf('thumbnail', { path, width, crop })

/** Sends bytes. Not with `fetch`, which does not tell how much of a body has been sent. */
function send<N extends EditCallName>(name: N, asked: EditQuery<N>, body: Blob, { onProgress, signal }: Sending) {
  return new Promise<EditData<N>>((done, failed) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(name, asked))
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('x-csrf', token())
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status } = request
      const answer = parsed(request.responseText)
      if (status >= 200 && status < 300) done(answer)
      else failed(new CallError({ status, body: answer }))
    }
    request.onerror = () => failed(new CallError())
    request.onabort = () => failed(new DOMException('cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
