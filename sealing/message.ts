import { holdKeys, parseObject, refuse, textAt, wholeAt, within } from './checks.ts'
import { type FileEntry, readFiles, writeFiles } from './files.ts'
import { isIdentity, isKey64 } from './keys.ts'
import { cleanText } from './plaintext.ts'
import { Refusal } from './refusal.ts'
import { seal, unseal } from './seal.ts'
import { faultOfMessage } from './shape.ts'
import { isSignedBy, sign } from './signing.ts'
import { paddedMessage } from './sizes.ts'

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
export const mostTurns = 9_999

export interface Message {
  v: 1
  /** The lookup of the case. */
  case: string
  from: Speaker
  /** Number of this message among those of its speaker: 1, 2, 3 … without a gap. */
  turn: number
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
  /** Ed25519 public keys of whom it should be from: the complaint's `replyKey`, or the channel's `signing`. */
  keys: readonly string[]
}

/**
 * Signs and seals a message: always 17,270 bytes. Recipients are the channel's officers, the recovery key and the
 * reporter (`recipientsOf`), so that both sides can read the whole thread again. Inside: the JSON on one line, its signature on
 * the next. As with a complaint, keep the bytes for repeating.
 * @throws Refusal `too-long`, `keys`, or `content` with the field for a message that the other side would refuse.
 */
export async function sealMessage(
  message: Omit<Message, 'v'>,
  recipients: readonly string[],
  secretKey: Uint8Array,
): Promise<Uint8Array> {
  const body = cleanText(message.body)
  if (body.length > bodyLimit) throw new Refusal('too-long', { field: 'body', size: body.length, limit: bodyLimit })
  const files = message.files && writeFiles(message.files)
  const line = JSON.stringify(readMessage(JSON.stringify({ v: 1, ...message, body, files })))
  return seal(`${line}\n${sign('message', line, secretKey)}\n`, paddedMessage, recipients)
}

/**
 * Opens a message, and takes it only when its speaker's key has signed it for this case and this turn.
 * @throws Refusal `form`, `unreadable`, `padding`, `version`, `content` with the field, `case`, `speaker`, `turn`,
 * `signature`: in this order, so that an honest mix-up is called by its name.
 */
export async function openMessage(
  sealed: Uint8Array,
  identities: readonly string[],
  expected: ExpectedMessage,
): Promise<Message> {
  if (faultOfMessage(sealed)) throw new Refusal('form')
  const [line = '', signature = '', ...rest] = (await unseal(sealed, identities)).split('\n')
  if (rest.join('') !== '') throw new Refusal('content', { field: 'text' })
  const message = readMessage(line)
  if (message.case !== expected.case) throw new Refusal('case')
  if (message.from !== expected.from) throw new Refusal('speaker')
  if (message.turn !== expected.turn) throw new Refusal('turn')
  if (!isSignedBy('message', line, signature, expected.keys)) throw new Refusal('signature')
  return message
}

function readMessage(text: string): Message {
  const found = parseObject(text)
  if (found.v !== 1) throw new Refusal('version')
  holdKeys(found, ['v', 'case', 'from', 'turn', 'body'], '', ['status', 'fileKey', 'files'])
  const from = textAt(found.from, 'from', (text) => speakers.includes(text as Speaker)) as Speaker // just held
  const message: Message = {
    v: 1,
    case: textAt(found.case, 'case', isKey64),
    from,
    turn: wholeAt(found.turn, 'turn', 1, mostTurns),
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
