import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../settings.ts'
import { openComplaintService } from '../service.ts'
import { backUp } from './backup.ts'
import { readBackupState } from './backupState.ts'
import { restore } from './restore.ts'

/** A site's reports in a folder of their own. */
async function site() {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  const data = join(folder, 'data')
  mkdirSync(data)
  const place = { data, databaseUrl: '' }
  const open = () =>
    openComplaintService({
      settings: { ...readSettings({}), ...place },
      log: { info: () => undefined, error: () => undefined },
    })
  const service = await open()
  onTestFinished(async () => {
    await service.close().catch(() => undefined)
    rmSync(folder, { recursive: true })
  })
  return {
    ...{ folder, data, place, service },
    async save() {
      const name = randomBytes(32)
      await service.complaints.save({ case: name, channel: 'C', body: randomBytes(30_000), files: [] })
      return name.toString('hex')
    },
  }
}

function casesIn(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT hex("case") AS name FROM complaints').all()
  database.close()
  return rows.map(({ name }) => String(name).toLowerCase()).sort()
}

test('the data folder notes when a copy was made last, and that one failed', async () => {
  const { folder, data, place } = await site()
  expect(readBackupState(data)).toBeUndefined()
  const now = new Date('2026-11-27T03:00:05Z')
  await backUp(place, join(folder, 'copies'), { now })
  expect(readBackupState(data)).toEqual({ madeAt: now.getTime(), hasFailed: false })
  await expect(backUp(place, join(data, 'complaints.sqlite', 'none'), { now })).rejects.toThrow()
  expect(readBackupState(data)).toEqual({ madeAt: now.getTime(), hasFailed: true })
  await backUp(place, join(folder, 'others'), { now })
  const away = { data, databaseUrl: 'postgres://site@127.0.0.1:1/site' }
  await expect(backUp(away, join(folder, 'copies'), { now })).rejects.toThrow()
  expect(readBackupState(data)).toEqual({ madeAt: now.getTime(), hasFailed: true })
})

test('a copy is one file that holds all that was stored when it was made', async () => {
  const { folder, place, save } = await site()
  const names = [await save(), await save(), await save()]
  const copy = await backUp(place, join(folder, 'copies'), { now: new Date('2026-11-27T03:00:05Z') })
  expect(copy).toBe(join(folder, 'copies', 'complaints-2026-11-27T030005Z.sqlite'))
  await save()
  expect(readdirSync(join(folder, 'copies'))).toHaveLength(1)
  expect(casesIn(copy)).toEqual(names.sort())
})

test('old copies go once a new one was made; what is no copy stays', async () => {
  const { folder, place } = await site()
  const copies = join(folder, 'copies')
  mkdirSync(copies)
  const old = ['complaints-2026-10-27T030000Z.sqlite', 'complaints-2026-10-27T030000Z.dump']
  const kept = ['complaints-2026-10-29T030000Z.sqlite', 'notes.txt']
  for (const name of [...old, ...kept]) writeFileSync(join(copies, name), '')
  const options = { keepDays: 30, now: new Date('2026-11-27T03:00:00Z') }
  await expect(backUp({ ...place, data: folder }, copies, options)).rejects.toThrow('DATA_DIR names the site')
  expect(readdirSync(copies)).toHaveLength(4)
  await backUp(place, copies, options)
  expect(readdirSync(copies).sort()).toEqual([...kept, 'complaints-2026-11-27T030000Z.sqlite'].sort())
})

test('reports that a restore replaces are kept beside those that it brings', async () => {
  const { folder, data, place, service, save } = await site()
  const first = await save()
  const copy = await backUp(place, join(folder, 'copies'))
  const second = await save()
  await service.close()
  const { to, replaced } = await restore(place, copy)
  expect(to).toBe(join(data, 'complaints.sqlite'))
  expect(casesIn(to)).toEqual([first])
  expect(casesIn(replaced ?? '')).toEqual([first, second].sort())
  expect(readdirSync(data).filter((name) => /-(wal|shm)$|coming/.test(name))).toEqual([])
})

test('while the site runs nothing is put back', async () => {
  const { folder, place, save } = await site()
  const name = await save()
  const copy = await backUp(place, join(folder, 'copies'))
  await expect(restore(place, copy)).rejects.toThrow(/complaints\.sqlite is in use: stop the site first\.$/)
  expect(readdirSync(place.data).filter((file) => file.includes('coming'))).toEqual([])
  const other = await save()
  expect(casesIn(join(place.data, 'complaints.sqlite'))).toEqual([name, other].sort())
})

test('what is damaged, of a newer version or no copy at all is refused in a sentence, and the reports stay', async () => {
  const { folder, data, place, service, save } = await site()
  const name = await save()
  const copy = await backUp(place, join(folder, 'copies'))
  await service.close()
  const made = (file: string, change: (path: string) => void) => {
    const path = join(folder, file)
    copyFileSync(copy, path)
    change(path)
    return path
  }
  const cut = made('cut.sqlite', (path) => truncateSync(path, 40_000))
  const newer = made('newer.sqlite', (path) => {
    const database = new DatabaseSync(path)
    database.exec('INSERT INTO migrations (step) VALUES (99); INSERT INTO needed_steps (steps) VALUES (99)')
    database.close()
  })
  const text = made('text.sqlite', (path) => writeFileSync(path, 'no database'))
  const empty = made('empty.sqlite', (path) => writeFileSync(path, ''))
  for (const [file, sentence] of [
    [cut, /is damaged|is no copy of the reports/],
    [newer, /newer\.sqlite belongs to a newer version of this program\.$/],
    [text, /text\.sqlite is no copy of the reports: bin\/backup makes them\.$/],
    [empty, /empty\.sqlite is no copy of the reports: bin\/backup makes them\.$/],
    [join(folder, 'none'), /^There is no file .*none\.$/],
  ] as const)
    await expect(restore(place, file), file).rejects.toThrow(sentence)
  expect(casesIn(join(data, 'complaints.sqlite'))).toEqual([name])
  expect(readdirSync(data).filter((file) => /coming|replaced/.test(file))).toEqual([])
  const elsewhere = { data, databaseUrl: 'postgres://nobody@localhost/none' }
  await expect(restore(elsewhere, copy)).rejects.toThrow('comes from SQLite, and DATABASE_URL is set.')
})
