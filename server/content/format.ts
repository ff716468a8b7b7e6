import type { Problem } from './problems.ts'
import type { Texts } from './textFiles.ts'

/**
 * Version of the form of the content that this product reads: `format` in `site.yaml`. It grows when a file that was right would be read
 * otherwise or not at all, and only then; `scripts/contentUpgrades.ts` has the step that leads there.
 */
export const contentFormat = 1

const file = 'site.yaml'
const named = /^format:(.*)$/m

/**
 * The version that the text of `site.yaml` names, 1 where it names none; `undefined` for what is no whole number from 1. Read from the
 * text, not as YAML: of another version, it may be none.
 */
export function formatOf(text: string): number | undefined {
  const [, value] = text.match(named) ?? []
  if (value === undefined) return 1
  const [, digits] = value.match(/^\s+(\d+)\s*(?:\s#.*)?$/) ?? []
  return Number(digits) || undefined
}

/** The line of a text that names its version; undefined where none does. */
export const formatLine = (text: string): number | undefined => {
  const at = text.search(named)
  return at < 0 ? undefined : text.slice(0, at).split('\n').length
}

/**
 * Says that the content is of another version than the product. Told of the text, before any shape: where the form has changed, the file
 * itself may be unreadable. What can be shown is shown.
 */
export function formatProblems(texts: Texts, format = contentFormat): Problem[] {
  if (!texts.names.includes(file)) return []
  const text = texts.read(file).bytes.toString()
  const found = formatOf(text)
  // What is no number is told with the other fields of the file.
  if (found === undefined || found === format) return []
  const reason =
    found < format ? ({ is: 'formatOlder', found, format } as const) : ({ is: 'formatNewer', found, format } as const)
  return [{ file, field: named.test(text) ? 'format' : undefined, reason, elsewhere: true }]
}
