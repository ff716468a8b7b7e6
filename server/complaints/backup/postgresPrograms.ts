import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withoutPassword } from '../databaseAddress.ts'

const execute = promisify(execFile)

/** Writes the database into a file, as `pg_restore` reads it. */
export const dumpPostgres = (url: string, file: string) =>
  run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--file', file], url)

/** Puts a dump into an empty database: all of it or nothing. */
export const restorePostgres = (url: string, file: string) =>
  run('pg_restore', ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', file], url)

/** @throws Error for a file that is no whole dump of the reports. */
export async function checkPostgresDump(file: string): Promise<void> {
  const contents = await run('pg_restore', ['--list', file])
  if (!/ TABLE DATA \S+ complaints /.test(contents)) throw new Error(`${file} is no copy of the reports.`)
}

/** The password travels in the environment: what stands on a command line, everybody on the machine reads. */
async function run(program: string, given: string[], url?: string): Promise<string> {
  const { address, password } = withoutPassword(url ?? '')
  const env = {
    ...process.env,
    PGCONNECT_TIMEOUT: '15',
    PGTARGETSESSIONATTRS: 'read-write', // of several hosts the one that takes changes
    ...(password !== undefined && { PGPASSWORD: password }),
  }
  const database = address === '' ? [] : [`--dbname=${address}`]
  try {
    return (await execute(program, [...database, ...given], { env, maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch (error) {
    const { code, stderr = '', message } = error as Error & { code?: string; stderr?: string } // what execFile throws
    if (code === 'ENOENT')
      throw new Error(`${program} is not on this machine: it comes with PostgreSQL's client programs.`)
    throw new Error(`${program}: ${stderr.trim() || message}`)
  }
}
