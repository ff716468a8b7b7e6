import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What npm says of the project's lock file to a Node that is older than everything in it asks for. */
function installOnOldNode({ withSettings }: { withSettings: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'npm-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['package.json', 'package-lock.json']) {
    const text = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(folder, file), text.replaceAll(/"node": "[^"]*"/g, '"node": ">=999"'))
  }
  if (withSettings) copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'))
  const { npm_config_loglevel: _, ...env } = process.env // of an `npm test` around this one
  const words = ['ci', '--dry-run', '--offline', '--ignore-scripts']
  const { status, stderr } = spawnSync('npm', words, { cwd: folder, env, encoding: 'utf8' })
  return { status, stderr }
}

test('npm ci says nothing of packages that ask for a newer Node: the project brings one', () => {
  expect(installOnOldNode({ withSettings: false }).stderr).toMatch(/EBADENGINE/)
  expect(installOnOldNode({ withSettings: true })).toEqual({ status: 0, stderr: '' })
})
