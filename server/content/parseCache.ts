import { createHash, hash } from 'node:crypto'
import { closeSync, openSync, readFileSync, renameSync, writevSync } from 'node:fs'
import { CORE_SCHEMA, load } from 'js-yaml'
import type { TextFile } from './textFiles.ts'

/** The data of a sound YAML file; `undefined` for any other. */
export type Parse = (file: TextFile) => unknown

/** Ten times as fast as with positions: a file that is not sound is read again to say where it is wrong. */
export const parseYaml: Parse = ({ bytes }) => {
  try {
    return load(bytes.toString(), { schema: CORE_SCHEMA })
  } catch {
    return undefined
  }
}

/** Data of YAML files as it was parsed before. */
export interface ParseCache {
  parse: Parse
  /** Keeps the data of all files that were parsed since opening, and of no other. */
  keep(): void
}

// To be raised when the parser or its schema changes.
const FORMAT = 'parsed 1'

/**
 * Opens the data kept in `file`. It is found by the hash of the bytes that it was parsed from, so that it is never another text's.
 * What is not there is parsed; a broken file counts for nothing.
 * @param onParsed told how many files had to be parsed so far
 */
export function openParseCache(file: string, onParsed: (files: number) => void = () => undefined): ParseCache {
  const known = readKept(file)
  const used = new Map<string, Buffer>()
  let fresh = 0
  return {
    parse(text) {
      const kept = known.get(text.hash)
      if (kept) {
        used.set(text.hash, kept)
        return JSON.parse(kept.toString())
      }
      const data = parseYaml(text)
      onParsed(++fresh)
      const json = data === undefined ? undefined : written(data)
      if (json === undefined) return data
      used.set(text.hash, Buffer.from(json))
      // What is used now is what is found the next time; and its strings do not hold the whole text in memory.
      return JSON.parse(json)
    },
    keep() {
      if (fresh === 0 && used.size === known.size) return
      try {
        writeKept(file, used)
      } catch {} // a full disk costs the next start time, not this one its content
    },
  }
}

/** The lines of a file that is whole, by hash. */
function readKept(file: string): Map<string, Buffer> {
  const known = new Map<string, Buffer>()
  try {
    const bytes = readFileSync(file)
    const head = bytes.indexOf('\n')
    const lines = bytes.subarray(head + 1)
    if (bytes.toString('latin1', 0, head) !== `${FORMAT} ${hash('sha256', lines)}`) return known
    for (let from = 0; from < lines.length; ) {
      const space = lines.indexOf(' ', from)
      const end = lines.indexOf('\n', space)
      known.set(lines.toString('latin1', from, space), lines.subarray(space + 1, end))
      from = end + 1
    }
  } catch {} // missing or unreadable: everything is parsed
  return known
}

function writeKept(file: string, used: ReadonlyMap<string, Buffer>) {
  const lines = [...used].flatMap(([name, json]) => [Buffer.from(`${name} `), json, Buffer.from('\n')])
  const sum = createHash('sha256')
  for (const part of lines) sum.update(part)
  const handle = openSync(`${file}.new`, 'w')
  writevSync(handle, [Buffer.from(`${FORMAT} ${sum.digest('hex')}\n`)])
  for (let from = 0; from < lines.length; from += 1_000) writevSync(handle, lines.slice(from, from + 1_000))
  closeSync(handle)
  renameSync(`${file}.new`, file)
}

/** As JSON, or `undefined` where JSON says less: `.inf` and `.nan` are numbers in YAML. */
function written(data: unknown): string | undefined {
  let isWhole = true
  const json = JSON.stringify(data, (_, value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) isWhole = false
    return value
  })
  return isWhole ? json : undefined
}
