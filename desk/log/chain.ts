import { createHash } from 'node:crypto'

/** A line of the log. `print` is SHA-256 (hex) over the others, `before` that of the line before, so each holds all. */
export interface Entry {
  n: number
  /** ISO 8601, UTC. */
  at: string
  action: string
  case?: string | undefined
  detail?: string | undefined
  before: string
  print: string
}
/** Number and print of the last line, kept in a file beside the log and sent with each request: tells when the end is missing. */
export type Head = Pick<Entry, 'n' | 'print'>

/**
 * `headless`: the head beside the log is missing or older than a power cut leaves it. `noted`: a print from earlier is not there. `gone`:
 * there was a log, and neither it nor its head is there. `moved`: there is a key and nothing that the desk ever wrote down beside it.
 */
type LogFault = 'shape' | 'altered' | 'order' | 'tail' | 'headless' | 'noted' | 'gone' | 'moved'
export type Verdict = { ok: true; entries: Entry[] } | { ok: false; line: number; fault: LogFault }

export const start: Head = { n: 0, print: '0'.repeat(64) }

/** A fingerprint as somebody copied it, at least its first 16 digits; `undefined` for anything else, which says nothing of a log. */
export function printIn(typed: string): string | undefined {
  const print = typed.replace(/\s/g, '').toLowerCase()
  return /^[0-9a-f]{16,64}$/.test(print) ? print : undefined
}

/** The next line behind a head. */
export function nextEntry(
  head: Head,
  { at, action, case: name, detail }: Omit<Entry, 'n' | 'before' | 'print'>,
): Entry {
  const entry = { n: head.n + 1, at, action, case: name, detail, before: head.print }
  return { ...entry, print: printOf(entry) }
}

/** The print of a line by its number; also of the one before the first, which that names. */
export function printAt(entries: readonly Entry[], n: number): string | undefined {
  const { n: first, before } = entries[0] ?? { n: 1, before: start.print }
  return n === first - 1 ? before : entries[n - first]?.print
}

/**
 * Holds a log against itself, against the head beside it, and against a print that somebody wrote down earlier (as `printIn` reads
 * it). `line` is the first, from 1, that cannot be relied on. Where `isWhole` says so of the first line, it stands for all before it.
 */
export function verify(
  text: string,
  head: Head | undefined,
  { noted, isWhole = () => false }: { noted?: string | undefined; isWhole?: (first: Entry) => boolean } = {},
): Verdict {
  const entries: Entry[] = []
  const lines = text.split('\n')
  if (lines.pop() !== '') return { ok: false, line: lines.length + 1, fault: 'shape' } // half a line
  const first = parsed(lines[0] ?? '')
  let last: Head = first && isWhole(first) ? { n: first.n - 1, print: first.before } : start
  for (const [at, line] of lines.entries()) {
    const fault = faultOf(line, last)
    if (typeof fault === 'string') return { ok: false, line: at + 1, fault }
    entries.push(fault)
    last = fault
  }
  const fault = faultOfHead(entries, last, head)
  if (fault) return fault
  if (noted !== undefined && !entries.some(({ print }) => print.startsWith(noted)))
    return { ok: false, line: 1, fault: 'noted' }
  return { ok: true, entries }
}

/** A power cut between line and head leaves a head that is one behind; anything else was done by somebody. */
function faultOfHead(entries: readonly Entry[], last: Head, head: Head | undefined): Verdict | undefined {
  if (!head) return last.n > 0 ? { ok: false, line: last.n, fault: 'headless' } : undefined
  if (head.n > last.n) return { ok: false, line: last.n + 1, fault: 'tail' }
  if (head.n < last.n - 1) return { ok: false, line: last.n, fault: 'headless' }
  return printAt(entries, head.n) === head.print ? undefined : { ok: false, line: head.n, fault: 'altered' }
}

function faultOf(line: string, last: Head): Entry | LogFault {
  const entry = parsed(line)
  if (!entry) return 'shape'
  if (entry.print !== printOf(entry) || line !== JSON.stringify(entry)) return 'altered'
  return entry.n === last.n + 1 && entry.before === last.print ? entry : 'order'
}

/** The entry in the one order of its keys, so that every spelling but ours shows. */
function parsed(line: string): Entry | undefined {
  try {
    const { n, at, action, case: name, detail, before, print } = JSON.parse(line)
    const texts = [at, action, before, print].every((value) => typeof value === 'string')
    return texts && Number.isInteger(n) ? { n, at, action, case: name, detail, before, print } : undefined
  } catch {
    return undefined
  }
}

const printOf = ({ n, at, action, case: name, detail, before }: Omit<Entry, 'print'>) =>
  createHash('sha256')
    .update(JSON.stringify([n, at, action, name ?? null, detail ?? null, before]))
    .digest('hex')
