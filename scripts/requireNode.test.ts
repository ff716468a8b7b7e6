import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const { engines, scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

test.each(['start', 'dev', 'build', 'test', 'test:quick', 'test:all', 'programs', 'check', 'export', 'desk'])(
  'npm run %s on a Node that does not read TypeScript says so in one sentence',
  (name) => {
    const { status, stdout, stderr } = spawnSync(scripts[name].replace(/^node/, JSON.stringify(process.execPath)), {
      shell: true,
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '--no-strip-types' },
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringContaining(`Node ${engines.node.replace('>=', '')} or newer is needed, this is ${process.version}`),
    ])
  },
)
