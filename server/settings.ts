import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { systemLang } from '#contract/systemLang.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { addressesOf, withTls } from './complaints/databaseAddress.ts'
import { gitAddress, gitBranch } from './content/git/address.ts'
import { readVariables, type SettingsOf, type Variables, variablesOf } from './environment.ts'
import { misspeltSettings } from './misspelt.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const number = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected).transform(Number)
const seconds = number(/^[1-9]\d{0,4}$/, 'seconds from 1 to 99999')
const port = 'a whole number from 0 to 65535'
const portNumber = number(/^\d{1,5}$/, port).pipe(z.number().max(65_535, port))
const folder = (below: string) =>
  z
    .string()
    .default(below)
    .transform((path) => resolve(root, path)) // of the project
const httpAddress = z.url({ protocol: /^https?$/, error: 'an address such as https://www.company.example' })
const originIn = (address: z.ZodType<string>) =>
  z
    .union([z.literal(''), address])
    .transform((address) => address && new URL(address).origin)
    .default('')
const origin = originIn(httpAddress)
const atRoot =
  'an address without a path, as a site stands at the root of its host: docs/operating.md says what to do instead'
const originAtRoot = originIn(httpAddress.refine((address) => (URL.parse(address)?.pathname ?? '/') === '/', atRoot))
const mailShape = 'smtps://user:password@host:465, or smtp://user:password@host:587 with STARTTLS'
/** What its query could say would change how it is spoken to: TLS is not up to an address. */
const mailServer = z
  .union([
    z.literal(''),
    z.url({ protocol: /^smtps?$/, error: mailShape }).refine((url) => !url.includes('?'), mailShape),
  ])
  .default('')
const databaseHost = z.url({ protocol: /^postgres(ql)?$/ })
const database = z
  .string()
  .refine(
    (url) => addressesOf(url).every((address) => databaseHost.safeParse(address).success),
    'postgres://user:password@host:5432/database, or with several hosts, host:5432,other:5432',
  )
  .transform(withTls)

