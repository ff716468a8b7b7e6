import { execFileSync } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { changeToNextVersion } from '../../../scripts/documentation/nextVersion.ts'
import { root } from '../site.ts'

const parts = [
  'blocks',
  'build',
  'contract',
  'desk',
  'edit',
  'keys',
  'scripts',
  'sealing',
  'server',
  'web',
  'package.json',
  'package-lock.json',
]

/** Makes and builds the version after this one in a folder. */
export function makeNextVersion(folder: string) {
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  changeToNextVersion(folder)
  execFileSync(process.execPath, [join(folder, 'build/build.ts')], { cwd: folder, stdio: 'inherit' })
  return folder
}
