import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { TextFile } from './textFiles.ts'

/** The data of a sound YAML file; `undefined` for any other. */
export type Parse = (file: TextFile) => unknown

/** Parses without keeping positions, which is faster: a file that is not sound is read again to say where it is wrong. */
export const parseYaml: Parse = ({ bytes }) => {
  try {
    return parse(bytes.toString(), { prettyErrors: false, logLevel: 'error' })
  } catch {
    return undefined
  }
}

/** Data of YAML files as it was parsed before. */
interface ParseCache {
  parse: Parse
  /** Keeps the data of all files that were parsed since opening, and of no other. */
  keep(): void
}

/** To be raised when the parser or its options change. */
const format = 'parsed 2'

/**
 * Opens the data kept in `file`. It is found by the hash of the bytes that it was parsed from, so that it is never another text's.
 * What is not there is parsed; a broken file counts for nothing.
 * @param onParsed told how many files had to be parsed so far
 */
export function openParseCache(file: string, onParsed: (files: number) => void = () => undefined): ParseCache {
  const known = readKept(file)
  const used = new Map<string, string>()
  let fresh = 0
  return {
    parse(text) {
      let json = known.get(text.hash)
      if (json === undefined) {
        const data = parseYaml(text)
        onParsed(++fresh)
        json = data === undefined ? undefined : jsonOf(data)
        if (json === undefined) return data
      }
      used.set(text.hash, json)
      // Also what was parsed now: this start finds what the next one does.
      return JSON.parse(json)
    },
    keep() {
      if (fresh === 0 && used.size === known.size) return
      const lines = [...used].map(([name, json]) => `${name} ${json}\n`)
      try {
        writeFileSync(`${file}.new`, [`${format} ${sumOf(lines)}\n`, ...lines].join(''))
        renameSync(`${file}.new`, file)
      } catch {} // a full disk costs the next start time, not this one its content
    },
  }
}

/** The kept JSON by hash; none when the file is missing, of another format or not whole. */
function readKept(file: string): Map<string, string> {
  try {
    const [head, ...lines] = readFileSync(file, 'utf8').split(/(?<=\n)/)
    if (head !== `${format} ${sumOf(lines)}\n`) return new Map()
    return new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1, -1)]))
  } catch {
    return new Map()
  }
}

function sumOf(lines: readonly string[]): string {
  const sum = createHash('sha256')
  for (const line of lines) sum.update(line)
  return sum.digest('hex')
}

/** As JSON, or `undefined` where JSON says less: `.inf` and `.nan` are numbers in YAML. */
function jsonOf(data: unknown): string | undefined {
  let isWhole = true
  const json = JSON.stringify(data, (_, value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) isWhole = false
    return value
  })
  return isWhole ? json : undefined
}
