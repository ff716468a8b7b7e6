import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/** A PostgreSQL of the test's own, on a socket in a folder that goes with it. */
export interface TestPostgres {
  url: string
  /** Ends the server as a power cut would and starts it again on the same files. */
  crash(): Promise<void>
  /** Ends it, and starts it again on the same files. */
  shutDown(): Promise<void>
  startAgain(): Promise<void>
  stop(): Promise<void>
}

/** Where the programs are: on the path's usual place of Debian, newest version first. */
export function findPostgres(root = '/usr/lib/postgresql'): string | undefined {
  if (!existsSync(root)) return undefined
  const newest = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  return newest.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package made, or as nobody. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {}
  }
  return {}
}

/** Starts one, or answers `undefined` where the programs are not on the machine. `durable` keeps its promises through a crash. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres | undefined> {
  const bin = findPostgres()
  if (!bin) return undefined
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    stdio: 'pipe',
    cwd: folder,
  })
  const url = `postgres://site@localhost/postgres?host=${encodeURIComponent(folder)}`
  const start = async () => {
    const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, '-c', 'max_connections=40']
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings, ...(durable ? [] : ['-F'])], {
      ...user,
      stdio: 'ignore',
      cwd: folder,
    })
    await until(async () => {
      const client = new Client(url)
      client.on('error', () => undefined)
      try {
        await client.connect()
        return true
      } catch {
        return server.exitCode !== null
      } finally {
        await client.end().catch(() => undefined)
      }
    })
    if (server.exitCode !== null) throw new Error('postgres did not start')
    return server
  }
  const end = async (signal: 'SIGQUIT' | 'SIGINT') => {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  let server = await start()
  return {
    url,
    async crash() {
      await end('SIGQUIT')
      server = await start()
    },
    shutDown: () => end('SIGINT'),
    async startAgain() {
      server = await start()
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function until(done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 50))
}
