import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const root = fileURLToPath(new URL('..', import.meta.url))

const port = 'a whole number from 0 to 65535'
const seconds = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'seconds from 1 to 99999')
  .transform(Number)
const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, port)
    .transform(Number)
    .pipe(z.number().max(65_535, port))
    .default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  CONTENT_DIR: z.string().min(1).default('content'),
  SITE_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')
    .default('site'),
  SITE_ORIGIN: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'an address such as https://www.qingsui.example' })])
    .default(''),
  EXPORT_ORIGIN: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'an address such as https://www.qingsui.example' })])
    .default(''),
  UPLOAD_ORIGIN: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'an address such as https://files.qingsui.example' })])
    .default(''),
  TRACKER_ORIGIN: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'an address such as https://count.qingsui.example' })])
    .default(''),
  DATABASE_URL: z
    .union([
      z.literal(''),
      z.url({ protocol: /^postgres(ql)?$/, error: 'postgres://user:password@host:5432/database' }),
    ])
    .default(''),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^\d$/, 'how many proxies stand in front, from 0 to 9')
    .transform(Number)
    .default(0),
  RETENTION_DAYS: z
    .string()
    .regex(/^\d{1,5}$/, 'days from 0 to 99999; 0 keeps closed reports until an officer deletes them')
    .transform(Number)
    .default(0),
  CONNECTION_TIMEOUT: seconds.default(120),
  HEADERS_TIMEOUT: seconds.default(20),
  REQUEST_TIMEOUT: seconds.default(150),
  MAX_CONNECTIONS: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'how many connections are held at a time, at least 1')
    .transform(Number)
    .default(4_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Settings {
  port: number
  host: string
  /** Absolute path of the folder for what the server keeps: search index and prepared pictures. */
  data: string
  /** Absolute path of the content folder. */
  content: string
  /** Absolute path of the built front end. */
  dist: string
  sitePrefix: string
  /** Where the public finds the site, without a slash at its end; empty when not told. */
  origin: string
  /** Where an export of the site is found whose pages may ask this server; empty for none. */
  exportOrigin: string
  /** Where files of misconduct reports are sent; empty for this server. */
  uploadOrigin: string
  /** Where the operator's tracker may send to; empty for the site's own origin alone. */
  trackerOrigin: string
  /** There while the site is written as files: the origin of the server that answers what files cannot, or empty. */
  exported?: { calls: string }
  /** PostgreSQL for sealed reports; empty for a file in the data folder. */
  databaseUrl: string
  /** Proxies whose word about a visitor's address is taken; needed for limits alone, as no address is kept. */
  trustedProxies: number
  /** Days after which a closed report is deleted; 0 for never. */
  retentionDays: number
  /** Seconds that a connection may say nothing, that the head of a request may take, and that a whole request may take to arrive. */
  connectionTimeout: number
  headersTimeout: number
  requestTimeout: number
  maxConnections: number
  logLevel: z.infer<typeof environment>['LOG_LEVEL']
}

/** The address that absolute links begin with: the one the public knows or, where none is told, that of this process. */
export const originOf = ({ origin, host, port }: Settings) => origin || `http://${host}:${port}`

/** Settings from the environment; relative folders lie below the project. @throws Error naming every wrong variable. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The settings cannot be used.\n${lines.join('\n')}`)
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    CONTENT_DIR,
    SITE_PREFIX,
    SITE_ORIGIN,
    EXPORT_ORIGIN,
    UPLOAD_ORIGIN,
    TRACKER_ORIGIN,
    DATABASE_URL,
    TRUSTED_PROXIES,
    RETENTION_DAYS,
    CONNECTION_TIMEOUT,
    HEADERS_TIMEOUT,
    REQUEST_TIMEOUT,
    MAX_CONNECTIONS,
    LOG_LEVEL,
  } = result.data
  return {
    port: PORT,
    host: HOST,
    data: resolve(root, DATA_DIR),
    content: resolve(root, CONTENT_DIR),
    dist: resolve(root, 'dist'),
    sitePrefix: SITE_PREFIX,
    origin: SITE_ORIGIN && new URL(SITE_ORIGIN).origin,
    exportOrigin: EXPORT_ORIGIN && new URL(EXPORT_ORIGIN).origin,
    uploadOrigin: UPLOAD_ORIGIN && new URL(UPLOAD_ORIGIN).origin,
    trackerOrigin: TRACKER_ORIGIN && new URL(TRACKER_ORIGIN).origin,
    databaseUrl: DATABASE_URL,
    trustedProxies: TRUSTED_PROXIES,
    retentionDays: RETENTION_DAYS,
    connectionTimeout: CONNECTION_TIMEOUT,
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    maxConnections: MAX_CONNECTIONS,
    logLevel: LOG_LEVEL,
  }
}
