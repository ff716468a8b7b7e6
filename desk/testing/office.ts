import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { acceptFaults } from '../cases/accept.ts'
import { watchChannel } from '../cases/list.ts'
import { isAcceptable } from '../cases/memoryFault.ts'
import { acceptRetention } from '../cases/retention.ts'
import type { Fetch } from '../client.ts'
import { prepare, type Surroundings } from '../commands/call.ts'
import { type Desk, openDesk } from '../desk.ts'
import { firstKey } from '../keys/first.ts'
import { openRing, type Ring } from '../keys/ring.ts'
import { openLog } from '../log/file.ts'
import { startScreen } from '../page/screens/start.ts'
import { createSession } from '../page/session.ts'
import { run } from '../run.ts'
import { keepSettings, readSettings } from '../settings.ts'
import type { Unlocked } from '../trusted.ts'
import { openWebsite, origin, type Website } from './website.ts'

export type Pair = Awaited<ReturnType<typeof openPair>>
export type Office = ReturnType<typeof openOffice>
export const passphrase = 'four words, not related'

/** An officer's machine of a test: a folder of its own, and commands that give back all they said. */
export function openOffice({ fetch }: { fetch: Fetch }) {
  const root = mkdtempSync(join(tmpdir(), 'desk-'))
  const folder = join(root, 'desk')
  const write = (name: string, text: string, mode = 0o600) => {
    const file = join(root, name)
    writeFileSync(file, text, { mode })
    return file
  }
  const office = {
    root,
    folder,
    fetch,
    env: {
      DESK_DIR: folder,
      DESK_PASSPHRASE_FILE: write('passphrase', `${passphrase}\n`),
      LANG: 'en_GB.UTF-8',
    } as Record<string, string>,
    /** What is typed to a question. */
    typed: '',
    passed: 0,
    surroundings(said: string[] = [], complaints: string[] = []): Surroundings {
      return {
        env: office.env,
        fetch: (url, init) => office.fetch(url, init),
        openBrowser: (address) => void said.push(address),
        now: () => Date.UTC(2026, 10, 20, 6) + office.passed,
        work: 10,
        terminal: {
          say: (line) => void said.push(line),
          complain: (line) => void complaints.push(line),
          isAttended: true,
          secret: () => Promise.reject(new Error('no terminal')),
          ask: async () => office.typed,
        },
      }
    },
    async run(...argv: string[]) {
      const said: string[] = []
      const complaints: string[] = []
      const code = await run(argv, office.surroundings(said, complaints))
      return { code, out: said.join('\n'), err: complaints.join('\n') }
    },
    /** What the page Today says, without its markup. */
    async today(): Promise<string> {
      const call = await prepare(office.surroundings(), {}, [])
      const session = createSession(call)
      await session.unlock(passphrase)
      await session.refresh()
      const { content } = await startScreen(session, call, '', 1)
      return content.text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    },
    /** The folder, unlocked without a website. */
    unlocked: async (): Promise<Unlocked> => ({
      folder,
      ring: await openRing(folder, passphrase),
      log: openLog(folder, office.surroundings().now),
    }),
    /** The officer knows why everything differs, as page Today shows it. */
    async accept(): Promise<void> {
      const desk = await office.desk()
      const { memoryFaults, retention } = await watchChannel(desk)
      await acceptFaults(desk, memoryFaults.filter(isAcceptable))
      if (retention) await acceptRetention(desk, retention.days)
    },
    async desk(): Promise<Desk> {
      const { channel } = await readSettings(folder)
      const { fetch, now } = office.surroundings()
      const ring = await openRing(folder, passphrase)
      return openDesk({ folder, server: origin, channel, lang: 'en', ring, fetch, now })
    },
    read: (...place: string[]) => readFileSync(join(folder, ...place)),
    write,
    close: () => rmSync(root, { recursive: true, force: true }),
  }
  return office
}

/** An office with a key that the website names, as on the second morning. */
export async function openNamed(website: Website, symbol: 'C' | 'A' = 'C'): Promise<Office & { ring: Ring }> {
  const office = openOffice(website)
  const log = openLog(office.folder, Date.now)
  const ring = await firstKey({ folder: office.folder, log, work: 10 }, passphrase)
  await keepSettings(office.folder, { server: origin, lang: 'en', root: website.root.publicKey })
  website.name(symbol, ring[0])
  return Object.assign(office, { ring })
}

/** A website with two officers of a channel who have confirmed each other; their machines go with the test. */
export async function openPair() {
  const website = openWebsite()
  const [office, colleague] = [await openNamed(website), await openNamed(website)]
  onTestFinished(() => [office, colleague].forEach(({ close }) => void close()))
  await confirmAll(office, colleague)
  return { website, office, colleague, desk: await office.desk(), theirs: await colleague.desk() }
}

/** Officers compare their fingerprints. */
export async function confirmAll(...offices: readonly Office[]): Promise<void> {
  for (const office of offices) {
    const desk = await office.desk()
    await desk.confirm(desk.circle.unconfirmed, {})
  }
}
