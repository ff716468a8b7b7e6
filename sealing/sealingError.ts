/** Why something was not sealed or not opened; each has a sentence of its own wherever it is shown. */
export type SealingReason =
  /** Sealing: a text or the whole does not fit. `size` and `limit` in UTF-16 units of `field`, or in bytes without one. */
  | 'too-long'
  /** Sealing: a public key is missing, malformed or one too many; `field` names it. */
  | 'keys'
  /** Opening: not of the exact outer form that the form or the desk makes; see `shape.ts`. */
  | 'form'
  /** Opening: altered on the way, or sealed to somebody else. The two cannot be told apart. */
  | 'unreadable'
  | 'padding'
  /** Opening: what is inside is not the JSON that is expected; `field` names the first that is wrong. */
  | 'content'
  /** Opening: made by a later version of this code. */
  | 'version'
  | 'case'
  | 'channel'
  | 'speaker'
  | 'turn'
  | 'signature'
  /** Opening: signed with a key whose time is over, and nothing proves that it was written before; see `endedKeys.ts`. */
  | 'ended'
  /** Encrypting: the file has changed since it was picked; `size` is what was read, `limit` what was announced, `field` its name. */
  | 'file-changed'
  /** Decrypting: part `number` is missing, out of order or altered. */
  | 'part'
  /** Decrypting: not the file whose size and SHA-256 the complaint names. */
  | 'other-file'

export interface SealingDetail {
  field?: string
  size?: number
  limit?: number
  number?: number
}

/** What every function of this folder throws. Holds no part of the text that was refused, so it may be logged. */
export class SealingError extends Error {
  readonly reason: SealingReason
  readonly detail: SealingDetail

  constructor(reason: SealingReason, detail: SealingDetail = {}) {
    const told = Object.entries(detail).map(([name, value]) => `${name} ${value}`)
    super([reason, ...told].join(', '))
    this.name = 'SealingError'
    this.reason = reason
    this.detail = detail
  }
}

/** Makes a refusal a value; other errors pass. */
export async function attempt<T>(open: () => Promise<T>): Promise<T | { refused: SealingReason }> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof SealingError) return { refused: error.reason }
    throw error
  }
}
