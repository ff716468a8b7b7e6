import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../server/complaints/backup/backup.ts'
import { readSettings } from '../server/settings.ts'

// Copies the misconduct reports while the site runs, with the site's settings: bin/backup FOLDER [--keep=DAYS]
try {
  const { values, positionals } = parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true })
  const [folder, ...others] = positionals
  if (!folder || others.length > 0 || !/^\d{0,4}$/.test(values.keep ?? '')) {
    throw new Error(
      'backup FOLDER [--keep=DAYS]: the folder that takes the copy, and the days after which older ones go',
    )
  }
  console.log(await backUp(readSettings(process.env), resolve(folder), { keepDays: Number(values.keep ?? 0) }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
