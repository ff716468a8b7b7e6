import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Served } from '#server/testing/served.ts'
import type { Fetch } from '../client.ts'
import { run } from '../run.ts'

export type Office = ReturnType<typeof openOffice>
export const passphrase = 'four words, not related'

/** A fetch that reaches the server of a test without a port. */
export const fetchOf =
  (served: Served): Fetch =>
  async (url, { method = 'GET', headers, body }) => {
    const { pathname } = new URL(url)
    const { statusCode, body: text } = await served.app.inject({
      method: method as 'GET' | 'POST',
      url: pathname,
      headers: headers as Record<string, string>,
      ...(body ? { payload: String(body) } : {}),
    })
    return new Response(text, { status: statusCode })
  }

/** An officer's machine of a test: a folder of its own, and commands that give back all they said. */
export function openOffice(served: Served, options: { fetch?: Fetch; channel?: string } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'desk-'))
  const folder = join(root, 'desk')
  const secret = join(root, 'passphrase')
  writeFileSync(secret, `${passphrase}\n`)
  const office = {
    root,
    folder,
    /** Where the server left the key of its first start. */
    original: join(served.sample.settings.data, 'officer-keys', `${options.channel ?? 'compliance'}.age`),
    fetch: options.fetch ?? fetchOf(served),
    env: { DESK_DIR: folder, DESK_PASSPHRASE_FILE: secret, LANG: 'en_GB.UTF-8' } as Record<string, string>,
    /** What is typed to a question, and what comes on the standard input. */
    typed: '',
    async run(...argv: string[]) {
      const said: string[] = []
      const complaints: string[] = []
      const code = await run(argv, {
        env: office.env,
        fetch: (url, init) => office.fetch(url, init),
        now: Date.now,
        work: 10,
        terminal: {
          say: (line) => said.push(line),
          complain: (line) => complaints.push(line),
          secret: () => Promise.reject(new Error('no terminal')),
          ask: async () => office.typed,
          input: async () => office.typed,
        },
      })
      return { code, out: said.join('\n'), err: complaints.join('\n') }
    },
    read: (...place: string[]) => readFileSync(join(folder, ...place)),
    close: () => rmSync(root, { recursive: true, force: true }),
  }
  return office
}
