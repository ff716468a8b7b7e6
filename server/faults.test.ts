import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { WriteError } from './content/pictures/writeWhole.ts'
import { faultText } from './faults.ts'

const places = { data: '/srv/data', content: '/srv/content', metricsPort: 9180 }
const textOf = (error: unknown, lang: 'zh' | 'en' = 'en') => faultText(error, { ...places, lang })
const systemError = (more: object) => Object.assign(new Error('raw'), more)
const listening = (code: string, port: number) => systemError({ code, syscall: 'listen', address: '0.0.0.0', port })

function caught(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test.each([
  ['a port that is taken', listening('EADDRINUSE', 80), '0.0.0.0:80 is used by another program'],
  ['the port of the metrics', listening('EADDRINUSE', 9180), 'give another port with METRICS_PORT'],
  ['a port for root alone', listening('EACCES', 80), 'This user may not use 0.0.0.0:80'],
  ['an address of another machine', listening('EADDRNOTAVAIL', 80), 'This machine has no address 0.0.0.0: check HOST'],
  ['a full disk', systemError({ code: 'ENOSPC', syscall: 'write' }), 'The disk of /srv/data (DATA_DIR) is full'],
  [
    'a full disk below a picture',
    new WriteError('raw', { cause: systemError({ code: 'ENOSPC' }) }),
    'The disk of /srv/data (DATA_DIR) is full',
  ],
  ['a data folder of others', systemError({ code: 'EACCES', path: '/srv/data/a' }), 'cannot be written (EACCES)'],
  ['a content folder of others', systemError({ code: 'EACCES', path: '/srv/content' }), 'cannot be read (EACCES)'],
  ['anything else', systemError({ code: 'EACCES', path: '/srv/database' }), 'raw'],
])('%s is told in one sentence', (_what, error, start) => {
  expect(textOf(error)).toContain(start)
  expect(textOf(error)).not.toMatch(/\n/)
  if (start !== 'raw') expect(textOf(error, 'zh')).toMatch(/[\u4e00-\u9fff].*。$/)
})

test('what SQLite says of a full disk and of a folder that it cannot write is told alike', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA max_page_count = 1')
  expect(textOf(caught(() => database.exec('CREATE TABLE a (b); CREATE TABLE c (d)')))).toMatch(/is full/)
  database.close()
  expect(textOf(caught(() => new DatabaseSync('/dev/null/none')))).toMatch(/cannot be written/)
})
