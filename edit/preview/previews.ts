import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ShownPreview } from '#contract/edit/items.ts'
import { rootPath } from '#contract/paths.ts'
import type { Problem } from '../../server/content/problems.ts'
import { siteLanguages } from '../../server/content/shapes/fields.ts'
import type { SignIn } from '../signIn/types.ts'
import { addressesOf, type PreviewAddresses } from './addresses.ts'
import { createOwnPreviews, type OwnPreviewsOptions } from './ownPreviews.ts'
import { pageOf } from './pages.ts'
import type { Unsaved } from './tree.ts'

/** What is being written of an item: its files as they would be saved. */
export interface Writing {
  kind: string
  id: string
  files: Unsaved
}
type Previewed = Pick<ShownPreview, 'pages' | 'langs'> & { problems: readonly Problem[] }

/** The previews of all editors behind one address. Each sees what he writes himself over what everybody has saved. */
export interface Previews {
  addresses: PreviewAddresses
  listen(): Promise<void>
  /** Shows an item as `mail` is writing it. @throws EditError `previewUnbuilt`. */
  show(mail: string, writing: Writing): Promise<Previewed>
  /** Takes over what was saved meanwhile. */
  renew(paths: readonly string[]): Promise<void>
  close(): Promise<void>
}

interface PreviewsOptions extends OwnPreviewsOptions {
  signIn: SignIn
  host: string
  port: number
  /** Where editors find the previews; empty on loopback. */
  origin: string
  /** The port of the editors' program. */
  editorPort: () => number
  log: { error(line: string): void }
}

/** Each preview opens when it is first asked for. */
export function createPreviews(options: PreviewsOptions): Previews {
  const { signIn, log } = options
  const addresses = addressesOf(options, () => ({ editor: options.editorPort(), preview: portOf(server) }))
  const own = createOwnPreviews(options, addresses.editorAt)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { host = '' } = request.headers
    const editor = addresses.isOurs(host) ? signIn.editorOf(request) : undefined
    if (!editor) return void response.writeHead(403).end()
    const preview = await own.of(editor.mail).preview
    preview.handle(request, response)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      log.error(`preview: ${error.message}`)
      response.writeHead(503).end()
    })
  })
  const timer = setInterval(() => {
    own.closeIdle().catch((error) => log.error(`preview: ${error.message}`))
  }, 60_000).unref()
  return {
    addresses,
    listen: () =>
      new Promise((done, fail) => {
        server.once('error', fail).listen(options.port, options.host, done)
      }),
    async show(mail, { kind, id, files }) {
      const { preview, writing } = own.of(mail)
      const site = await preview
      if (files.size > 0) writing.set(`${kind} ${id}`, files)
      else writing.delete(`${kind} ${id}`)
      const problems = await site.show(new Map([...writing.values()].flatMap((files) => [...files])))
      const page = pageOf(kind, id, options.content)
      const languages = siteLanguages()
      const langs = languages.filter((lang) => site.has(lang, page))
      const pages = Object.fromEntries(languages.map((lang) => [lang, rootPath(lang, languages).slice(0, -1) + page]))
      return { pages, langs, problems }
    },
    renew: own.renew,
    async close() {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
      await own.close()
    },
  }
}

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port // listening on a port
