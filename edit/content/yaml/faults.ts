import { type Document, isCollection, isSeq, type Node, visit } from 'yaml'

/** Why a file cannot be read; the page has a sentence for each code. */
type FaultCode =
  | 'encoding'
  | 'fullWidthColon'
  | 'tab'
  | 'unfinished'
  | 'duplicateKey'
  | 'colon'
  | 'alias'
  | 'indent'
  | 'syntax'

export interface Fault {
  line: number
  code: FaultCode
  /** What the file holds there: a key, a sign. */
  quote?: string
}

const codes: Partial<Record<string, FaultCode>> = {
  TAB_AS_INDENT: 'tab',
  DUPLICATE_KEY: 'duplicateKey',
  BLOCK_AS_IMPLICIT_KEY: 'colon',
  MISSING_CHAR: 'unfinished',
  BAD_INDENT: 'indent',
  BAD_ALIAS: 'alias',
}

/** A key that is followed by the colon of Chinese text, as a keyboard in Chinese types it. */
const wideColon = /^\s*(?:- )?([\w-]+)：/

/** The faults of a document, in the order of their lines; what follows from a full-width colon is not told beside it. */
export function faultsOf(text: string, document: Document.Parsed): Fault[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const lineAt = (offset: number) => Math.max(starts.findLastIndex((start) => start <= offset) + 1, 1)
  const end = text.trimEnd().length
  const faults = document.errors.map(({ pos: [at], code }): Fault => {
    // Of a bracket that is not closed the library says, at the end, that it does not stand far enough in.
    const known = code === 'BAD_INDENT' && at >= end ? 'unfinished' : codes[code]
    return { line: lineAt(Math.min(at, text.length)), code: known ?? 'syntax' }
  })
  const wide = new Set<number>()
  const rows = text.split('\n')
  visit(document, {
    Alias(_, node) {
      if (!node.resolve(document))
        faults.push({ line: lineAt(node.range?.[0] ?? 0), code: 'alias', quote: node.source })
    },
    Scalar(place, node, path) {
      if (node.type !== 'PLAIN' || place === 'key' || !node.range) return
      const [from, to] = [lineAt(node.range[0]), lineAt(node.range[1])]
      // A text may begin with a word and such a colon; a line of its own is meant as a key.
      const { key } = (path.at(-1) ?? {}) as { key?: Node }
      const isBesideKey = key?.range && lineAt(key.range[0]) === from
      const first = isSeq(path.at(-1)) || isBesideKey ? from + 1 : from
      for (let line = first; line <= to; line++) if (wideColon.test(rows[line - 1] ?? '')) wide.add(line)
    },
  })
  if (faults.length > 0) rows.forEach((row, index) => void (wideColon.test(row) && wide.add(index + 1)))
  if (wide.size > 0)
    return [...wide]
      .sort((a, b) => a - b)
      .map((line) => ({ line, code: 'fullWidthColon', quote: wideColon.exec(rows[line - 1] ?? '')?.[1] ?? '' }))
  if (faults.length === 0 && document.contents !== null && !isCollection(document.contents))
    return [{ line: 1, code: 'syntax' }] // a text alone is no content
  return faults.sort((a, b) => a.line - b.line)
}
