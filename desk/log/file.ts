import { mkdir, open, readFile, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Fault } from '../fault.ts'
import { notWritten, privateFolder, writePrivate } from '../private.ts'
import { type Head, nextEntry, start, type Verdict, verify } from './chain.ts'

/** What is written of an action. `detail` never holds anything of a report. */
export interface Note {
  action: string
  case?: string | undefined
  detail?: string | undefined
}
export type Log = ReturnType<typeof openLog>

/** The log of a desk's folder: `log.jsonl`, one line an action, and the head beside it. */
export function openLog(folder: string, now: () => number) {
  const file = join(folder, 'log.jsonl')
  const headFile = join(folder, 'log.head')
  const text = () =>
    readFile(file, 'utf8').catch((error) => {
      if (error.code === 'ENOENT') return ''
      throw new Fault('unreadableFile', file)
    })
  const readHead = async (): Promise<Head | undefined> => {
    try {
      return JSON.parse(await readFile(headFile, 'utf8'))
    } catch {
      return undefined
    }
  }
  const writeHead = ({ n, print }: Head) => writePrivate(headFile, JSON.stringify({ n, print }))
  const check = async (noted?: string): Promise<Verdict> => verify(await text(), await readHead(), noted)

  return {
    check,
    /** What a signed request tells of the log. */
    head: async (): Promise<Head> => (await readHead()) ?? start,
    /**
     * Adds a line and waits until the disk has it. A log that is not whole takes none, so that no line hides the damage.
     * @throws Fault `logBroken`, `logBusy`, `notWritten`.
     */
    async add({ action, case: name, detail }: Note): Promise<void> {
      await privateFolder(folder)
      const release = await lock(`${file}.lock`)
      try {
        const verdict = await check()
        if (!verdict.ok) throw new Fault('logBroken', String(verdict.line))
        const last = verdict.entries.at(-1)
        if (!last) await writeHead(start)
        const entry = nextEntry(last ?? start, {
          at: new Date(now()).toISOString(),
          action,
          case: name,
          detail,
        })
        await append(file, `${JSON.stringify(entry)}\n`)
        await writeHead(entry)
      } finally {
        await release()
      }
    },
  }
}

async function append(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a', 0o600).catch(notWritten)
  try {
    await handle.writeFile(line)
    await handle.sync()
  } catch (error) {
    notWritten(error)
  } finally {
    await handle.close()
  }
}

/** One writer at a time, also between a page and a command. A lock that is older than ten seconds was left behind. */
async function lock(folder: string): Promise<() => Promise<void>> {
  for (let tried = 0; tried < 100; tried++) {
    try {
      await mkdir(folder)
      return () => rmdir(folder)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) notWritten(error)
    }
    const made = await stat(folder).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > 10_000) await rmdir(folder).catch(() => undefined)
    else await wait(50)
  }
  throw new Fault('logBusy')
}
