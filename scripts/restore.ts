import { resolve } from 'node:path'
import { restore } from '../server/complaints/backup/restore.ts'
import { readSettings } from '../server/settings.ts'

// Puts a copy of the misconduct reports back, with the site's settings: bin/restore FILE
try {
  const [file, ...others] = process.argv.slice(2)
  if (!file || others.length > 0) throw new Error('restore FILE: a file that "backup" made')
  const { to, replaced } = await restore(readSettings(process.env), resolve(file))
  console.log(`The reports of ${file} are in ${to}.`)
  if (replaced) console.log(`Those that were there are in ${replaced}: remove it when nobody needs it.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
