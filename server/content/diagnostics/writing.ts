/** A value as a message shows it. */
export const brief = (text: string) => {
  const signs = Array.from(text.trim().replace(/\s+/g, ' '))
  return signs.length > 40 ? `${signs.slice(0, 40).join('')}…` : signs.join('')
}

/** `title: "News: big"`, in quotes that the text does not hold itself. */
export function quoted(key: string, text: string): string {
  const shown = brief(text)
  const mark = shown.includes('"') ? "'" : '"'
  return `${key === '' || /^\d+$/.test(key) ? '' : `${key}: `}${mark}${mark === "'" ? shown.replaceAll("'", "''") : shown}${mark}`
}

/** What stands in Chinese quotation marks that hold the whole text; they were probably meant to quote it. */
export function inQuotes(text: string): string | undefined {
  const [, inner] = text.trim().match(/^[“”„＂「『]([^“”＂「」『』]*)[“”＂」』]$/) ?? []
  return inner === undefined ? undefined : brief(inner)
}

/** A name as keys have them; not the beginning of a sentence such as 董事长表示：…. */
const name = String.raw`([\w-]+|\p{Script=Han}{1,4})`

/** The name before a full-width colon, where a row begins with that. */
export const fullWidthColonIn = (row: string): string | undefined =>
  row.match(new RegExp(String.raw`^\s*(?:- +)?["']?${name}["']?\s*：`, 'u'))?.[1]

/** Line on which `key` stands before a full-width colon. */
export function fullWidthColonAt(rows: readonly string[], key: string): number | undefined {
  const at = rows.findIndex((row) => fullWidthColonIn(row) === key)
  return at < 0 ? undefined : at + 1
}
