import { createHmac } from 'node:crypto'

/** Milliseconds after which a node that does not answer is left alone: it looks by itself within a minute. */
const timeout = 5_000

/** Tells the site's nodes that something was published, signed as Git hosts do. What fails is told and ends nothing. */
export function createSiteHooks(
  { siteHooks, hookSecret }: { siteHooks: readonly string[]; hookSecret: string },
  log: { error(line: string): void },
) {
  return async (): Promise<void> => {
    const body = JSON.stringify({ event: 'published' })
    const signature = `sha256=${createHmac('sha256', hookSecret).update(body).digest('hex')}`
    await Promise.all(
      siteHooks.map(async (address) => {
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
          log.error(`edit: ${new URL(address).host} was not told of what was published: ${(error as Error).message}`) // fetch throws errors
        }
      }),
    )
  }
}
