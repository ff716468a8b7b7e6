import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSample } from '../../server/testing/sample.ts'
import { createContentAccess } from '../content/contentAccess.ts'
import { csrfOf } from '../guard.ts'
import { openRepository } from '../repository/repository.ts'
import type { Notice } from '../review/review.ts'
import { createRights } from '../roles/rights.ts'
import { buildServer } from '../server.ts'
import { readSettings } from '../settings.ts'
import { chooseSignIn } from '../signIn/signIn.ts'

const secret = Buffer.alloc(32, 9)
const origin = 'http://edit.qingsui.example'

/** The whole server over a sample of the content, behind a proxy that says who asks. Bo and Chen publish. */
export async function servePeople(env: Record<string, string> = {}) {
  const sample = await createSample({}, 'dairy')
  const data = await mkdtemp(join(tmpdir(), 'edit-'))
  const settings = readSettings({
    EDIT_ORIGIN: origin,
    EDIT_PROXY_HEADER: 'x-mail',
    EDIT_PROXY_ADDRESSES: '127.0.0.1',
    EDIT_PUBLISHERS: 'bo@qingsui.example,chen@qingsui.example',
    ...env,
  })
  const [logged, notices]: [string[], Notice[]] = [[], []]
  const log = { error: (line: string) => void logged.push(line), info: () => {} }
  const { content: folder } = sample.settings
  const repository = await openRepository({
    ...settings,
    data,
    content: folder,
    rights: createRights(settings.roles),
    log,
  })
  const app = await buildServer({
    repository,
    content: createContentAccess(),
    signIn: chooseSignIn(settings, secret, log),
    secret,
    page: data,
    people: settings.publishers,
    notify: (notice) => void notices.push(notice),
    log,
  })
  return {
    repository,
    app,
    data,
    folder,
    logged,
    notices,
    /** What `an` sends, who is an@qingsui.example. */
    as(name: string) {
      const mail = `${name}@qingsui.example`
      const headers = {
        host: new URL(origin).host,
        origin,
        'x-mail': mail,
        'x-csrf': csrfOf(secret, { name, mail, role: 'writer' }),
        'accept-language': 'en',
      }
      const ask = async (method: 'GET' | 'POST', url: string, payload?: object, more: Record<string, string> = {}) => {
        const answer = await app.inject({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) })
        return { status: answer.statusCode, json: answer.json() }
      }
      return {
        get: (url: string, query: Record<string, string> = {}) => ask('GET', `${url}?${new URLSearchParams(query)}`),
        post: (url: string, payload: object, more?: Record<string, string>) => ask('POST', url, payload, more),
      }
    },
    async close() {
      await app.close()
      await repository.close()
      await sample.dispose()
      await rm(data, { recursive: true })
    },
  }
}
