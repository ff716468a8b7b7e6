import { fingerprintOf } from '#sealing/fingerprint.ts'
import type { Watched } from './cases/list.ts'
import type { Desk } from './desk.ts'
import { keyLinesOf } from './keyLines.ts'
import type { Site } from './keyList.ts'
import type { Ring } from './keys/ring.ts'
import type { Log } from './log/file.ts'

type CheckName =
  | 'key'
  | 'passphrase'
  | 'log'
  | 'site'
  | 'https'
  | 'trial'
  | 'named'
  | 'print'
  | 'officers'
  | 'recovery'
  | 'confirmed'
  | 'struck'
  | 'gone'
  | 'cases'
  | 'seconds'

/** One thing that must be so before the site may be public. `later`: it cannot be told before another is mended. */
export interface Check {
  name: CheckName
  state: 'good' | 'missing' | 'later'
  /** What its sentence names. */
  details: readonly string[]
}

export interface Known {
  ring: Ring | undefined
  log: Log
  server: string | undefined
  /** Where DESK_PASSPHRASE_FILE is set: the file. */
  passphraseFile: string | undefined
  /** What the website names, and the desk at it; not there while it cannot be asked or does not name the key. */
  site: Site | undefined
  desk: Desk | undefined
  /** What the channel's list tells of all cases, where it was given. */
  watched: Watched | undefined
}

/** What is missing before the site may be public, as far as an officer's machine can tell; in the order in which to mend it. */
export async function statusOf({ ring, log, server, passphraseFile, site, desk, watched }: Known): Promise<Check[]> {
  const verdict = await log.check()
  const check = (name: CheckName, isGood: boolean, ...details: string[]): Check => ({
    name,
    state: isGood ? 'good' : 'missing',
    details,
  })
  const later = (name: CheckName): Check => ({ name, state: 'later', details: [] })
  const here = [
    check('key', ring !== undefined, ...(ring ? [fingerprintOf(ring[0].recipient)] : [])),
    check('passphrase', passphraseFile === undefined, passphraseFile ?? ''),
    check('log', verdict.ok, verdict.ok ? String(verdict.entries.length) : String(verdict.line)),
    check('https', server?.startsWith('https://') ?? false, server ?? ''),
    // A desk whose log takes no line asks the website for nothing.
    site || verdict.ok ? check('site', site !== undefined, server ?? '') : later('site'),
  ]
  if (!site)
    return [
      ...here,
      ...(
        ['trial', 'named', 'officers', 'recovery', 'confirmed', 'struck', 'gone', 'print', 'cases', 'seconds'] as const
      ).map(later),
    ]
  // By their ids, which are signed: names are the website's word.
  const ids = site.channels.map(({ id }) => id)
  const there = [
    check('trial', !site.trial && ids.length > 0, ...(site.trial ? ids : [])),
    check('named', desk !== undefined && isNamed(desk), desk?.channel.id ?? ''),
    check('recovery', site.recovery !== null, site.recovery ? fingerprintOf(site.recovery) : ''),
  ]
  if (!desk)
    return [
      ...here,
      ...there,
      ...(['officers', 'confirmed', 'struck', 'gone', 'print', 'cases', 'seconds'] as const).map(later),
    ]
  const { unconfirmed, struck, gone } = desk.circle
  return [
    ...here,
    ...there,
    check('officers', desk.named.officers.length > 1, String(desk.named.officers.length)),
    check('confirmed', unconfirmed.length === 0, String(unconfirmed.length)),
    check('struck', struck.length === 0, ...struckOf(desk)),
    check('gone', gone.length === 0, ...gone.map(fingerprintOf)),
    check('print', desk.print !== '', desk.print),
    watched ? check('cases', watched.memoryFaults.length === 0, String(watched.memoryFaults.length)) : later('cases'),
    watched ? check('seconds', watched.unconfirmed === 0, String(watched.unconfirmed)) : later('seconds'),
  ]
}

/** Whose struck keys the website still names. */
const struckOf = (desk: Desk): string[] => {
  const lines = keyLinesOf(desk, desk.circle.struck)
  return [...new Set(lines.map(({ owner, keys: [key = ''] }) => owner ?? fingerprintOf(key)))]
}

const isNamed = ({ ring: [{ recipient, verifyKey }], named }: Desk) =>
  named.officers.includes(recipient) && named.signing.includes(verifyKey)
