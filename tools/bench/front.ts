/*
 * Stands before the site, so that several versions of its pages come from the same server with the same headers and compression.
 * node tools/bench/front.ts FILE, where FILE is what `Front` describes; PORT as for the site.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressBody, compressFurther } from '../../server/http/compression.ts'

/** What is sent instead of what the site sends. */
export interface Front {
  /** Origin of the site. */
  site: string
  /** Documents lose what starts the app, and nothing else. */
  withoutScripts?: true
  /** A peer's files: documents and what lies below `/peer/` come from here, everything else from the site. */
  folder?: string
}
interface Answer {
  headers: Record<string, string>
  bytes: Buffer
}

const starting = /<script type="module"[^>]*><\/script>\n?|<link rel="modulepreload"[^>]*>\n?/g

/** A document without the module that starts the app, and without what is fetched for it. Throws where there is none. */
export function withoutScripts(html: string): string {
  if (!html.includes('<script type="module"')) throw new Error('the document starts no app')
  return html.replace(starting, '')
}

/** The site's security policy for a peer's document: it names the scripts and styles that the peer puts into it. */
export function policyFor(policy: string, html: string): string {
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
  return policy
    .replace(/script-src [^;]*/, ["script-src 'self'", ...hashes('script')].join(' '))
    .replace(/style-src [^;]*/, ["style-src 'self'", ...hashes('style')].join(' '))
}

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}
/** Of one answer alone, or of its connection. */
const own = ['content-length', 'content-encoding', 'etag', 'date', 'connection', 'keep-alive', 'transfer-encoding']

/** Answers of a front, made once: `undefined` for what the site itself sends. */
function createFront({ site, withoutScripts: isCut, folder }: Front) {
  const answers = new Map<string, Promise<Answer | undefined>>()
  const made = async (path: string): Promise<Answer | undefined> => {
    if (folder && path.startsWith('/peer/')) return asset(join(folder, path), path.slice(path.lastIndexOf('.') + 1))
    const page = folder && join(folder, path, 'index.html')
    if (page ? !existsSync(page) || !statSync(page).isFile() : !isCut) return undefined
    const sent = await fetch(site + path)
    if (!sent.headers.get('content-type')?.startsWith('text/html')) return undefined
    const html = page ? readFileSync(page, 'utf8') : withoutScripts(await sent.text())
    const headers = headersOf(sent)
    if (page) headers['content-security-policy'] = policyFor(headers['content-security-policy'] ?? '', html)
    return compressed(headers, html)
  }
  /** A file of the peer, with the headers that the site's own scripts have. */
  const asset = async (file: string, ending: string): Promise<Answer | undefined> => {
    if (!existsSync(file)) return undefined
    const document = await (await fetch(site)).text()
    const headers = headersOf(await fetch(site + (/src="(\/assets\/[^"]+\.js)"/.exec(document)?.[1] ?? '')))
    headers['content-type'] = types[ending] ?? 'application/octet-stream'
    if (ending !== 'woff2') return compressed(headers, readFileSync(file, 'utf8'))
    return { headers, bytes: readFileSync(file) }
  }
  return (path: string) => {
    const answer = answers.get(path) ?? made(path)
    answers.set(path, answer)
    return answer
  }
}

const headersOf = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => !own.includes(name)))

/** As far as the site compresses what it keeps. */
async function compressed(headers: Record<string, string>, text: string): Promise<Answer> {
  const { etag, encoding, bytes } = await compressFurther(compressBody(text))
  return { headers: { ...headers, etag, ...(encoding === 'br' && { 'content-encoding': encoding }) }, bytes }
}

const agent = new Agent({ keepAlive: true })

/** What the site answers, byte for byte. */
function pass(site: string, asked: IncomingMessage, response: ServerResponse) {
  const { method, url, headers } = asked
  const passed = request(new URL(url ?? '/', site), {
    agent,
    method,
    headers: { ...headers, connection: 'keep-alive' },
  })
  passed.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept(answer)))
    answer.pipe(response)
  })
  passed.on('error', () => response.destroy())
  asked.pipe(passed)
}
const kept = ({ headers }: IncomingMessage) =>
  Object.entries(headers).filter(([name]) => !['connection', 'keep-alive', 'transfer-encoding'].includes(name))

/** A server of such answers. */
export function createFrontServer(front: Front) {
  const answerAt = createFront(front)
  return createServer({ keepAliveTimeout: 72_000 }, async (asked, response) => {
    try {
      const answer = asked.method === 'GET' ? await answerAt((asked.url ?? '/').split('?')[0] ?? '/') : undefined
      if (!answer) return pass(front.site, asked, response)
      response.writeHead(200, { ...answer.headers, 'content-length': answer.bytes.length }).end(answer.bytes)
    } catch (error) {
      console.error(error)
      response.writeHead(500).end()
    }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const front: Front = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
  createFrontServer(front).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('front is ready'))
}
