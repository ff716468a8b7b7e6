/** The spaces of English at which a line must not break: in RMB 2.3 billion, 118 kg, 0–4 °C, 17 ± 1 °C, 8 minutes, between a day and its month, and in a telephone number. */
const everywhere = [
  /(?<=\bRMB) (?=\d)/u,
  /(?<=\d) (?=(?:thousand|million|billion|trillion|percentage points?)(?!\p{L}))/u,
  /(?<=\d) (?=(?:[mµ]?g|kg|k?t|tonnes|[mck]?m[²³]?|nm|ha|mu|m?[lL]|litres|[kMGT]?Wh?|k?V|k?J|kcal|kn|bar|°C|ppm)(?![\p{L}\d]))/u,
  /(?<=\d) (?=±)|(?<=±) (?=\d)/u,
  /(?<=\d) (?=(?:(?:second|minute|hour|day|week|month|year)s?|head)(?!\p{L}))/u,
  /(?<=\b\d{1,2}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/u,
  /(?<=\+[1-9]\d{0,2}(?: \d{2,4}){0,3}) (?=\d{2,4}\b)/u,
].map(({ source }) => source)

/** The same with what the company counts, as `36 cows`. */
const spacesWith = (counted: readonly string[]) => {
  const own = counted.length === 0 ? [] : [`(?<=\\d) (?=(?:${counted.join('|')})s?(?!\\p{L}))`]
  return new RegExp([...everywhere, ...own].join('|'), 'gu')
}
const known = new Map<string, RegExp>()
function spacesOf(counted: readonly string[]): RegExp {
  const key = counted.join('|')
  const spaces = known.get(key) ?? spacesWith(counted)
  known.set(key, spaces)
  return spaces
}

/** A text whose numbers stay in a line with their units and with the nouns of `counted`, and whose days stay with their months. */
export const nonBreaking = (text: string, counted: readonly string[] = []): string =>
  text.replace(spacesOf(counted), '\u00a0')

/** Fields of blocks that are read as sentences; names are not: files are called by them. */
const sentences = new Set(['text', 'note', 'summary', 'rules', 'rows', 'about'])

/** A block whose sentences are `nonBreaking`. */
export function nonBreakingBlock<B>(block: B, counted: readonly string[] = []): B {
  const walk = (value: unknown, field?: string): unknown => {
    if (typeof value === 'string')
      return field !== undefined && sentences.has(field) ? nonBreaking(value, counted) : value
    if (Array.isArray(value)) return value.map((entry) => walk(entry, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, walk(entry, name)]))
  }
  return walk(block) as B
}
