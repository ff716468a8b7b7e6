import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Lang } from '#contract/paths.ts'
import type { Folder } from './folder.ts'

/** Whether an address is a file as it stands; every other is a document's. */
export const isFile = (address: string) => /^[^?]+\.\w+$/.test(address)

/** Writes what an address answers; returns nothing where a page or a call says that there is nothing. */
export type Take = (address: string, file: string, lang?: Lang) => Promise<LightMyRequestResponse | undefined>

/** Takes answers of the app into a folder, and collects the addresses that they name. */
export function createCrawler(app: FastifyInstance, folder: Folder, origin: string) {
  const addresses = new Set<string>()

  const take: Take = async (address, file, lang) => {
    const headers: Record<string, string> = lang ? { lang } : {}
    const response = await ask(app, address, headers)
    const { statusCode, rawPayload, body } = response
    const isExpected = statusCode === (file.endsWith('/404.html') ? 404 : 200)
    if (!isExpected && isFile(address)) throw new Error(`${address} is named by a page and is not there.`)
    if (statusCode >= 500) throw new Error(`${address} could not be made: ${body}`)
    if (!isExpected) return undefined
    await folder.write(file, rawPayload)
    if (!isText(response)) return response
    for (const named of namedIn(body.replaceAll(origin, ''))) addresses.add(named)
    for (const [encoding, ending] of Object.entries(endings)) {
      const packed = await ask(app, address, { ...headers, 'accept-encoding': encoding })
      if (packed.headers['content-encoding'] === encoding) await folder.write(file + ending, packed.rawPayload)
    }
    return response
  }
  return { addresses, take }
}

/** Of compressed files beside the others. */
const endings = { br: '.br', gzip: '.gz' }

/** Asks the app, and again where it leads on: a file cannot send its reader elsewhere. */
async function ask(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string>,
): Promise<LightMyRequestResponse> {
  const response = await app.inject({ url, headers })
  const to = response.headers.location
  return to === undefined ? response : ask(app, to, headers)
}

const isText = ({ headers }: LightMyRequestResponse) => /text|json|xml|script/.test(String(headers['content-type']))

const patterns = [
  /(?:href="|src="|<loc>|<link>)(\/(?!assets\/)[^"<#?]*)/g,
  /(?<![\w.])((?:\/\w\w)?\/(?:pictures|media|feeds|calendar)[\w./-]*\.\w+)/g,
]

/** Addresses that a text names, without their queries; assets are known. */
const namedIn = (text: string) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = '']) => address))
