import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { Problem } from './problems.ts'

/** Text of every content file by its path below the content folder, `/` as separator, sorted. */
export async function readTexts(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && /\.(ya?ml|csv)$/i.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Map(names.map((name, at) => [name, texts[at] ?? '']))
}

/** Parses and checks one YAML file. Every problem carries its line and field; `undefined` when there is one. */
export function parseFile<S extends z.ZodType>(
  name: string,
  text: string,
  shape: S,
  problems: Problem[],
): z.output<S> | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  for (const error of document.errors) {
    problems.push({ file: name, line: lines.linePos(error.pos[0]).line, reason: error.message })
  }
  if (document.errors.length > 0) return undefined
  const value = valueOf(document)
  if ('reason' in value) {
    problems.push({ file: name, reason: value.reason })
    return undefined
  }
  const result = shape.safeParse(value.data)
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

/** YAML takes `*word` for a reference to an anchor; one that is nowhere is found only here. */
function valueOf(document: Document): { data: unknown } | { reason: string } {
  try {
    return { data: document.toJS() }
  } catch (error) {
    return { reason: `cannot be read: ${error instanceof Error ? error.message : error}` }
  }
}

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
  if (issue.code === 'unrecognized_keys') return `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}`
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'is missing'
  return issue.message
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
