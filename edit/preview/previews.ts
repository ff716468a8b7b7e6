import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ShownPreview } from '#contract/edit/items.ts'
import { rootPath } from '#contract/paths.ts'
import type { Problem } from '../../server/content/problems.ts'
import { siteLanguages } from '../../server/content/shapes/fields.ts'
import type { SignIn } from '../signIn/types.ts'
import { addressesOf, type PreviewAddresses } from './addresses.ts'
import { createPreviewLinks, isEntrance, type PreviewLinks } from './links/previewLinks.ts'
import { createOwnPreviews, type OwnPreviewsOptions } from './ownPreviews.ts'
import { pageOf } from './pages.ts'
import { type BuiltSite, siteLoader } from './siteLoader.ts'
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
  links: PreviewLinks
  listen(): Promise<void>
  /** Shows an item as `mail` is writing it. @throws EditError `previewUnbuilt`. */
  show(mail: string, writing: Writing): Promise<Previewed>
  /** Takes over what was saved meanwhile. */
  renew(paths: readonly string[]): Promise<void>
  close(): Promise<void>
}

interface PreviewsOptions extends OwnPreviewsOptions, BuiltSite {
  signIn: SignIn
  host: string
  port: number
  /** Where editors find the previews; empty on loopback. */
  origin: string
  /** Where preview links are opened; empty on loopback, and for none. */
  linkOrigin?: string
  /** Signs preview links. */
  secret: Buffer
  /** The port of the editors' program. */
  editorPort: () => number
  log: { error(line: string): void }
}

/** Each preview opens when it is first asked for. */
export function createPreviews(options: PreviewsOptions): Previews {
  const { signIn, log, linkOrigin = '', data, secret, now } = options
  const ports = () => ({ editor: options.editorPort(), preview: portOf(server) })
  const addresses = addressesOf({ ...options, linkOrigin }, ports)
  const load = siteLoader(options)
  const own = createOwnPreviews(options, load, addresses.editorAt)
  const links = createPreviewLinks({
    folder: join(data, 'links'),
    pictures: join(data, 'pictures'),
    isSecure: linkOrigin.startsWith('https:'),
    ...{ secret, load, now },
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { host = '' } = request.headers
    const editor = addresses.isOurs(host) ? signIn.editorOf(request) : undefined
    // An editor of this address sees his own preview.
    const isByLink = addresses.isLink(host) && (!editor || isEntrance(request.url))
    if (isByLink && (await links.answer(request, response))) return
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
    Promise.all([own.closeIdle(), links.tidy()]).catch((error) => log.error(`preview: ${error.message}`))
  }, 60_000).unref()
  return {
    addresses,
    links,
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
      await Promise.all([own.close(), links.close()])
    },
  }
}

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port // listening on a port
