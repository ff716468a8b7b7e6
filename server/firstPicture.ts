import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Bytes that a server sends before it hears from the browser: ten packets of 1,460, as systems begin (RFC 6928). */
const roundTrip = 14_600
/** … of which the headers of a document take this many, and the rest is its own. */
const firstTrip = roundTrip - 1_020
/** With the second round trip, which may be twice as long. */
const twoTrips = firstTrip + 2 * roundTrip
/** About what is left of a document in brotli 5 when it is compressed as far as it goes (`answers.ts`). */
const furtherTo = 0.9
/** What may be the size of a document that is about this long: a few words more swing it by some percent. */
const doubt = 1.15

/** What phones choose from for the picture that a document asks for first. */
const ofPhones =
  /(<source media="[^"]*" type="image\/avif" srcSet=")([^"]*)("[^>]*>)(?=(?:<source[^>]*>)*<img[^>]* fetchPriority="high")/

/**
 * A document that takes a phone a second round trip has room left in it: there the first picture, as phones show it, comes inside, and
 * they wait for no third. One that fits the first round trip would be painted later for it and stays as it is.
 * @param pictures folder of the prepared pictures
 */
export async function withFirstPicture(html: string, pictures: string): Promise<string> {
  const [, , candidates = ''] = ofPhones.exec(html) ?? []
  const largest = candidates.split(', ').at(-1)?.split(' ')[0]
  if (!largest) return html
  const about = (await compressed(html, 5)) * furtherTo
  if (about <= firstTrip) return html
  const size = about > firstTrip * doubt ? about : await compressed(html, 11)
  if (size <= firstTrip) return html
  const picture = await readFile(join(pictures, basename(largest))).catch(() => undefined)
  if (!picture || size + picture.length > twoTrips) return html // without it the page is still whole
  const address = `data:image/avif;base64,${picture.toString('base64')}`
  return html.replace(ofPhones, (_, before, _candidates, after) => before + address + after)
}

const compress = promisify(brotliCompress)
/** Bytes that are left of a document. */
const compressed = async (html: string, quality: number) =>
  (await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length
