/*
 * The calls of the sealed report alone, for measurements that start the server many times: DATA_DIR, DATABASE_URL, KEYS_DIR and PORT as for
 * the site. Prints one line when it listens. Limits by connection are lifted: here all reporters share one address. WORK is how
 * many zero bits are asked for; checking them costs the server the same, however many they are;
 * with LIMITS=kept limits stay, with work less by as much. AHEAD_MS sets the server's clock forward, SWEEP_MS sweeps so often.
 */
import { quietWork } from '../../sealing/proofOfWork.ts'
import { buildApp } from '../../server/app.ts'
import type { LimitedAction } from '../../server/complaints/limits.ts'
import { openComplaintService } from '../../server/complaints/service.ts'
import { readSettings } from '../../server/settings.ts'
import type { SiteStore } from '../../server/site.ts'

const settings = readSettings(process.env)
const channels = ['compliance', 'audit-committee']
const words = channels.map((id) => ({ id, name: id, summary: 'For measurements.', printed: 'Nowhere.' }))
// Of the site these calls ask for nothing but the channels and the languages.
const content = { languages: ['zh', 'en'] as const, zh: { channels: words }, en: { channels: words } }
const site = { content, onSwap: () => undefined }
const log = { info: () => undefined, error: (line: string) => console.error(line) }
const ahead = Number(process.env.AHEAD_MS ?? 0)
const service = await openComplaintService({ settings, log, now: () => Date.now() + ahead })
if (process.env.SWEEP_MS) setInterval(() => void service.deleteExpired(), Number(process.env.SWEEP_MS))
const wanted = Number(process.env.WORK ?? quietWork) // the flood is ours
const isKept = process.env.LIMITS === 'kept'
const none = { minutesToWait: () => 0, add: () => undefined, count: () => undefined }
const less = (bits: number) => Math.max(0, bits - quietWork + wanted)
const limits = {
  ...service.limits,
  ...(!isKept && none),
  bits: (what: LimitedAction, address: string) =>
    isKept ? less(service.limits.bits(what, address)) : what === 'query' ? 0 : wanted,
}
const quota = {
  ...service.quota,
  ...(!isKept && none),
  bits: (address: string) => (isKept ? less(service.quota.bits(address)) : wanted),
}
const complaints = { ...service, limits, quota }
const app = await buildApp({ settings, site: site as unknown as SiteStore, complaints })
await app.listen({ port: settings.port, host: settings.host })
console.log('listening')
