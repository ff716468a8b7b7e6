import { isCollection, isScalar, type Scalar, visit, type YAMLError } from 'yaml'
import type { Reason } from '../words/index.ts'
import type { WrittenFile } from './places.ts'
import { brief, fullWidthColonIn, inQuotes, quoted } from './writing.ts'

/** What is wrong in a file, and where. */
export interface Diagnostic {
  line: number
  field?: string | undefined
  reason: Reason
}
type Error = Pick<YAMLError, 'code' | 'message'> & { at: number }

/** What a line shows by itself; everything else behind the first mistake may follow from that. */
const independent = new Set<Reason['is']>(['fullWidthColon', 'spaceAfterColon'])
/** Of several reasons for one line, these are the less likely ones, the least likely last. */
const doubtful: readonly Reason['is'][] = ['repeatedKey', 'missingDash', 'noColon', 'indentation', 'unclearLine']

/** Why a file is not YAML, as an editor would say it: the parser's own words are about its grammar. Mostly one mistake, the first. */
export function syntaxDiagnostics(written: WrittenFile): Diagnostic[] {
  const { document, rows, lines: positions } = written
  const conflict = rows.findIndex((row) => /^(<{7}|>{7})( |$)/.test(row))
  if (conflict >= 0) return [{ line: conflict + 1, reason: { is: 'mergeConflict' } }]
  const errors: Error[] = document.errors.map(({ code, message, pos }) => ({ code, message, at: pos[0] }))
  const found = errors.map((error) => diagnosed(error, written))
  visit(document, {
    Alias(_, node) {
      if (node.resolve(document)) return
      found.push({ line: positions.linePos(node.range?.[0] ?? 0).line, reason: { is: 'reservedSign', sign: '*' } })
    },
  })
  if (found.length === 0 && document.contents === null) return [{ line: 1, reason: { is: 'emptyFile' } }]
  // A file that is one text: its first line names nothing.
  if (found.length === 0 && isScalar(document.contents)) found.push(wrongRow(1, written))
  const doubt = ({ reason }: Diagnostic) => doubtful.indexOf(reason.is)
  const [first, ...more] = found.sort((one, other) => one.line - other.line || doubt(one) - doubt(other))
  if (!first) return []
  const lines = new Set([first.line])
  return [first, ...more.filter(({ line, reason }) => independent.has(reason.is) && lines.size < lines.add(line).size)]
}

function diagnosed(error: Error, written: WrittenFile): Diagnostic {
  const { rows, lines } = written
  const { line } = lines.linePos(error.at)
  const row = rows[line - 1] ?? ''
  if (error.code === 'TAB_AS_INDENT' || /^ *\t/.test(row)) return { line, reason: { is: 'tab' } }
  if (/^ *[\u00a0\u2000-\u200b\u3000]/.test(row)) return { line, reason: { is: 'fullWidthSpace' } }
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return { line, reason: repeatedKey(line, written) }
    case 'MULTIPLE_DOCS':
      return { line, reason: { is: 'secondDocument' } }
    case 'BAD_DQ_ESCAPE':
      return { line, reason: { is: 'badEscape', sequence: written.text.slice(error.at, error.at + 2) } }
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
      return { line, reason: { is: 'reservedSign', sign: written.text.charAt(error.at) } }
    case 'MISSING_CHAR':
      return missingSign(error, line, written)
    case 'BAD_INDENT':
      return /^Flow/.test(error.message) ? unclosedBracket(error.at, line, written) : wrongRow(line, written)
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BLOCK_IN_FLOW':
      return nestedKey(error, line, written)
    case 'UNEXPECTED_TOKEN':
      return unexpected(error.at, line, written)
    default:
      return wrongRow(line, written)
  }
}

/** A line that is no key, or stands at no level. */
function wrongRow(line: number, { rows }: WrittenFile): Diagnostic {
  const row = rows[line - 1] ?? ''
  const key = fullWidthColonIn(row)
  if (key !== undefined) return { line, reason: { is: 'fullWidthColon', key } }
  const [, tight] = row.match(/^\s*(?:- +)?([\w-]+):(?![\s/])./) ?? []
  if (tight !== undefined) return { line, reason: { is: 'spaceAfterColon', key: tight } }
  if (lacksDash(line, rows)) return { line, reason: { is: 'missingDash' } }
  const deeper = deeperKey(line, rows)
  if (deeper !== undefined) return { line: deeper, reason: { is: 'indentation' } }
  if (/:(\s|$)/.test(row) || /^\s*-(\s|$)/.test(row)) return { line, reason: { is: 'indentation' } }
  return { line, reason: row.trim() === '' ? { is: 'unclearLine' } : { is: 'noColon', text: brief(row) } }
}

const indentOf = (row: string) => row.length - row.trimStart().length

