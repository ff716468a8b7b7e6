import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Outcome } from './steps.ts'

/** When a part of the tests last ran, on which commit, and what became of it. */
interface Run extends Pick<Outcome, 'passed' | 'failed'> {
  /** ISO 8601, in minutes, UTC. */
  at: string
  commit: string
}

/** Notes in a JSON file that a part has run now, on the commit that is checked out. */
export function noteRun(file: string, part: string, { passed, failed }: Outcome): void {
  const commit = git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ' with changes' : '')
  const run: Run = { at: `${new Date().toISOString().slice(0, 16)}Z`, commit, passed, failed }
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

/** What Git says; nothing where the tests run without a repository. */
function git(...question: string[]): string {
  try {
    return execFileSync('git', question, { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}
