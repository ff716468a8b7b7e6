import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { SsrBundle } from '../../server/render/ssrBundle.ts'
import { createSample } from '../../server/testing/sample.ts'
import { createContentAccess } from '../content/contentAccess.ts'
import { writeItem } from '../content/items.ts'
import { csrfOf } from '../guard.ts'
import { createPreviews } from '../preview/previews.ts'
import { openRepository } from '../repository/repository.ts'
import { buildServer } from '../server.ts'
import type { SignIn } from '../signIn/types.ts'
import { an, bo } from './repositories.ts'

/*
 * The editors' program over a small repository, in a process of its own: its page is tested in a document, where nothing of Node runs as it
 * should. An order is a message `{ id, do, given }`, what comes of it `{ id, done }` or `{ id, failure }`.
 */

export interface ProgramRequest {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Who asks. */
  by?: 'an' | 'bo'
}
export interface Begun {
  items: Record<string, unknown>
  /** By their paths below the content folder. */
  files?: Record<string, Uint8Array>
  /** The checks of the whole content wait for the order `check`, as they take their time with a large one. */
  isUnchecked?: boolean
}
export interface ProgramAnswer {
  status: number
  type: string
  body: Uint8Array
}

const people = { an, bo }
const host = '127.0.0.1:80'
const secret = Buffer.alloc(32, 3)
/** What editors write every week begins empty. */
const isBegun = (path: string) => !path.startsWith('news/')

const sample = await createSample({}, 'dairy')
const { content: folder, dist } = sample.settings
const begun = new Map<string, Buffer>()
for (const path of await filesIn(folder)) {
  if (isBegun(path)) begun.set(path, await readFile(join(folder, path)))
  else await rm(join(folder, path))
}
const data = await mkdtemp(join(tmpdir(), 'edit-page-'))
const log = { error: (line: string) => console.error(line) }
const repository = await openRepository({ data, content: folder, remote: '', branch: 'main', log })
const signedOut = new Set<string>()
const whoAsks = ({ headers }: IncomingMessage) => people[headers['x-by'] === 'an' ? 'an' : 'bo']
const signIn: SignIn = {
  editorOf: (request) => (signedOut.has(whoAsks(request).mail) ? undefined : whoAsks(request)),
  isOurHost: (name) => name === host,
  originOf: (name) => `http://${name}`,
  address: () => `http://${host}/`,
  sentence: 'signIn',
  leave({ mail }) {
    signedOut.add(mail)
    return { to: '#/signed-out', cookies: [] }
  },
}
/** Nothing is drawn here: a document loads no frames. */
const bundle: SsrBundle = {
  borrowedWords: () => ({ instead: 'en', names: [] }),
  renderPage: () => {
    throw new Error('no page is asked for')
  },
  criticalCss: () => '',
  assets: { entry: '', app: '', styles: '', scripts: {} },
  inlineScript: '',
}
const place = { signIn, secret, host: '127.0.0.1', port: 0, origin: '', editorPort: () => 80, log }
const previews = createPreviews({
  content: repository.folder,
  data: join(data, 'preview'),
  dist,
  bundle,
  ...place,
})
/** What previews do not know of yet: they are told when one is asked for. */
const unseen = new Set<string>()
repository.onChange((paths) => {
  for (const path of paths) unseen.add(path)
})
await previews.listen()
const app = await buildServer({ repository, content: createContentAccess(), signIn, secret, page: data, previews, log })

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return files.map((file) => relative(folder, file).replaceAll('\\', '/'))
}

let checks = { held: Promise.resolve(), letGo: () => {} }
const { postMessage } = Worker.prototype
Worker.prototype.postMessage = function (...given) {
  void checks.held.then(() => postMessage.apply(this, given))
}

const orders = {
  /** Begins anew with these items, by kind and id, and files, beside the pages of a small company. Returns the token of the page. */
  async begin({ items, files = {}, isUnchecked = false }: Begun): Promise<string> {
    checks.letGo()
    if (isUnchecked) {
      const { promise, resolve } = Promise.withResolvers<void>()
      checks = { held: promise, letGo: resolve }
    }
    signedOut.clear()
    const waiting = await repository.waiting()
    if (waiting.length > 0)
      await repository.discard(
        waiting.map(({ path }) => path),
        bo,
      )
    for (const name of (await repository.annotations()).keys())
      await repository.annotate(name, bo, 'Begins anew', () => '[]')
    const wanted = new Map([
      ...begun,
      ...Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes)] as const),
    ])
    for (const [name, data] of Object.entries(items)) {
      const [kind = '', ...id] = name.split('/')
      for (const { path, bytes } of writeItem('/nowhere', kind, id.join('/'), data)) if (bytes) wanted.set(path, bytes)
    }
    let hasChanged = false
    for (const path of new Set([...wanted.keys(), ...(await filesIn(folder))])) {
      const [file, bytes] = [join(folder, path), wanted.get(path)]
      if (bytes && existsSync(file) && bytes.equals(await readFile(file))) continue
      hasChanged = true
      if (!bytes) await rm(file)
      else {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, bytes)
      }
    }
    if (hasChanged) await repository.update()
    return csrfOf(secret, bo)
  },
  async check(_: object): Promise<void> {
    checks.letGo()
  },
  async ask({ method, url, headers = {}, body, by = 'bo' }: ProgramRequest): Promise<ProgramAnswer> {
    if (url === '/api/preview') {
      await previews.renew([...unseen])
      unseen.clear()
    }
    const own = { host, origin: `http://${host}`, 'x-by': by, 'accept-language': 'en' }
    const token = by === 'bo' ? {} : { 'x-csrf': csrfOf(secret, people[by]) }
    const payload = typeof body === 'string' ? body : body && Buffer.from(body)
    const answer = await app.inject({
      method,
      url,
      headers: { ...own, ...headers, ...token },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, type: String(answer.headers['content-type'] ?? ''), body: answer.rawPayload }
  },
}
export type Orders = typeof orders

process.on('message', async ({ id, name, given }: { id: number; name: keyof Orders; given: never }) => {
  try {
    process.send?.({ id, done: await orders[name](given) })
  } catch (error) {
    process.send?.({ id, failure: error instanceof Error ? error.stack : String(error) })
  }
})
process.once('disconnect', async () => {
  await app.close()
  await previews.close()
  await repository.close()
  await sample.dispose()
  await rm(data, { recursive: true, force: true })
  process.exit()
})
process.send?.({ id: 0, done: 'ready' })
