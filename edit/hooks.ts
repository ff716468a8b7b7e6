import { createHmac } from 'node:crypto'

/** Milliseconds after which whoever does not answer is left alone. */
const timeout = 5_000

interface Hooks {
  addresses: readonly string[]
  secret: string
  /** What they are told of, for the log. */
  about: string
  log: { error(line: string): void }
}

/** Tells addresses what happened, signed as Git hosts do. What fails is told and ends nothing. */
export function createHooks({ addresses, secret, about, log }: Hooks) {
  return async (message: object): Promise<void> => {
    const body = JSON.stringify(message)
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
    await Promise.all(
      addresses.map(async (address) => {
        try {
          const response = await fetch(address, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
            body,
            redirect: 'error',
            signal: AbortSignal.timeout(timeout),
          })
          if (!response.ok) throw new Error(`answered ${response.status}`)
        } catch (error) {
          log.error(`edit: ${new URL(address).host} was not told of ${about}: ${(error as Error).message}`) // fetch throws errors
        }
      }),
    )
  }
}
