import type { z } from 'zod'
import type { Reason } from '../words/index.ts'
import type { Kind } from '../words/zh.ts'
import { knownKeys } from './knownKeys.ts'
import { nearest } from './nearest.ts'
import { lineOf, sourceAt, type WrittenFile } from './places.ts'
import type { Diagnostic } from './syntaxDiagnostics.ts'
import { brief, fullWidthColonAt, inQuotes, quoted } from './writing.ts'
import { wrongFormat } from './wrongFormat.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]
interface Value {
  /** Its name, where it has one. */
  key: string
  value: unknown
  /** As it is written in the file. */
  source: string | undefined
  /** The text of its line. */
  row: string
}

/** What in a file does not fit its shape, each with its line and field. */
export function shapeDiagnostics(shape: z.ZodType, written: WrittenFile): Diagnostic[] {
  const data: unknown = written.document.toJS()
  const result = shape.safeParse(data)
  if (result.success) return []
  const diagnostics = withoutSizes(result.error.issues.flatMap(settled)).flatMap((issue): Diagnostic[] => {
    const { path } = issue
    const field = path.join('.') || undefined
    if (issue.code === 'unrecognized_keys') {
      const allowed = knownKeys(shape, path, data)
      return issue.keys.map((key) => ({ line: lineOf(written, path, key), field, reason: unknownKey(key, allowed) }))
    }
    const value = valueAt(data, path)
    const line = lineOf(written, path)
    const at = {
      key: String(path.at(-1) ?? ''),
      value,
      source: sourceAt(written, path),
      row: written.rows[line - 1] ?? '',
    }
    const elsewhere = value === undefined ? fullWidthColonAt(written.rows, at.key) : undefined
    if (elsewhere !== undefined) return [{ line: elsewhere, reason: { is: 'fullWidthColon', key: at.key } }]
    const reason = reasonOf(issue, at)
    // The first entry stands below the name of the list.
    const [first] = reason.is === 'missingDash' || reason.is === 'dashSpace' ? Object.keys(Object(value)) : []
    return [{ line: first === undefined ? line : lineOf(written, path, first), field, reason }]
  })
  return withoutConsequences(diagnostics)
}

/** What is mended along with another one: a key that is missing because it is misspelt, a group that is empty because of its indentation. */
function withoutConsequences(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const misspelt = new Set(
    diagnostics.flatMap(({ field, reason }) => (reason.is === 'unknownKey' ? [nameIn(field, reason.meant ?? '')] : [])),
  )
  const spaces = new Set(diagnostics.flatMap(({ line, reason }) => (reason.is === 'fullWidthSpace' ? [line] : [])))
  const told = new Set<string>()
  return diagnostics.filter(({ line, field, reason }) => {
    if (reason.is === 'missing' && misspelt.has(field ?? '')) return false
    if (reason.is === 'nothingGiven' && spaces.has(line + 1)) return false
    const text = `${line} ${JSON.stringify(reason)}`
    return told.size < told.add(text).size
  })
}

/** A text has a length, which zod holds against that of a list: that it is no list says enough. */
function withoutSizes(issues: readonly Issue[]): Issue[] {
  const places = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [path.join('.')] : [])))
  return issues.filter(({ code, path }) => !/^too_/.test(code) || !places.has(path.join('.')))
}

const nameIn = (group: string | undefined, key: string) => (group === undefined ? key : `${group}.${key}`)

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step], data) // what is there

