import { assertKeys, parseObject, refuse, textAt, wholeAt, within } from './checks.ts'
import { type FileEntry, readFiles, writeFiles } from './files.ts'
import { isIdentity, isKey64 } from './keys.ts'
import { cleanText } from './plaintext.ts'
import { SealingError } from './sealingError.ts'
import { faultOfMessage } from './shape.ts'
import { openSigned, type Resealing, readSealedTo, sealSigned, sorted } from './signedText.ts'
import { signerOf } from './signing.ts'
import { mostTurns, paddedMessage } from './sizes.ts'

export const speakers = ['reporter', 'officer'] as const
export type Speaker = (typeof speakers)[number]

/** Where a case stands; only officers say it, and only inside a sealed message. */
export const statuses = [
  'received',
  'checking',
  'more-information',
  'closed-upheld',
  'closed-not-upheld',
  'referred',
] as const
export type Status = (typeof statuses)[number]

/** Longest text of a message in UTF-16 units; who has more to say sends another or a file. */
export const bodyLimit = 3_000

export interface Message {
  v: 2
  case: string
  from: Speaker
  /** Its place in the conversation: 1, 2, 3 … whoever speaks, without a gap. */
  turn: number
  /** Hash of the message before it, as its author saw the conversation; the case's name for the first. */
  before: string
  /** age recipients of officers, recovery key and reporter to whom its author sealed it. */
  sealedTo: string[]
  /** Officers only. */
  status?: Status
  /** May be empty beside a status or files. */
  body: string
  /** Reporters only, and always together: files that follow later have an age identity of their own. */
  fileKey?: string
  files?: FileEntry[]
}

/** What is known of a message before it is opened: a message that says otherwise is refused. */
export interface ExpectedMessage {
  case: string
  from: Speaker
  turn: number
  /** Ed25519 public keys of whom it should be from: the complaint's `replyKey`, or the channel's `signing` and `ended`. */
  keys: readonly string[]
}

interface OpenedMessage {
  message: Message
  /** What the next message names as `before`. */
  hash: string
  /** Whose signature it carries: one of the keys that were expected. */
  key: string
  resealing?: Resealing
}

/**
 * Signs and seals a message: always 17,270 bytes. Recipients are the channel's officers, the recovery key and the
 * reporter (`recipientsOf`), so that both sides can read the whole thread again. As with a complaint, keep the bytes for repeating.
 * @throws SealingError `too-long`, `keys`, or `content` with the field for a message that the other side would refuse.
 */
export async function sealMessage(
  message: Omit<Message, 'v' | 'sealedTo'>,
  recipients: readonly string[],
  secretKey: Uint8Array,
): Promise<Uint8Array> {
  const body = cleanText(message.body)
  if (body.length > bodyLimit)
    throw new SealingError('too-long', { field: 'body', size: body.length, limit: bodyLimit })
  const files = message.files && writeFiles(message.files)
  const whole = { v: 2, ...message, sealedTo: sorted(recipients), body, files }
  const line = JSON.stringify(readMessage(JSON.stringify(whole)))
  return sealSigned('message', line, secretKey, { size: paddedMessage, recipients })
}

/**
 * Opens a message, and takes it only when its speaker's key has signed it for this case and this turn.
 * @throws SealingError `form`, `unreadable`, `padding`, `version`, `content` with the field, `case`, `speaker`, `turn`,
 * `signature`: in this order, so that an honest mix-up is called by its name.
 */
export async function openMessage(
  sealed: Uint8Array,
  identities: readonly string[],
  expected: ExpectedMessage,
): Promise<OpenedMessage> {
  if (faultOfMessage(sealed)) throw new SealingError('form')
  const { line, signature, hash, resealing } = await openSigned(sealed, identities, expected)
  const message = readMessage(line)
  if (message.case !== expected.case) throw new SealingError('case')
  if (message.from !== expected.from) throw new SealingError('speaker')
  if (message.turn !== expected.turn) throw new SealingError('turn')
  const key = signerOf('message', line, signature, expected.keys)
  if (key === undefined) throw new SealingError('signature')
  return { message, hash, key, ...(resealing && { resealing }) }
}

function readMessage(text: string): Message {
  const found = parseObject(text)
  if (found.v !== 2) throw new SealingError('version')
  const keys = ['v', 'case', 'from', 'turn', 'before', 'sealedTo', 'body']
  assertKeys(found, keys, '', ['status', 'fileKey', 'files'])
  const from = textAt(found.from, 'from', (text) => speakers.includes(text as Speaker)) as Speaker // just held
  const message: Message = {
    v: 2,
    case: textAt(found.case, 'case', isKey64),
    from,
    turn: wholeAt(found.turn, 'turn', 1, mostTurns),
    before: textAt(found.before, 'before', isKey64),
    sealedTo: readSealedTo(found.sealedTo),
    body: cleanText(textAt(found.body, 'body', within(bodyLimit))),
    ...(from === 'officer' ? readStatus(found.status) : readAttached(found.fileKey, found.files)),
  }
  if (found.status !== undefined && from !== 'officer') refuse('status')
  if ((found.files ?? found.fileKey) !== undefined && from !== 'reporter') refuse('files')
  if (message.body.trim() === '' && !message.status && !message.files) refuse('body')
  return message
}

function readStatus(value: unknown): Pick<Message, 'status'> {
  if (value === undefined) return {}
  return { status: textAt(value, 'status', (text) => statuses.includes(text as Status)) as Status } // just held
}

function readAttached(fileKey: unknown, files: unknown): Pick<Message, 'fileKey' | 'files'> {
  if (fileKey === undefined && files === undefined) return {}
  const read = readFiles(files)
  return read.length > 0 ? { fileKey: textAt(fileKey, 'fileKey', isIdentity), files: read } : refuse('files')
}
