import { isUtf8 } from 'node:buffer'
import { isDeepStrictEqual } from 'node:util'
import { type Document, parseDocument } from 'yaml'
import { editsOf } from './yaml/edits.ts'
import { type Fault, faultsOf } from './yaml/faults.ts'
import { applied } from './yaml/nodes.ts'
import { renderFile } from './yaml/render.ts'

export type { Fault } from './yaml/faults.ts'

interface YamlFile {
  /** `undefined` where there are faults. */
  data: unknown
  faults: Fault[]
}

/** What a YAML file says. Never throws: what is no YAML has faults with their lines. */
export function readYaml(bytes: Buffer): YamlFile {
  if (!isUtf8(bytes)) return { data: undefined, faults: [{ line: 1, code: 'encoding' }] }
  const { text } = opened(bytes)
  const document = parsed(text)
  const faults = faultsOf(text, document)
  return faults.length > 0 ? { data: undefined, faults } : { data: document.toJS() ?? undefined, faults }
}

/**
 * The bytes of a file after its data became `data`. Only what differs is written; comments, order, quotes, empty lines and line breaks of
 * all else stay as they are. New entries of an object stand where they do in `data`. Without bytes, a new file.
 * @throws Error when the file cannot be read
 */
export function writeYaml(bytes: Buffer | undefined, data: unknown): Buffer {
  const wanted: unknown = JSON.parse(JSON.stringify(data)) // without members that are undefined
  if (bytes === undefined || bytes.toString().trim() === '') return Buffer.from(renderFile(wanted))
  const { data: old, faults } = readYaml(bytes)
  if (faults.length > 0) throw new Error(`line ${faults[0]?.line}: ${faults[0]?.code}`)
  if (isDeepStrictEqual(old, wanted)) return bytes
  const { text, mark, returns } = opened(bytes)
  const changed = changedText(text, wanted)
  return Buffer.from(mark + withReturns(text, changed, returns))
}

function changedText(text: string, wanted: unknown): string {
  try {
    const changed = applied(text, editsOf(text, parsed(text), wanted))
    const document = parsed(changed)
    if (document.errors.length === 0 && isDeepStrictEqual(document.toJS(), wanted)) return changed
  } catch {} // an unusual way of writing: the library writes the file, which loses layout but no data
  return byLibrary(text, wanted)
}

/** Comments that the library keeps, its own layout. */
function byLibrary(text: string, wanted: unknown): string {
  const document = parsed(text)
  const contents = document.createNode(wanted)
  if (document.contents?.commentBefore) contents.commentBefore = document.contents.commentBefore
  document.contents = contents as typeof document.contents
  return document.toString({ lineWidth: 0, blockQuote: 'literal' })
}

const parsed = (text: string): Document.Parsed =>
  parseDocument(text, { keepSourceTokens: true, prettyErrors: false, logLevel: 'error' })

/** The text without its byte order mark and carriage returns, and at which line ends these stood. */
function opened(bytes: Buffer): { text: string; mark: string; returns: boolean[] } {
  const whole = bytes.toString()
  const mark = whole.startsWith('\uFEFF') ? '\uFEFF' : ''
  const lines = whole.slice(mark.length).split('\n')
  const returns = lines.slice(0, -1).map((line) => line.endsWith('\r'))
  const text = lines.map((line, index) => (returns[index] ? line.slice(0, -1) : line)).join('\n')
  return { text, mark, returns }
}

/** Lines that stay keep their ends; new ones end as most do. */
function withReturns(old: string, text: string, returns: readonly boolean[]): string {
  if (!returns.includes(true)) return text
  const [before, after] = [old.split('\n'), text.split('\n')]
  const usual = returns.filter(Boolean).length * 2 >= returns.length
  let head = 0
  while (head < Math.min(before.length, after.length) && before[head] === after[head]) head++
  let tail = 0
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const shift = after.length - before.length
  const ends = after.slice(0, -1).map((_, line) => {
    if (line < head) return returns[line] ?? usual
    return line >= after.length - tail ? (returns[line - shift] ?? usual) : usual
  })
  return after.map((line, index) => (index < ends.length ? `${line}${ends[index] ? '\r' : ''}\n` : line)).join('')
}
