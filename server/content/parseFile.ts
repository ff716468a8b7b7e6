import type { z } from 'zod'
import { lineOf, readWritten } from './diagnostics/places.ts'
import { shapeDiagnostics } from './diagnostics/shapeDiagnostics.ts'
import { syntaxDiagnostics } from './diagnostics/syntaxDiagnostics.ts'
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
  const data = parse(file)
  const sound = shape.safeParse(data)
  if (sound.success) return sound.data
  const written = readWritten(file.bytes.toString())
  const syntax = syntaxDiagnostics(written)
  const diagnostics = syntax.length > 0 ? syntax : shapeDiagnostics(shape, written)
  problems.push(...diagnostics.map((diagnostic) => ({ file: file.name, ...diagnostic })))
  return undefined
}

/** Line of the value that `field` (`zh.alt`, `blocks.3.rows`) names, or of `quote` in it. */
export function lineAt(text: string, field: string, quote?: string): number {
  const written = readWritten(text)
  const line = lineOf(written, field === '' ? [] : field.split('.'))
  if (!quote) return line
  const below = written.rows.slice(line - 1).findIndex((row) => row.includes(quote))
  return below < 0 ? line : line + below
}
