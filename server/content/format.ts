import type { Problem } from './problems.ts'
import type { Texts } from './textFiles.ts'

/**
 * Version of the form of the content that this product reads: `format` in `site.yaml`. It grows when a file that was right would be read
 * otherwise or not at all, and only then; `scripts/contentUpgrades.ts` has the step that leads there.
 */
export const contentFormat = 1

const file = 'site.yaml'

/**
 * Says that the content is of another version than the product. Told of the text, before any shape: where the form has changed, the file
 * itself may be unreadable. What can be shown is shown.
 */
export function formatProblems(texts: Texts, format = contentFormat): Problem[] {
  if (!texts.names.includes(file)) return []
  const [line, number] =
    texts
      .read(file)
      .bytes.toString()
      .match(/^format:\s*(\d+)/m) ?? []
  const found = Number(number ?? 1)
  if (found === format) return []
  const reason =
    found < format ? ({ is: 'formatOlder', found, format } as const) : ({ is: 'formatNewer', found, format } as const)
  return [{ file, field: line === undefined ? undefined : 'format', reason, elsewhere: true }]
}
