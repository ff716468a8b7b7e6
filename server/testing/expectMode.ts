import { statSync } from 'node:fs'
import { expect } from 'vitest'

/** Holds that a file or folder has just these permissions. Windows knows none. */
export function expectMode(path: string, mode: number) {
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777, path).toBe(mode)
}
