import { mkdir, open, readFile, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DeskError } from '../deskError.ts'
import { notWritten, privateFolder, setAside, writePrivate } from '../private.ts'
import { type Entry, type Head, nextEntry, start, type Verdict, verify } from './chain.ts'

/** What is written of an action. `detail` never holds anything of a report. */
export interface Note {
  action: string
  case?: string | undefined
  detail?: string | undefined
}
/** How a head is written down, when it is believed, and of which lines each holds all before it. */
export interface ChainForm {
  write(head: Head): string
  read(text: string): Head | undefined
  isWhole?: (entry: Entry) => boolean
}

const plain: ChainForm = {
  write: ({ n, print }) => JSON.stringify({ n, print }),
  read: (text) => JSON.parse(text),
}

/** A hash-chained file of a desk's folder, `NAME.jsonl`, and its head beside it, `NAME.head`. */
export function openChainFile(folder: string, name: string, now: () => number, form: ChainForm = plain) {
  const file = join(folder, `${name}.jsonl`)
  const headFile = join(folder, `${name}.head`)
  const text = () =>
    readFile(file, 'utf8').catch((error) => {
      if (error.code === 'ENOENT') return ''
      throw new DeskError('unreadableFile', file)
    })
  const head = async (): Promise<Head | undefined> => {
    try {
      return form.read(await readFile(headFile, 'utf8'))
    } catch {
      return undefined
    }
  }
  /** Adds a line behind those that were judged, and waits until the disk has it. */
  const append = async ({ entries }: Verdict & { ok: true }, { action, case: name, detail }: Note): Promise<Entry> => {
    const last = entries.at(-1)
    if (!last) await writePrivate(headFile, form.write(start))
    const entry = nextEntry(last ?? start, { at: new Date(now()).toISOString(), action, case: name, detail })
    await write(file, `${JSON.stringify(entry)}\n`)
    await writePrivate(headFile, form.write(entry))
    return entry
  }
  /** Puts a line that holds all before it into their place; a power cut leaves them or it. */
  const fold = async (
    { entries }: Verdict & { ok: true },
    { action, detail }: Note,
  ): Promise<Verdict & { ok: true }> => {
    const entry = nextEntry(entries.at(-1) ?? start, { at: new Date(now()).toISOString(), action, detail })
    await writePrivate(file, `${JSON.stringify(entry)}\n`)
    await writePrivate(headFile, form.write(entry))
    return { ok: true, entries: [entry] }
  }
  return {
    head,
    /** Neither a line nor a head that speaks of one. */
    isEmpty: async () => (await text()) === '' && ((await head())?.n ?? 0) === 0,
    check: async (noted?: string): Promise<Verdict> =>
      verify(await text(), await head(), { noted, isWhole: form.isWhole }),
    append,
    fold,
    /** One writer at a time, also between a page and a command. */
    async alone<T>(work: () => Promise<T>): Promise<T> {
      await privateFolder(folder)
      const release = await lock(`${file}.lock`)
      try {
        return await work()
      } finally {
        await release()
      }
    },
    /** Moves file and head away, as evidence. */
    async setAside() {
      for (const path of [file, headFile]) await setAside(path, now)
    },
  }
}

async function write(file: string, line: string): Promise<void> {
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

/** A lock that is older than ten seconds was left behind. */
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
  throw new DeskError('logBusy')
}
