import { applied, type Collection, type Edit, type Entry, lineEnd, lineStart, type Part } from './nodes.ts'

/** Puts the parts of a `{}` or `[]` into a new order; what was there keeps its bytes. */
export function rebuiltFlow({ source, entries }: Collection, parts: readonly Part[]): Edit {
  const [from, to] = [entries[0]?.start ?? 0, entries.at(-1)?.end ?? 0]
  const texts = parts.map((part) =>
    'text' in part ? part.text : applied(source, part.edits, part.entry.start, part.entry.end),
  )
  return { from, to, text: texts.join(', ') }
}

/** Puts the parts of a block into a new order. The comments above an entry go with it, and so does what stands deeper below it. */
export function rebuiltBlock({ source, entries, isRoot }: Collection, parts: readonly Part[], column: number): Edit {
  const around = new Map(entries.map((entry, index) => [entry, surroundings(source, entries, index, column)]))
  const first = entries[0] as Entry
  const isOnOwnLine = source.slice(lineStart(source, first.start), first.start).trim() === ''
  const ownLead = isOnOwnLine && !isRoot ? commentsAbove(source, first.start, column) : ''
  const spaced = entries.length > 1 && entries.slice(1).every((entry) => around.get(entry)?.lead.startsWith('\n'))
  const texts = parts.map((part, index) => {
    const { lead, tail } = ('entry' in part && around.get(part.entry)) || { lead: '', tail: '' }
    const own = 'entry' in part && part.entry === first ? ownLead : lead
    const comments = own.replace(/^\n+/, '')
    const blank = index > 0 && (spaced || own.startsWith('\n')) ? (/^\n+/.exec(own)?.[0] ?? '\n') : ''
    const text = 'text' in part ? part.text : wholeLines(source, part)
    return `${blank}${comments}${' '.repeat(column)}${text}${tail}`
  })
  const from = isOnOwnLine ? lineStart(source, first.start) - ownLead.length : first.start
  const to = lineEnd(source, entries.at(-1)?.end ?? 0)
  return { from, to, text: texts.join('\n').slice(isOnOwnLine ? 0 : column) }
}

/** An entry after its edits, with a comment behind it. */
function wholeLines(source: string, { entry, edits }: { entry: Entry; edits: readonly Edit[] }): string {
  const to = lineEnd(source, Math.max(entry.end, ...edits.map((edit) => edit.to)))
  return applied(source, edits, entry.start, to)
}

/** Lines above an entry that belong to it, and lines below it that do: comments that stand further in. */
function surroundings(source: string, entries: readonly Entry[], index: number, column: number) {
  const between = (above: Entry | undefined, below: Entry | undefined) =>
    above && below ? source.slice(lineEnd(source, above.end) + 1, lineStart(source, below.start)).split(/(?<=\n)/) : []
  const isDeeper = (line: string) => line.trim() !== '' && line.length - line.trimStart().length > column
  const deeper = (lines: readonly string[]) => lines.findLastIndex(isDeeper) + 1
  const above = between(entries[index - 1], entries[index])
  const below = between(entries[index], entries[index + 1])
  const tail = below.slice(0, deeper(below)).join('')
  return { lead: above.slice(deeper(above)).join(''), tail: tail === '' ? '' : `\n${tail.replace(/\n$/, '')}` }
}

/** The lines of comment that stand directly above `offset`, as far in as it does. */
function commentsAbove(source: string, offset: number, column: number): string {
  let from = lineStart(source, offset)
  while (from > 0) {
    const above = lineStart(source, from - 1)
    if (!source.slice(above, from).startsWith(`${' '.repeat(column)}#`)) break
    from = above
  }
  return source.slice(from, lineStart(source, offset))
}
