import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A disk in memory, of so many MiB, until the test ends; `undefined` where this user may mount none. */
export function mountDisk(mebibytes: number): string | undefined {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', disk], { stdio: 'pipe' })
  } catch {
    rmSync(disk, { recursive: true })
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', disk])
    rmSync(disk, { recursive: true })
  })
  return disk
}

/**
 * Writes a file until its small disk is full. @throws Error where the disk is no longer mounted, as after a test that took too long: the
 * machine's own is never filled.
 */
export function fillDisk(file: string): void {
  const disk = dirname(file)
  if (statSync(disk).dev === statSync(dirname(disk)).dev) throw new Error(`${disk} is no disk of its own`)
  try {
    for (const size of [1_000_000, 1_000]) while (true) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
  } catch {} // full
}
