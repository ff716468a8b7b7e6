import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './freePort.ts'
import { findPostgres, unprivileged } from './postgres.ts'

/** Where a server listens, and the words before its command that let it run there, such as `ip netns exec …`. */
interface DatabasePlace {
  host: string
  port: number
  within?: readonly string[]
}

/** A PostgreSQL with a standby that has everything before a change counts as stored: they may change places once. */
export interface PostgresPair {
  /** Both hosts, the primary first. */
  url: string
  /** Of each of them. */
  urls: readonly [string, string]
  /** Ends one as a power cut would, and starts it again on the same files. */
  kill(at: 0 | 1): Promise<void>
  startAgain(at: 0 | 1): Promise<void>
  /** How many changes wait for the standby. */
  waiting(): Promise<number>
  /** Makes the standby the primary. */
  promote(): Promise<void>
  stop(): Promise<void>
}

const name = 'standby'

/** Starts both on ports of this machine, or where they are told; `undefined` where the programs are not on the machine. */
export async function startPostgresPair(places?: readonly [DatabasePlace, DatabasePlace]) {
  const bin = findPostgres()
  if (!bin) return undefined
  const [first, second] = places ?? [await loopback(), await loopback()]
  const root = mkdtempSync(join(tmpdir(), 'pgs-'))
  const { uid, gid = uid } = unprivileged()
  if (uid !== undefined && gid !== undefined) chownSync(root, uid, gid)
  // A namespace is entered as root, so the command itself becomes somebody else.
  const as = uid === undefined ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  const commandOf = ({ within = [] }: Partial<DatabasePlace>, program: string, ...words: string[]) => {
    const [command = '', ...rest] = [...within, ...as, join(bin, program), ...words]
    return [command, rest] as const
  }
  const run = (...given: Parameters<typeof commandOf>) =>
    execFileSync(...commandOf(...given), { stdio: 'pipe', cwd: root })
  const urlOf = ({ host, port }: DatabasePlace) => `postgres://site@${host}:${port}/postgres`
  const [one, two] = [
    { ...first, data: join(root, 'one') },
    { ...second, data: join(root, 'two') },
  ]
  type Server = typeof one
  const running = new Map<Server, ChildProcess>()
  async function start(server: Server) {
    const { host, port, data } = server
    const settings = { listen_addresses: host, port, unix_socket_directories: '', max_connections: 60 }
    const words = Object.entries(settings).flatMap(([setting, value]) => ['-c', `${setting}=${value}`])
    const child = spawn(...commandOf(server, 'postgres', '-D', data, ...words), { stdio: 'ignore', cwd: root })
    running.set(server, child)
    while (!(await answers(urlOf(server)))) if (child.exitCode !== null) throw new Error('postgres did not start')
  }
  async function end(server: Server, signal: NodeJS.Signals) {
    const child = running.get(server)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  run({}, 'initdb', '-D', one.data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  appendFileSync(join(one.data, 'pg_hba.conf'), 'host all all all trust\nhost replication all all trust\n')
  await start(one)
  const from = `host=${one.host} port=${one.port} user=site application_name=${name}`
  const slot = ['--create-slot', `--slot=${name}`, '--wal-method=stream', '--checkpoint=fast', '--no-sync']
  run(two, 'pg_basebackup', '-D', two.data, '--write-recovery-conf', ...slot, '-d', from)
  await start(two)
  await ask(urlOf(one), `ALTER SYSTEM SET synchronous_standby_names = '${name}'`)
  await ask(urlOf(one), 'SELECT pg_reload_conf()')
  while ((await ask(urlOf(one), 'SELECT sync_state FROM pg_stat_replication'))[0]?.sync_state !== 'sync')
    await pause(50)

  const pair: PostgresPair = {
    url: `postgres://site@${one.host}:${one.port},${two.host}:${two.port}/postgres?sslmode=disable`, // it has no certificate
    urls: [urlOf(one), urlOf(two)],
    kill: (at) => end([one, two][at] ?? one, 'SIGKILL'),
    startAgain: (at) => start([one, two][at] ?? one),
    waiting: async () => (await ask(urlOf(one), "SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep'")).length,
    promote: async () => void (await ask(urlOf(two), 'SELECT pg_promote()')),
    async stop() {
      for (const server of [two, one]) await end(server, 'SIGQUIT')
      rmSync(root, { recursive: true, force: true })
    },
  }
  return pair
}

const loopback = async (): Promise<DatabasePlace> => ({ host: '127.0.0.1', port: await freePort() })

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const answers = (url: string) =>
  ask(url, 'SELECT 1').then(
    () => true,
    () => pause(50).then(() => false),
  )
