/*
 * Texts of people who are not known. The same cleaning runs before sealing, so that what is sealed has a known greatest
 * size, and after opening, because the other side may not have run it.
 */

const hidden = /(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu
const replacement = '\uFFFD'

/**
 * A text that shows what it says: line ends are `\n`; control characters, lone surrogates and what turns the direction of
 * writing become `\uFFFD`. In JSON it then takes at most 3 bytes for each UTF-16 unit. Cleaning twice changes nothing.
 */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(hidden, replacement)

/** A file's name to show, never to use as a path: on one line, at most 100 UTF-16 units, the ending kept. */
export function cleanName(name: string): string {
  const line = cleanText(name).replace(/\s+/g, ' ').trim()
  if (line.length <= 100) return line
  const [ending = ''] = line.match(/\.[^.\s]{1,15}$/) ?? []
  return `${cleanText(line.slice(0, 99 - ending.length)).replace(/\uFFFD$/, '')}…${ending}`
}

/** A media type of at most 100 characters; anything else becomes `application/octet-stream`. */
export function cleanType(type: string): string {
  const plain = type.toLowerCase()
  return plain.length <= 100 && /^[a-z0-9.+-]+\/[a-z0-9.+-]+$/.test(plain) ? plain : 'application/octet-stream'
}
