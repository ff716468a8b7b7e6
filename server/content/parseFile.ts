import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { z } from 'zod'
import { type Parse, parseYaml } from './parseCache.ts'
import type { Problem } from './problems.ts'
import type { TextFile } from './textFiles.ts'

/** Parses and checks one YAML file. Every problem carries its line and field; `undefined` when there is one. */
export function parseFile<S extends z.ZodType>(
  file: TextFile,
  shape: S,
  problems: Problem[],
  parse: Parse = parseYaml,
): z.output<S> | undefined {
  const sound = shape.safeParse(parse(file))
  if (sound.success) return sound.data
  const { name } = file
  const text = file.bytes.toString()
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const faults = [...document.errors.map(({ pos, message, code }) => ({ at: pos[0], reason: hint(message, code) }))]
  visit(document, {
    Alias(_, node) {
      if (!node.resolve(document)) faults.push({ at: node.range?.[0] ?? 0, reason: `*${node.source} needs quotes` })
    },
  })
  for (const { at, reason } of faults) problems.push({ file: name, line: lines.linePos(at).line, reason })
  if (faults.length > 0) return undefined
  const result = shape.safeParse(document.toJS())
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    problems.push({
      file: name,
      line: lineOf(document, lines, issue.path, issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined),
      field: issue.path.join('.') || undefined,
      reason: reasonOf(issue),
    })
  }
  return undefined
}

/** What an editor most often means where YAML sees a key within a key. */
const hint = (message: string, code: string) =>
  code === 'BLOCK_AS_IMPLICIT_KEY' ? `${message}; a text that holds a colon needs quotes` : message

/** Line of the value that `field` (`zh.alt`, `blocks.3.rows`) names, or of `quote` in it. */
export function lineAt(text: string, field: string, quote?: string): number {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const line = lineOf(document, lines, field === '' ? [] : field.split('.'))
  if (!quote) return line
  const rest = text.split('\n').slice(line - 1)
  const below = rest.findIndex((row) => row.includes(quote))
  return below < 0 ? line : line + below
}

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}`
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is missing'
      if (issue.message.endsWith('expected string, received number')) return 'is a number: it needs quotes'
      return issue.message
    case 'too_small':
      return issue.origin === 'string' ? 'is empty' : issue.message
    case 'invalid_format':
      return issue.message.startsWith('Invalid') ? issue.message : `is not ${issue.message}`
    default:
      return issue.message
  }
}

/** Line of the value at `path`, or of the nearest thing above it that exists; `key` points at a key inside it. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[], key?: string): number {
  let node: unknown = document.contents
  let offset = 0
  for (const step of path) {
    const found = child(node, step)
    if (!found) break
    offset = found.offset
    node = found.value
  }
  if (key !== undefined) offset = child(node, key)?.offset ?? offset
  return lines.linePos(offset).line
}

function child(node: unknown, step: PropertyKey): { value: unknown; offset: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step))
    return pair && isScalar(pair.key) ? { value: pair.value, offset: pair.key.range?.[0] ?? 0 } : undefined
  }
  if (isSeq(node)) {
    const value = node.items[Number(step)] as { range?: [number, number, number] } | undefined
    return value ? { value, offset: value.range?.[0] ?? 0 } : undefined
  }
  return undefined
}
