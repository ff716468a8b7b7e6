import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeskRequest } from '#contract/desk.ts'
import { deskPaths } from '#contract/paths.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { sign } from '#sealing/signing.ts'
import type { Served } from './served.ts'

/** The age identity that the server made for a channel, as it lies in the data folder. */
export const trialIdentity = (data: string, channel: string): string =>
  readFileSync(join(data, 'officer-keys', `${channel}.age`), 'utf8').match(/^AGE-.*$/m)?.[0] ?? ''

export const trialOfficer = ({ sample }: Served, channel: string) =>
  officerKeys(trialIdentity(sample.settings.data, channel))

export const signedRequest = (text: string, who: OfficerKeys): DeskRequest => ({
  key: who.verifyKey,
  text,
  signature: sign('desk-request', text, who.signingKey),
})

/** What every signed text holds, where the test does not say otherwise. */
export const frame = { origin: 'http://localhost', channel: 'C', head: { n: 0, print: '0'.repeat(64) } }

export const postJson = ({ app }: Pick<Served, 'app'>, url: string, payload: object, headers: object = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { lang: 'en', 'content-type': 'application/json', ...headers } })

export const newChallenge = async (served: Pick<Served, 'app'>): Promise<string> =>
  (await postJson(served, deskPaths.challenge, {})).json().data.challenge

/** A signed request for an action, sent and answered. */
export async function askDesk(served: Pick<Served, 'app'>, who: OfficerKeys, given: object, headers: object = {}) {
  const text = JSON.stringify({ challenge: await newChallenge(served), ...frame, ...given })
  const response = await postJson(served, deskPaths.request, signedRequest(text, who), headers)
  return { status: response.statusCode, ...response.json() }
}