/** All settings of the site. `docs/operating.md` has them too. */
export const variables = {
  port: ['PORT', portNumber.default(8080)],
  host: ['HOST', z.string().default('127.0.0.1')],
  /** Absolute path of the folder for what the server keeps. */
  data: ['DATA_DIR', folder('data')],
  /** Absolute path of the content folder. */
  content: ['CONTENT_DIR', folder('content')],
  /** Address of the Git repository that the content comes from; empty for the content folder. */
  contentGit: ['CONTENT_GIT', gitAddress],
  contentBranch: ['CONTENT_BRANCH', gitBranch],
  /** With which calls of `/content-hook` are signed; empty for no such route. */
  contentHookSecret: [
    'CONTENT_HOOK_SECRET',
    z.union([z.literal(''), z.string().min(16, 'a secret of 16 characters or more')]).default(''),
    'secret',
  ],
  /** Port and host of `/metrics`; no port for none. */
  metricsPort: ['METRICS_PORT', portNumber.optional()],
  metricsHost: ['METRICS_HOST', z.string().default('127.0.0.1')],
  /** Absolute path of the folder with the officers' public keys. */
  keys: ['KEYS_DIR', folder('keys')],
  /** Whether reports may be taken with keys that the server made: on this machine and, where `SITE_ORIGIN` is set, from others. */
  allowTrialKeys: [
    'ALLOW_TRIAL_KEYS',
    z
      .enum(['0', '1'])
      .default('0')
      .transform((value) => value === '1'),
  ],
  sitePrefix: [
    'SITE_PREFIX',
    z
      .string()
      .regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')
      .default('site'),
  ],
  /** Where the public finds the site, without a slash at its end; empty when not told. */
  origin: ['SITE_ORIGIN', originAtRoot],
  /** Whether browsers are told that every host below the site's own has TLS as well. */
  hstsSubdomains: [
    'HSTS_SUBDOMAINS',
    z
      .enum(['0', '1'])
      .default('0')
      .transform((value) => value === '1'),
  ],
  /** Where an export of the site is found whose pages may ask this server; empty for none. */
  exportOrigin: ['EXPORT_ORIGIN', originAtRoot],
  /** Where files of complaints are sent; empty for this server. */
  uploadOrigin: ['UPLOAD_ORIGIN', origin],
  /** Where the operator's tracker may send to; empty for the site's own origin alone. */
  trackerOrigin: ['TRACKER_ORIGIN', origin],
  /** PostgreSQL for sealed complaints; empty for a file in the data folder. */
  databaseUrl: ['DATABASE_URL', database.default(''), 'secret'],
  /** Mail server of the officers' notice, `smtps://user:password@host:465`; empty for none. */
  noticeSmtpUrl: ['NOTICE_SMTP_URL', mailServer, 'secret'],
  /** How often it goes out: every week without counts, or every day with rounded ones. */
  noticeEvery: ['NOTICE_EVERY', z.enum(['week', 'day']).default('week')],
  /** Its sender. */
  noticeFrom: ['NOTICE_FROM', z.union([z.literal(''), z.email('a mail address')]).default('')],
  /** MiB that the database may take; 0 when nobody has told. */
  databaseRoom: ['DATABASE_ROOM', number(/^\d{1,9}$/, 'MiB, at least 0; 0 for no limit').default(0)],
  /** Proxies whose word about a visitor's address is taken; needed for limits alone, as no address is kept. */
  trustedProxies: ['TRUSTED_PROXIES', number(/^\d$/, 'how many proxies stand in front, from 0 to 9').default(0)],
  /** Days after its last trading day for which a share or bond is still shown; 0 for as long as there is one. */
  quoteDays: ['QUOTE_DAYS', number(/^\d{1,4}$/, 'days from 0 to 9999; 0 shows quotes however old they are').default(0)],
  /** Days after which a closed complaint is deleted; 0 for never. */
  retentionDays: [
    'RETENTION_DAYS',
    number(/^\d{1,5}$/, 'days from 0 to 99999; 0 keeps closed reports until an officer deletes them').default(0),
  ],
  /** Seconds that a connection may say nothing. */
  connectionTimeout: ['CONNECTION_TIMEOUT', seconds.default(120)],
  /** Seconds that the head of a request may take to arrive. */
  headersTimeout: ['HEADERS_TIMEOUT', seconds.default(20)],
  /** Seconds that a whole request may take to arrive. */
  requestTimeout: ['REQUEST_TIMEOUT', seconds.default(150)],
  /** Seconds for which a process that is told to end is served, and says that it is not ready. */
  drainSeconds: ['DRAIN_SECONDS', number(/^\d{1,3}$/, 'seconds from 0 to 999').default(0)],
  maxConnections: [
    'MAX_CONNECTIONS',
    number(/^[1-9]\d{0,6}$/, 'how many connections are held at a time, at least 1').default(4_000),
  ],
  logLevel: ['LOG_LEVEL', z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')],
} as const satisfies Variables

export interface Settings extends SettingsOf<typeof variables> {
  /** Language in which the log says what is wrong with the content: that of the machine. */
  lang: WholeLang
  /** Absolute path of the built front end. */
  dist: string
  /** Absolute path of what an archive of content brings prepared, beside the content folder; missing elsewhere. */
  prepared: string
  /** There while the site is written as files: the origin of the server that answers what files cannot, or empty. */
  exported?: { calls: string }
}

/** The content of the product's own checkout, which is shown where no other is named. A release has none. */
export const ownContent = resolve(root, 'content')

/** The address that absolute links begin with: the one the public knows or, where none is told, that of this process. */
export const originOf = ({ origin, host, port }: Settings) => origin || addressAt(host, port)
/** An address over HTTP; an IPv6 host stands in brackets. */
export const addressAt = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Settings from the environment; an empty variable counts as not given. @throws Error naming every wrong variable. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read = readVariables(variables, env)
  return { ...read, lang: systemLang(env), dist: resolve(root, 'dist'), prepared: resolve(read.content, '../prepared') }
}

/** A sentence for each variable that looks like a setting of the site and is none. */
export const unknownSettings = (env: Record<string, string | undefined>): string[] =>
  misspeltSettings(
    env,
    { names: [...variablesOf(variables), ...ofCommands], prefixes, others: ['EDIT_', 'DESK_'] },
    systemLang(env),
  )

/** What the command of a content repository is told: where the release is. */
const ofCommands = ['SITE_RELEASE']
const prefixes = ['SITE_', 'CONTENT_', 'DATABASE_', 'KEYS_', 'NOTICE_', 'METRICS_']
