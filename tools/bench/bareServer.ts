/*
 * The least that node can do: a node:http server that sends bytes it was given, with the headers it was given, and files of folders.
 * node tools/bench/bareServer.ts FILE, where FILE is what `Bare` describes; PORT as for the site.
 */
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What to send for an address. */
export interface Recorded {
  headers: Record<string, string>
  /** Base64. */
  body: string
}
interface Bare {
  answers: Record<string, Recorded>
  /** Folder of the files below an address such as `/pictures/`. */
  folders: Record<string, string>
}

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
}

export const writeBare = (file: string, bare: Bare) => writeFile(file, JSON.stringify(bare))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { answers, folders }: Bare = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
  const kept = new Map(
    Object.entries(answers).map(([url, { headers, body }]) => {
      return [url, { headers: Object.entries(headers).flat(), body: Buffer.from(body, 'base64') }]
    }),
  )
  const files = new Map<string, { headers: string[]; body: Buffer }>()
  const fileAt = (url: string) => {
    const [path, folder] = Object.entries(folders).find(([start]) => url.startsWith(start)) ?? []
    if (!path || !folder || url.includes('..')) return undefined
    const type = types[url.slice(url.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
    const body = readFileSync(join(folder, decodeURIComponent(url.slice(path.length))))
    const headers = ['content-type', type, 'cache-control', 'public, max-age=31536000, immutable']
    const file = { headers: [...headers, 'content-length', String(body.length)], body }
    files.set(url, file)
    return file
  }
  createServer({ keepAliveTimeout: 72_000 }, ({ url = '' }, response) => {
    const sent = kept.get(url) ?? files.get(url) ?? fileAt(url)
    if (sent) response.writeHead(200, sent.headers).end(sent.body)
    else response.writeHead(404).end()
  }).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('bare server is ready'))
}
