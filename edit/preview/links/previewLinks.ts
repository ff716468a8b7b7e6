import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ItemName } from '#contract/edit/items.ts'
import { type Lang, rootPath } from '#contract/paths.ts'
import { siteLanguages } from '../../../server/content/shapes/fields.ts'
import { EditError } from '../../editError.ts'
import { createSigner } from '../../signIn/signedValue.ts'
import type { LoadSite } from '../siteLoader.ts'
import { sendEnded } from './endedPage.ts'
import { createLinkSites } from './linkSites.ts'

/** One day. */
const seconds = 24 * 60 * 60
/** Links that are good at a time: each keeps a copy of the texts of the content. */
const most = 50
const [entrance, record] = ['/preview-link/', 'link.json']

/** A link by which somebody without an account sees an item as it was saved when the link was made. */
export interface PreviewLink extends ItemName {
  /** Names it; whoever knows it alone can open nothing. */
  link: string
  /** What its address ends in. */
  token: string
  /** Who made it. */
  by: string
  mail: string
  /** Milliseconds since 1970. */
  until: number
  /** The page of the item, below the address of its language, and the languages that have it. */
  page: string
  langs: readonly Lang[]
}

interface Asked {
  name: ItemName
  by: { name: string; mail: string }
  page: string
  /** Writes the content that is to be seen into a folder. */
  write(folder: string): Promise<void>
}

/** Links that are good, and the sites that they open. Each lies in a folder of its own: what is removed there is over. */
export interface PreviewLinks {
  /** @throws EditError `tooManyLinks`; `notShowable` where the item cannot be shown as it is; `previewUnbuilt`. */
  make(asked: Asked): Promise<PreviewLink>
  all(): Promise<readonly PreviewLink[]>
  /** Ends a link at once. */
  end(link: string): Promise<void>
  /** Answers whoever has a link; false where nothing says that he has one. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Closes what nobody looks at, and ends what is over. */
  tidy(): Promise<void>
  close(): Promise<void>
}

interface LinksOptions {
  /** Where links are kept. */
  folder: string
  /** Prepared pictures, shared by all previews. */
  pictures: string
  secret: Buffer
  /** Whether they are seen over TLS. */
  isSecure: boolean
  load: LoadSite
  now?: (() => number) | undefined
}

/** Opens the links that are kept in a folder. */
export function createPreviewLinks(options: LinksOptions): PreviewLinks {
  const { folder, secret, isSecure, now = Date.now } = options
  const sites = createLinkSites({ ...options, now })
  const signer = createSigner(secret, 'preview link', now)
  let known: Promise<Map<string, PreviewLink>> | undefined
  const links = () => {
    known ??= readLinks(folder)
    return known
  }

  /** The link of a token, as long as it is good. */
  async function linkOf(token: string): Promise<PreviewLink | undefined> {
    const value = signer.read(token)
    const link = (await links()).get(String((value as { link?: unknown } | undefined)?.link))
    return link?.token === token && link.until > now() ? link : undefined
  }
  async function end(link: string) {
    ;(await links()).delete(link)
    await rm(join(folder, link, record), { force: true }) // first: it is over, whatever comes
    await sites.close(link)
    await rm(join(folder, link), { recursive: true, force: true })
  }
  async function tidy() {
    for (const { link, until } of [...(await links()).values()]) if (until <= now()) await end(link)
    await sites.closeIdle()
  }
  async function make(link: string, { name: { kind, id }, by, page, write }: Asked): Promise<PreviewLink> {
    const place = join(folder, link)
    await mkdir(place, { recursive: true, mode: 0o700 })
    await write(join(place, 'content'))
    const langs = (await sites.of(link)).langsWith(page)
    if (langs.length === 0) throw new EditError('notShowable')
    const [token, until] = [signer.sign({ link }, seconds), now() + seconds * 1_000]
    const made: PreviewLink = { kind, id, link, token, until, page, langs, by: by.name, mail: by.mail }
    await writeFile(join(place, `${record}.new`), JSON.stringify(made), { mode: 0o600 })
    await rename(join(place, `${record}.new`), join(place, record))
    ;(await links()).set(link, made)
    return made
  }

  return {
    async make(asked) {
      await tidy()
      if ((await links()).size >= most) throw new EditError('tooManyLinks')
      const link = randomBytes(12).toString('hex')
      return make(link, asked).catch(async (error) => {
        await end(link)
        throw error
      })
    },
    all: async () => [...(await links()).values()].filter(({ until }) => until > now()),
    end,
    async answer(request, response) {
      const { url = '', headers, method } = request
      const isFirst = isEntrance(url)
      const token = isFirst ? url.split('?')[0]?.slice(entrance.length) : tokenIn(headers.cookie, isSecure)
      if (token === undefined) return false
      const link = await linkOf(token)
      if (!link)
        sendEnded(response) // its cookie stays for its day: whoever looks again is told again
      else if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end()
      else if (isFirst)
        sendIn(response, link, {
          accepted: headers['accept-language'],
          cookie: cookieOf(token, link.until - now(), isSecure),
        })
      else (await sites.of(link.link)).handle(request, response)
      return true
    },
    tidy,
    close: sites.closeAll,
  }
}

/** Leads to the page of a link, in the language that a browser asks for first. */
function sendIn(
  response: ServerResponse,
  { langs, page }: PreviewLink,
  { accepted = '', cookie }: { accepted: string | undefined; cookie: string },
) {
  const asked = accepted
    .split(',')
    .flatMap((part) => langs.filter((lang) => part.trim().toLowerCase().startsWith(lang)))
  const [lang = 'zh'] = [...asked, ...langs]
  response
    .writeHead(303, {
      location: rootPath(lang, siteLanguages()).slice(0, -1) + page,
      'set-cookie': cookie,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    .end()
}

/** Whether a path is that of a link. */
export const isEntrance = (path = ''): boolean => path.startsWith(entrance)

/** Where the address of a link begins. */
export const linkAt = (origin: string, { token }: Pick<PreviewLink, 'token'>) => `${origin}${entrance}${token}`

/** Lax: links in mails lead here. `left`: milliseconds. */
const cookieOf = (token: string, left: number, isSecure: boolean) =>
  `${cookieName(isSecure)}=${token}; Max-Age=${Math.floor(left / 1_000)}; HttpOnly; SameSite=Lax; Path=/${isSecure ? '; Secure' : ''}`
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-preview-link' : 'preview-link')

const tokenIn = (header: string | undefined, isSecure: boolean) =>
  header
    ?.split(/; */)
    .find((pair) => pair.startsWith(`${cookieName(isSecure)}=`))
    ?.slice(cookieName(isSecure).length + 1)

/** The links of an earlier run; what was never finished goes. */
async function readLinks(folder: string): Promise<Map<string, PreviewLink>> {
  const known = new Map<string, PreviewLink>()
  for (const name of await readdir(folder).catch(() => [])) {
    try {
      known.set(name, JSON.parse(await readFile(join(folder, name, record), 'utf8')))
    } catch {
      await rm(join(folder, name), { recursive: true, force: true })
    }
  }
  return known
}
