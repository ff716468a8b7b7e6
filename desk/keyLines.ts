import { isRecipient } from '#sealing/keys.ts'
import type { Desk } from './desk.ts'

/** What an officer confirms or strikes off at once: the keys of one line of the list, or the recovery key. */
export interface KeyLine {
  /** As this officer or the signed list calls them; `undefined` for the recovery key. */
  owner: string | undefined
  keys: readonly string[]
  /** The one that signs, if it is among them: its owner has a name. */
  signing: string | undefined
}

/** Some keys of a channel by the lines of its list; one that stands in no line is by itself. */
export function keyLinesOf({ channel, site, who }: Pick<Desk, 'channel' | 'site' | 'who'>, keys: readonly string[]) {
  const officers = site.list.channels.find(({ id }) => id === channel.id)?.officers ?? []
  const lines = officers.flatMap(({ recipient, signing }): KeyLine[] => {
    const some = [recipient, signing].filter((key) => keys.includes(key))
    if (some.length === 0) return []
    return [{ owner: who(signing), keys: some, signing: some.find((key) => key === signing) }]
  })
  const inLines = new Set(lines.flatMap((line) => line.keys))
  const alone = keys.filter((key) => !inLines.has(key))
  return [
    ...lines,
    ...alone.map((key): KeyLine => {
      const signing = isRecipient(key) ? undefined : key
      return { owner: key === site.recovery ? undefined : who(key), keys: [key], signing }
    }),
  ]
}

/** The one of some lines that a form speaks of: all of its keys, and no others. */
export const lineIn = (lines: readonly KeyLine[], typed: string): KeyLine | undefined =>
  lines.find(({ keys }) => keys.join(' ') === typed)
