import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

const file = join(import.meta.dirname, '../deploy/nftables.conf')
const space = `site-${process.pid}`
const ip = (...words: string[]) => spawnSync('ip', words, { encoding: 'utf8' })
const within = (...words: string[]) => ip('netns', 'exec', space, ...words)
const isThere = process.getuid?.() === 0 && spawnSync('nft', ['--version']).status === 0 && ip('netns').status === 0

/** Opens connections in a network of their own, one after the other, and says how many were let in. */
const connecting = `
const { connect, createServer } = require('node:net')
const host = process.argv[1]
const server = createServer((socket) => socket.end()).listen(443, host, async () => {
  let open = 0
  for (let at = 0; at < 150; at++)
    open += await new Promise((done) => {
      const socket = connect({ port: 443, host, timeout: 100 })
      socket.on('connect', () => done(1)).on('timeout', () => done(0)).on('error', () => done(0))
    })
  console.log(open)
  process.exit()
})`

describe.skipIf(!isThere)('deploy/nftables.conf', () => {
  test.each(['127.0.0.1', '::1'])('lets a hundred connections of %s in at once, and few beyond', (host) => {
    ip('netns', 'add', space)
    onTestFinished(() => void ip('netns', 'delete', space))
    within('ip', 'link', 'set', 'lo', 'up')
    // Twice: it takes the place of what it was.
    for (let times = 0; times < 2; times++) expect(within('nft', '-f', file)).toMatchObject({ status: 0, stderr: '' })
    const { stdout, stderr } = within(process.execPath, '-e', connecting, host)
    expect(Number(stdout), stderr).toBeGreaterThanOrEqual(100)
    expect(Number(stdout)).toBeLessThan(150)
  })
})