/** Whether the line stands where the dashes of a list above it stand, or is one of several `[…]` or `{…}`. */
function lacksDash(line: number, rows: readonly string[]): boolean {
  const row = rows[line - 1] ?? ''
  if (/^\s*- /.test(row)) return false
  const indent = indentOf(row)
  const above = rows.slice(0, line - 1).findLast((other) => other.trim() !== '' && indentOf(other) <= indent)
  if (above === undefined || indentOf(above) !== indent) return false
  return above.trimStart().startsWith('- ') || (/^\s*[[{]/.test(row) && /^\s*[[{]/.test(above))
}

/** The line below, where it is a key further in than this one's, though this one has its value already. */
function deeperKey(line: number, rows: readonly string[]): number | undefined {
  const [row = '', next = ''] = rows.slice(line - 1)
  const holdsValue = /^\s*(?:- +)?[^\s:]+:\s+\S/.test(row)
  return holdsValue && indentOf(next) > indentOf(row) && /^\s*[^\s:]+:(\s|$)/.test(next) ? line + 1 : undefined
}

/** Where the parser sees a key within a key: mostly a text with a colon in it. */
function nestedKey({ at, message }: Error, line: number, written: WrittenFile): Diagnostic {
  const { text, rows, lines } = written
  const row = rows[line - 1] ?? ''
  if (message.includes('sequence')) return { line, reason: { is: 'indentation' } }
  const { col } = lines.linePos(at)
  const inBrackets = isInBrackets(at, written)
  const value = inBrackets ? row.slice(col - 1).replace(/[,\]}].*$/, '') : row.slice(col - 1)
  const [, key = ''] = row.slice(0, col - 1).match(/([^\s{[,]+):\s+$/) ?? []
  if (inBrackets && /[，、；]/.test(value)) return { line, reason: { is: 'fullWidthComma' } }
  const bare = inQuotes(value)
  if (bare !== undefined) return { line, reason: { is: 'fullWidthQuotes', value: bare } }
  if (text.charAt(at) === '?') return { line, reason: { is: 'reservedSign', sign: '?' } }
  if (/^["']/.test(value)) return { line, reason: { is: 'unclearLine' } }
  if (/:(\s|$)/.test(value)) return { line, reason: { is: 'colonInText', written: quoted(key, value) } }
  return wrongRow(line, written)
}

function repeatedKey(line: number, { rows }: WrittenFile): Reason {
  const row = rows[line - 1] ?? ''
  const [, key = ''] = row.match(/^\s*(?:- +)?["']?([^\s:"']+)/) ?? []
  const isSame = (other: string) => new RegExp(`^["']?${RegExp.escape(key)}["']?\\s*:`).test(other.slice(indentOf(row)))
  const before = rows.slice(0, line - 1).findLastIndex((other) => isSame(other.replace(/^(\s*)- /, '$1  ')))
  return { is: 'repeatedKey', key, first: before + 1 }
}

/** A quote that is not closed, or a key, a comma or a colon that is not there. */
function missingSign({ at, message }: Error, line: number, written: WrittenFile): Diagnostic {
  if (message.startsWith('Missing closing')) {
    const quotes = quotesIn(written)
    const open =
      quotes.find((quote) => holdsKey(quote, written)) ?? quotes.findLast(({ range }) => range && range[0] < at)
    return unclosedQuote(open, written) ?? { line, reason: { is: 'unclearLine' } }
  }
  if (message.includes('directives')) return { line, reason: { is: 'unclearLine' } }
  return message.includes('flow') ? missingComma(at, line, written) : wrongRow(line, written)
}

function missingComma(at: number, line: number, { text }: WrittenFile): Diagnostic {
  const isFullWidth = /[，、；]/.test(text.slice(Math.max(0, at - 2), at + 2))
  return { line, reason: isFullWidth ? { is: 'fullWidthComma' } : { is: 'missingComma' } }
}

/** Whether a quoted text goes on over another key: it should have ended before. */
const holdsKey = ({ range }: Scalar, { text }: WrittenFile) =>
  range ? /\n\s*(- )?[\w-]+: |, *[\w-]+: *["']$/.test(text.slice(range[0], range[1])) : false

function unclosedQuote(node: Scalar | undefined, { text, lines }: WrittenFile): Diagnostic | undefined {
  if (!node?.range) return undefined
  const [from] = node.range
  return { line: lines.linePos(from).line, reason: { is: 'unclosedQuote', mark: text.charAt(from) } }
}

/** Texts in quotes, in the order of the file. */
function quotesIn({ document }: WrittenFile): Scalar[] {
  const found: Scalar[] = []
  const take = (node: unknown) => {
    if (isScalar(node) && /^QUOTE/.test(node.type ?? '')) found.push(node)
  }
  visit(document, { Scalar: (_, node) => take(node) })
  return found
}

/** Whether `[…]` or `{…}` goes on at a place. */
function isInBrackets(at: number, { document }: WrittenFile): boolean {
  let found = false
  visit(document, {
    Collection(_, { flow, range }) {
      if (flow && range && range[0] < at && at < range[1]) found = true
    },
  })
  return found
}

function unclosedBracket(at: number, line: number, { document, text, lines }: WrittenFile): Diagnostic {
  let open: number | undefined
  visit(document, {
    Collection(_, node) {
      const [from = 0, to = 0] = node.range ?? []
      if (isCollection(node) && node.flow && from < at && !/[\]}]/.test(text.charAt(to - 1))) open = from
    },
  })
  if (open === undefined) return { line, reason: { is: 'unclearLine' } }
  const bracket = text.charAt(open)
  const close = bracket === '{' ? '}' : ']'
  return { line: lines.linePos(open).line, reason: { is: 'unclosedBracket', open: bracket, close } }
}

/** Something after a value has ended. */
function unexpected(at: number, line: number, written: WrittenFile): Diagnostic {
  const { text, rows } = written
  const quote = quotesIn(written).findLast(({ range }) => range && range[1] <= at && !text.slice(range[1], at).trim())
  if (quote?.range) {
    // One that holds a key was closed by the beginning of a later one.
    if (holdsKey(quote, written)) return unclosedQuote(quote, written) ?? { line, reason: { is: 'unclearLine' } }
    if (isInBrackets(at, written)) return missingComma(at, line, written)
    return { line, reason: { is: 'textAfterQuote', mark: text.charAt(quote.range[0]) } }
  }
  const [, sign] = rows[line - 1]?.match(/(?::\s+|^\s*-\s+(?![[{]))([[{>|*&!%@`])/) ?? []
  return sign === undefined ? wrongRow(line, written) : { line, reason: { is: 'reservedSign', sign } }
}
