import { memoryEnvironment } from '../server/memory.ts'

/**
 * Goes on as another program, in the place of this one: what a build took is given back, and the program has the settings of memory that
 * `bin/start.sh` gives it. Returns where the system knows no such thing (Windows).
 */
export function becomeProgram(file: string): void {
  const words = [...process.execArgv, '--max-semi-space-size=2', file]
  process.execve?.(process.execPath, [process.execPath, ...words], { ...memoryEnvironment, ...process.env })
}