/** Of a choice that nothing fits: what is wrong with the form that is nearest to it. */
function settled(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const isOfKind = (issues: readonly Issue[]) =>
    !issues.some(({ code, path }) => code === 'invalid_type' && !path.length)
  const [form = []] = [...issue.errors].sort((a, b) => Number(isOfKind(b)) - Number(isOfKind(a)) || a.length - b.length)
  return form.flatMap((inner) => settled({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Names that editors write in Chinese, though the key is English. */
const chineseNames: Record<string, string> = {
  标题: 'title',
  副标题: 'subtitle',
  摘要: 'summary',
  正文: 'body',
  日期: 'date',
  图片: 'picture',
  分类: 'category',
  来源: 'source',
  说明: 'alt',
  链接: 'link',
}

function unknownKey(key: string, allowed: readonly string[]): Reason {
  const [, before] = key.match(/^([^：]+)：/) ?? []
  if (before !== undefined) return { is: 'fullWidthColon', key: before }
  if (/^[\u00a0\u2000-\u200b\u3000]/.test(key)) return { is: 'fullWidthSpace' }
  const translated = chineseNames[key]
  const meant = translated !== undefined && allowed.includes(translated) ? translated : nearest(key, allowed)
  return { is: 'unknownKey', key: brief(key), allowed, meant }
}

function reasonOf(issue: Issue, at: Value): Reason {
  const { value } = at
  if (value === undefined) return missing(issue, at.key)
  if (value === null) {
    const [, remark] = at.row.match(/[:-]\s+(#.*)$/) ?? []
    return remark === undefined ? { is: 'nothingGiven' } : { is: 'hashInText', written: quoted(at.key, remark) }
  }
  const bare = typeof value === 'string' ? inQuotes(value) : undefined
  if (bare !== undefined) return { is: 'fullWidthQuotes', value: bare }
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, at)
    case 'too_small':
      return tooSmall(issue, value)
    case 'too_big':
      if (Array.isArray(value)) {
        return { is: 'tooMany', found: value.length, most: Number(issue.maximum), exact: issue.exact ?? false }
      }
      return { is: 'tooBig', found: Number(value), most: Number(issue.maximum), inclusive: issue.inclusive ?? true }
    case 'invalid_format':
      return wrongFormat(issue.format, String(value))
    case 'invalid_value':
      return notAmong(value, issue.values.map(String))
    case 'invalid_union':
      return 'options' in issue && issue.options ? notAmong(value, issue.options.map(String)) : { is: 'unfit' }
    default:
      return { is: 'unfit' }
  }
}

function missing(issue: Issue, key: string): Reason {
  if (issue.code === 'invalid_union' && 'options' in issue && issue.options) {
    return { is: 'missingChoice', key, allowed: issue.options.map(String) }
  }
  if (issue.code === 'invalid_value') return { is: 'missingChoice', key, allowed: issue.values.map(String) }
  return { is: 'missing', key }
}

const kindsOf: Record<string, Kind> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  boolean: 'flag',
  array: 'list',
  object: 'group',
}

function wrongType(expected: string, { value, source = '', row }: Value): Reason {
  const wanted = kindsOf[expected]
  const found = Array.isArray(value) ? 'list' : kindsOf[typeof value]
  if (!wanted || !found) return { is: 'unfit' }
  if (wanted === 'text' && (found === 'number' || found === 'flag')) return { is: 'needsQuotes', value: source }
  if ((wanted === 'number' || wanted === 'whole') && (found === 'text' || wanted === found || found === 'number')) {
    if (found === 'number' && wanted === 'whole' && Number.isFinite(value)) return { is: 'decimals', value: source }
    const [digits] =
      String(value)
        .replace(/[,，\s]/g, '')
        .match(/^-?\d+(\.\d+)?/) ?? []
    return { is: 'plainNumber', value: digits }
  }
  if (wanted === 'list' && /^-\S/.test(found === 'group' ? (Object.keys(Object(value))[0] ?? '') : String(value))) {
    return { is: 'dashSpace' }
  }
  if (wanted === 'text' && row.includes('{{')) return { is: 'reservedSign', sign: '{' }
  return wanted === 'list' && found === 'group' ? { is: 'missingDash' } : { is: 'wrongKind', wanted, found }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall, value: unknown): Reason {
  if (typeof value === 'string') return { is: 'emptyText' }
  const least = Number(issue.minimum)
  if (!Array.isArray(value)) return { is: 'tooSmall', found: Number(value), least, inclusive: issue.inclusive ?? true }
  if (value.length === 1 && /[，、；]/.test(String(value[0]))) return { is: 'fullWidthComma' }
  return { is: 'tooFew', found: value.length, least, exact: issue.exact ?? false }
}

function notAmong(value: unknown, allowed: string[]): Reason {
  const text = typeof value === 'object' ? '…' : String(value)
  if (typeof value === 'number' && allowed.includes(text)) return { is: 'needsQuotes', value: text }
  return { is: 'notAmong', value: brief(text), allowed, meant: nearest(text, allowed) }
}
