import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { commitNow } from './commitNow.ts'
import type { Outcome } from './steps.ts'

/** When a part of the tests last ran, on which commit, and what became of it. */
interface Run extends Pick<Outcome, 'passed' | 'failed'> {
  /** ISO 8601, in minutes, UTC. */
  at: string
  commit: string
}

/** Notes in a JSON file that a part has run now, on the commit that is checked out. */
export function noteRun(file: string, part: string, { passed, failed }: Outcome): void {
  const run: Run = { at: `${new Date().toISOString().slice(0, 16)}Z`, commit: commit(), passed, failed }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...read(file), [part]: run }, null, 2))
}

/** A line for each part: when it last ran and how that ended. */
export function lastRunsOf(file: string, parts: readonly string[]): string {
  const runs = read(file)
  const line = (part: string) => {
    const run = runs[part]
    return run ? `${run.at} on ${run.commit}: ${run.passed} passed, ${run.failed} failed` : 'never on this checkout'
  }
  return ['Last run of each part:', ...parts.map((part) => `  ${part.padEnd(14)} ${line(part)}`)].join('\n')
}

const read = (file: string): Record<string, Run> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** Nothing where the tests run without a repository. */
function commit(): string {
  try {
    return commitNow()
  } catch {
    return ''
  }
}
