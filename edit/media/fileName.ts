import { langs } from '#contract/languages.ts'
import { endingOf, mediaTypeOf } from './mediaTypes.ts'

const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a', œ: 'oe', ł: 'l' }
/** Names that Windows gives to devices: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const device = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/
const most = 60
/** Captions say their language before their ending, by which their film finds them. */
const captionsEnding = new RegExp(`\\.(?:${langs.join('|')})\\.vtt$`, 'i')

/**
 * A name for a file as servers, systems and addresses take it: letters of any script, small and Latin ones without accents, digits and
 * hyphens. Of what has none of these `otherwise` is the name.
 */
export function cleanFileName(given: string, otherwise: string): string {
  // SubRip becomes WebVTT.
  const name = given.slice(given.search(/[^/\\]*$/)).replace(/\.srt$/i, '.vtt')
  const ending = name.match(captionsEnding)?.[0].slice(1).toLowerCase() ?? endingOf(name)
  const stem = cleanName(ending === '' ? name : name.slice(0, -ending.length - 1)) || cleanName(otherwise)
  return ending === '' ? stem : `${stem}.${ending === 'jpeg' ? 'jpg' : ending === 'tiff' ? 'tif' : ending}`
}

/** The same in the letters of English alone, as ids have them. */
export const cleanStem = (text: string): string => hyphened(text, /[^a-z0-9]+/g)

const cleanName = (text: string): string => hyphened(text, /[^\p{L}\p{N}]+/gu)

function hyphened(text: string, others: RegExp): string {
  const stem = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæøåœł]/g, (letter) => written[letter] ?? letter)
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC') // of other scripts a sign may be half of a letter: が
    .replace(/[’']/g, '')
    .replace(others, '-')
    .slice(0, most)
    .replace(/^-+|-+$/g, '')
  return device.test(stem) ? `${stem}-file` : stem
}

/** The path, or the first like it that is not taken: `news/a-2.jpg`. Capitals do not count. */
export function freePath(path: string, taken: Iterable<string>): string {
  const known = new Set([...taken].map((other) => other.toLowerCase()))
  const [, stem = path, ending = ''] = path.match(/^(.*?)((?:\.\w\w)?\.\w+)?$/) ?? []
  for (let number = 1; ; number++) {
    const free = number === 1 ? path : `${stem}-${number}${ending}`
    if (!known.has(free.toLowerCase())) return free
  }
}

/** Of a file `media/news/a.jpg` what content calls it: `news/a.jpg`. */
export const mediaName = (path: string) => path.slice('media/'.length)

/** Whether a file can be called so in place of its name now: of the same kind, and of captions with their language. */
export const isNewNameOf = (from: string, to: string) =>
  isMediaPath(to) && endingOf(from) === endingOf(to) && (endingOf(to) !== 'vtt' || captionsEnding.test(to))

/** Whether a path below the media folder can be that of a new file: what the repository takes, of a kind that is known, and no name of a device. */
export const isMediaPath = (path: string) =>
  path.length <= 190 &&
  mediaTypeOf(path).group !== 'other' &&
  /^(?:[\p{L}\p{N}_-]+\/)*[\p{L}\p{N}_-][\p{L}\p{N}_.-]*\.\w+$/u.test(path) &&
  path === path.normalize('NFC') &&
  path
    .toLowerCase()
    .split('/')
    .every((part, at) => !device.test(part.split('.')[0] ?? '') && !(at === 0 && part === 'keys'))
