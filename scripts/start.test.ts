import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('a wrong setting is told before anything is built', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('start.ts', import.meta.url))],
    {
      env: { ...process.env, PORT: 'eighty', SITE_ORIGIN: 'www' },
      encoding: 'utf8',
    },
  )
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain('PORT: a whole number from 0 to 65535')
  expect(stderr).toContain('SITE_ORIGIN: an address such as https://www.company.example')
})
