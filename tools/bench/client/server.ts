import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Channels } from '../../../contract/complaints.ts'
import { newFileKey } from '../../../sealing/attachment.ts'
import { officerKeys } from '../../../sealing/officer.ts'
import { keysFileOf, testRoot, writeKeys as writeSigned } from '../../../server/testing/keys.ts'
import { offeredOf } from '../../../web/complaint/steps/prepareSealing.ts'

/** Starts the server of the sealed report's calls in a process of its own; resolves when it listens. @throws Error when it ends instead. */
export async function startServer(env: Record<string, string>): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../complaintServer.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => server.kill('SIGKILL')) // also where the run itself fails
  const [code] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  if (server.exitCode !== null || server.signalCode !== null) throw new Error(`the server ended with ${code}`)
  return server
}

export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

/** Memory that a process holds, in megabytes. Linux alone tells it this way. */
export const residentOf = ({ pid }: ChildProcess): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Seconds of processor time that a process has used, of a hundredth of a second each as Linux counts them. */
export function processorOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Writes `keys/channels.yaml` into a folder, with an officer of its own for each channel: with PostgreSQL a server makes no keys. */
export async function writeKeys(folder: string) {
  const officers = new Map<string, string>()
  const keys = []
  for (const id of ['compliance', 'audit-committee']) {
    const officer = await officerKeys(await newFileKey())
    officers.set(id, officer.identity)
    keys.push(officer)
  }
  const [compliance, audit] = keys
  if (!compliance || !audit) throw new Error('two channels have two officers')
  await writeSigned(join(folder, 'keys'), keysFileOf([compliance], [audit]))
  return { folder: join(folder, 'keys'), identityOf: (channel: string) => officers.get(channel) ?? '' }
}

/** What the page would take for its keys, whose document brought the root key. */
export const trusted = (answer: Channels) => {
  const channels = answer.channels.map((channel) => ({ ...channel, summary: '', printed: '' }))
  return offeredOf(answer, { root: answer.trial ?? testRoot.publicKey, version: 1, channels })
}

/** The number after `--name=`. */
export const numberOf = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise)
