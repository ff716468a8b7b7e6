import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '../docs/operating.md'), 'utf8')

test('the page names the package of the program that it reads the log with', () => {
  expect(/^apt-get .* postgresql-client.*$/m.exec(page)?.[0]).toMatch(/ jq( |$)/)
})

test.skipIf(!existsSync('/usr/bin/jq'))(
  'its command shows warnings, errors and lines that are no JSON, such as what ended a start',
  () => {
    const command = /`journalctl -u site -o cat \| (jq [^`]+)`/.exec(page)?.[1]
    const note = '{"level":30,"msg":"a note"}'
    const lines = [
      'Started site.service - Website.',
      note,
      '{"level":40,"msg":"a warning"}',
      '{"level":50,"msg":"a fault"}',
    ]
    const input = [...lines, '{"no level', 'There is no company to show yet.', note].join('\n')
    const { status, stdout } = spawnSync('sh', ['-c', String(command)], { input, encoding: 'utf8' })
    const shown = [lines[0], 'a warning', 'a fault', '{"no level', 'There is no company to show yet.']
    expect([status, stdout.trim().split('\n')]).toEqual([0, shown])
  },
)
