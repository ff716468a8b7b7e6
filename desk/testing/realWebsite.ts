import { testRoot } from '#sealing/testing/lists.ts'
import type { Served } from '#server/testing/served.ts'
import type { Fetch } from '../client.ts'
import { createRing } from '../keys/ring.ts'
import { openLog } from '../log/file.ts'
import { keepSettings } from '../settings.ts'
import { type Office, passphrase } from './office.ts'
import { origin } from './website.ts'

/** A fetch that reaches the real server of a test, the one that is served at that moment, without a port. */
export const fetchFrom =
  (served: () => Served): Fetch =>
  async (url, { method = 'GET', headers, body }) => {
    const { pathname, host } = new URL(url)
    const { statusCode, body: text } = await served().app.inject({
      method: method as 'GET' | 'POST', // the only two that the desk sends
      url: pathname,
      headers: { ...(headers as Record<string, string>), host }, // as the desk writes them
      ...(body ? { payload: String(body) } : {}),
    })
    return new Response(text, { status: statusCode })
  }

/** Gives an office its first key and the website's address. Returns the key. */
export async function enrol(office: Office) {
  await keepSettings(office.folder, { server: origin, lang: 'en', root: testRoot.publicKey })
  await openLog(office.folder, Date.now).add({ action: 'key-new' })
  return (await createRing(office.folder, passphrase, undefined, 10))[0]
}
