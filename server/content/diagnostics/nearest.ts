import { distance } from '../../search/spelling.ts'

/** The known name that was probably meant: one slip away, two or three in longer ones, whatever its case. */
export function nearest(typed: string, known: Iterable<string>): string | undefined {
  const word = typed.toLowerCase()
  let most = word.length < 6 ? 1 : word.length < 10 ? 2 : 3
  let meant: string | undefined
  for (const name of known) {
    const edits = distance(word, name.toLowerCase(), most)
    if (name === typed || edits > most) continue
    meant = name
    most = edits - 1
    if (most < 0) break
  }
  return meant
}
