import { vi } from 'vitest'
import type { MediaDetails, MediaFile } from '#contract/edit/media.ts'

interface Answer {
  status: number
  body: unknown
}
export interface SentFile {
  address: URL
  csrf: string | undefined
  file: Blob
  /** Tells the page which part is sent. */
  progress(part: number): void
  answer(answer: Answer): void
  isAborted: boolean
}

/** Files as the program lists them, and what was sent to it: each upload waits for its answer. */
export function fakeMedia(files: Partial<MediaFile>[], details: Record<string, Partial<MediaDetails>> = {}) {
  const all = files.map((file) => ({ group: 'picture', bytes: 1_000, stamp: '1', uses: 0, ...file }) as MediaFile)
  const sent: SentFile[] = []
  const posts: { path: string; body: unknown }[] = []
  const others = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    if (!url.pathname.startsWith('/api/media/')) return others(address, init)
    if (init.method === 'POST') {
      posts.push({ path: url.pathname, body: JSON.parse(String(init.body)) })
      return Response.json({ outcome: 'saved', items: 2 })
    }
    if (url.pathname === '/api/media/list') {
      const [find, group] = [url.searchParams.get('find') ?? '', url.searchParams.get('group')]
      const found = all.filter((file) => file.path.includes(find) && (!group || file.group === group))
      const names = all.map(({ path }) => path.slice('media/'.length))
      const count = Number(url.searchParams.get('count') ?? 400)
      return Response.json({ files: found.slice(0, count), total: found.length, folders: ['news'], names })
    }
    const path = url.searchParams.get('path') ?? ''
    const file = all.find((one) => one.path === path)
    const more = { version: 'v1', items: [], versions: {}, width: 1600, height: 400, ...details[path] }
    return file ? Response.json({ ...file, ...more }) : Response.json({}, { status: 404 })
  })
  vi.stubGlobal('XMLHttpRequest', requestInto(sent))
  return { sent, posts }
}

/** What the page uses of XMLHttpRequest. */
const requestInto = (sent: SentFile[]) =>
  class {
    status = 0
    responseText = ''
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    #address = ''
    #headers = new Map<string, string>()
    #sent: SentFile | undefined
    open(_method: string, address: string) {
      this.#address = address
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    send(file: Blob) {
      this.#sent = {
        address: new URL(this.#address, 'http://localhost'),
        csrf: this.#headers.get('x-csrf'),
        file,
        isAborted: false,
        progress: (part) => this.upload.onprogress?.({ loaded: part * 100, total: 100 }),
        answer: ({ status, body }) => {
          this.status = status
          this.responseText = JSON.stringify(body)
          this.onload?.()
        },
      }
      sent.push(this.#sent)
    }
    abort() {
      if (this.#sent) this.#sent.isAborted = true
      this.onabort?.()
    }
  }
