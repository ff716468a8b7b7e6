import { createHmac } from 'node:crypto'
import { isSame } from './loopback.ts'

/** Values that somebody else keeps for us: they come back as they were given, and for a time. What they say is not hidden. */
export interface Signer {
  sign(value: object, seconds: number): string
  /** The value; undefined when it is not ours, not for this purpose, or too old. */
  read(text: string): unknown
}

/** `purpose` tells values apart that are signed with the same secret. */
export function createSigner(secret: Buffer, purpose: string, now = () => Date.now()): Signer {
  const macOf = (text: string) => createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
  return {
    sign(value, seconds) {
      const until = now() + seconds * 1_000
      const text = Buffer.from(JSON.stringify({ value, until })).toString('base64url')
      return `${text}.${macOf(text)}`
    },
    read(signed) {
      const [text = '', mac = ''] = signed.split('.')
      if (!isSame(mac, macOf(text))) return undefined
      const { value, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) // we wrote it
      return until > now() ? value : undefined
    },
  }
}
