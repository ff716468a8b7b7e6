import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ChannelName, Channels } from '#contract/complaints.ts'
import { type KeyList, readKeyList } from '#sealing/keyList.ts'
import { isKey64 } from '#sealing/keys.ts'
import { type OfferedKeys, offeredKeys } from '#sealing/offer.ts'
import { SealingError } from '#sealing/sealingError.ts'
import { missingApprovals, type SignedKeyList } from '#sealing/signedKeyList.ts'
import { DeskError } from './deskError.ts'
import { readSettings } from './settings.ts'
import { keepTrusted, nothingTrusted, readTrusted, type Trusted, type Unlocked } from './trusted.ts'

/** What a website names, after its list of keys was held against the root key and against the last one that this desk trusted. */
export interface Site extends OfferedKeys<ChannelName> {
  /** The public half of the root key. */
  root: string
  /** The server made the keys itself, or nobody has named a root key by hand. */
  trial: boolean
}

/** The root key that came with this installation of the desk. */
const ownRoot = fileURLToPath(new URL('../keys/root.pub', import.meta.url))

/** A root key as it is typed, or the file that holds it. @throws DeskError `badRoot`. */
export function rootOf(text: string): string {
  const key = (existsSync(text) ? readFileSync(text, 'utf8') : text).trim()
  if (!isKey64(key)) throw new DeskError('badRoot', text)
  return key
}

/** The root key that came with the desk, where one did. */
const deliveredRoot = () => (existsSync(ownRoot) ? rootOf(ownRoot) : undefined)

/**
 * The root key that a desk believes: the one that its officer named, or that came with the desk. A desk that knows none takes that of a
 * trial, where there is nothing to guard.
 */
function rootFor(given: string | undefined, { keyList }: Trusted, { trial }: Channels): string {
  const known = given ?? keyList?.root ?? trial
  if (!known) throw new DeskError('noRoot')
  return known
}

/** A desk's folder; of one that is locked nothing is known of before, and nothing is kept. */
type Place = Pick<Unlocked, 'folder' | 'log'> & { ring: Unlocked['ring'] | undefined }

/**
 * Takes a website's list of keys, and remembers it: an older one, another of the same version, or a change that not enough officers of
 * the last one have signed is refused.
 * @throws DeskError `noRoot`, `listMissing`, `listForged`, `listBroken`, `listOld`, `listOther`, `listUnapproved`, `trustedBroken`.
 */
export async function trustSite({ folder, log, ring }: Place, answer: Channels, day: string): Promise<Site> {
  const unlocked = ring && { folder, log, ring }
  const known = unlocked ? await readTrusted(unlocked) : nothingTrusted
  // Once a list was trusted, what stands in the settings counts for nothing: anybody may have written it there.
  const typed = known.root ?? (known.keyList ? undefined : (await readSettings(folder)).root)
  const given = typed ?? deliveredRoot()
  const root = rootFor(given, known, answer)
  const { list: signed } = answer
  if (!signed) throw new DeskError('listMissing')
  const site = verified({ ...answer, list: signed }, root, day)
  // Whoever answers may stop saying so: a root key that nobody has named by hand is one that a server has made.
  const trial = given === undefined || answer.trial === root
  const before = known.keyList?.root === root ? known.keyList : undefined
  const { version } = site.list
  if (before) {
    const trusted = readKeyList(before.text)
    if (version < trusted.version) throw new DeskError('listOld', String(version), String(trusted.version))
    if (version === trusted.version && signed.text !== before.text) throw new DeskError('listOther', String(version))
    if (given || answer.trial !== root) assertApprovals(trusted, { ...signed, list: site.list }, day)
  }
  if (unlocked && before?.text !== signed.text) {
    await log.add({ action: 'key-list', detail: `version ${version}` })
    // Whoever made the keys of a trial can sign as its persons for ever, and under another root key others hold the names; but whoever
    // answers can call any site a trial, so that is no reason to forget persons where a root key was named by hand.
    const persons = given === undefined ? {} : { ...(before && known.persons), ...personsIn(site.list) }
    await keepTrusted(unlocked, { root: typed, keyList: { root, text: signed.text }, persons })
  }
  return { ...site, root, trial }
}

/** The persons of a list by their keys. */
export const personsIn = ({ channels }: KeyList): Record<string, string> =>
  Object.fromEntries(
    channels.flatMap(({ officers }) =>
      officers.flatMap(({ recipient, signing, name }) => [
        [recipient, name],
        [signing, name],
      ]),
    ),
  )

function verified(answer: Channels & { list: SignedKeyList }, root: string, day: string) {
  try {
    return offeredKeys(answer, { root, least: 0, day })
  } catch (error) {
    if (!(error instanceof SealingError)) throw error
    throw error.reason === 'signature'
      ? new DeskError('listForged')
      : new DeskError('listBroken', error.detail.field ?? '')
  }
}

/** @throws DeskError `listUnapproved` with the version, and for each change how many have to sign, and who may. */
function assertApprovals(trusted: KeyList, next: SignedKeyList & { list: KeyList }, day: string) {
  if (next.list.version === trusted.version) return
  const [missing] = missingApprovals(trusted, next, day)
  if (!missing) return
  const { channel = '*', count, persons } = missing
  throw new DeskError('listUnapproved', String(next.list.version), channel, String(count), persons.join(', '))
}
