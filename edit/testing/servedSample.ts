import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SampleContent } from '../../server/testing/prepared.ts'
import { createSample } from '../../server/testing/sample.ts'
import { createContentAccess } from '../content/contentAccess.ts'
import { csrfOf } from '../guard.ts'
import { openRepository } from '../repository/repository.ts'
import { buildServer } from '../server.ts'
import { readSettings } from '../settings.ts'
import { chooseSignIn } from '../signIn/signIn.ts'

const secret = Buffer.alloc(32, 5)
const host = '127.0.0.1:80'

/** The whole server, without a port, over a sample of the content and its real checks. Bo Li is signed in. */
export async function serveSample(of?: SampleContent) {
  const sample = await createSample({}, of)
  const data = await mkdtemp(join(tmpdir(), 'edit-'))
  const settings = readSettings({ EDIT_NAME: 'Bo Li', EDIT_MAIL: 'bo@qingsui.example' })
  const signIn = chooseSignIn(settings, secret)
  const repository = await openRepository({ ...settings, data, content: sample.settings.content, log: console })
  const content = createContentAccess()
  const app = await buildServer({ repository, content, signIn, secret, page: data, log: console })
  const entrance = await app.inject({ url: `/${new URL(signIn.address(80)).search}`, headers: { host } })
  const headers = {
    host,
    cookie: String(entrance.headers['set-cookie']).split(';')[0] ?? '',
    origin: `http://${host}`,
    'x-csrf': csrfOf(secret, { name: '', mail: settings.mail, role: 'publisher' }),
    'accept-language': 'en',
  }
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object, more: Record<string, string> = {}) => {
    const answer = await app.inject({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) })
    return { status: answer.statusCode, json: answer.json() }
  }
  return {
    sample,
    repository,
    content,
    get: (url: string) => ask('GET', url),
    /** An answer that is no JSON. */
    async read(url: string) {
      const answer = await app.inject({ url, headers })
      return { status: answer.statusCode, text: answer.body }
    },
    post: (url: string, payload: object, more?: Record<string, string>) => ask('POST', url, payload, more),
    /** Keeps a file of the media folder, in the place of the one that is there. */
    async upload(path: string, bytes: Buffer) {
      const version = (await repository.read(path))?.version
      const query = new URLSearchParams({ path, ...(version && { version }) })
      return ask('POST', `/api/media?${query}`, bytes, { 'content-type': 'application/octet-stream' })
    },
    async close() {
      await app.close()
      await repository.close()
      await sample.dispose()
      await rm(data, { recursive: true })
    },
  }
}
