import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { createLog, type Log } from '#server/log.ts'
import { createContentAccess } from './content/contentAccess.ts'
import { EditError } from './editError.ts'
import { createHooks } from './hooks.ts'
import { createPreviews } from './preview/previews.ts'
import { openRepository, type Repository } from './repository/repository.ts'
import { createRights } from './roles/rights.ts'
import { groupsIn } from './roles/rules.ts'
import { buildServer } from './server.ts'
import { type EditSettings, readSettings, unknownSettings } from './settings.ts'
import { chooseSignIn } from './signIn/signIn.ts'
import type { SignIn } from './signIn/types.ts'
import { sentence } from './words/index.ts'

/** How often what came from elsewhere is taken. */
const everyMinute = 60_000

/** Starts the editors' program. Ends the process with status 1 and the reason, in both languages, when it cannot start. */
export async function main(env: Record<string, string | undefined> = process.env) {
  try {
    const log = createLog('info')
    for (const sentence of unknownSettings(env)) log.warn(sentence)
    await start(readSettings(env), log)
  } catch (error) {
    process.exitCode = 1
    if (error instanceof EditError) {
      for (const lang of wholeLangs) console.error(sentence(error.reason, lang, error.names))
      if (error.reason === 'gitFailed') console.error(error.message)
    } else {
      console.error(error instanceof Error ? error.message : error)
    }
  }
}

async function start(settings: EditSettings, log: Log) {
  await mkdir(settings.data, { recursive: true, mode: 0o700 })
  const secret = await readSecret(join(settings.data, 'secret'))
  const signIn = chooseSignIn(settings, secret, log) // first: it may refuse
  const repository = await openRepository({ ...settings, rights: createRights(settings.roles), log })
  const { siteHooks, hookSecret, noticeHooks, noticeSecret } = settings
  if (noticeHooks.length > 0 && noticeSecret === '') throw new EditError('noticeNeeds')
  const tellSite = createHooks({ addresses: siteHooks, secret: hookSecret, about: 'what was published', log })
  repository.onPublished(() => void tellSite({ event: 'published' }))
  const notify = createHooks({ addresses: noticeHooks, secret: noticeSecret, about: 'what waits for somebody', log })
  const previews = previewsFor(settings, { repository, signIn, secret, log, editorPort: () => portOf(app) })
  const app: FastifyInstance = await buildServer({
    repository,
    content: createContentAccess(),
    signIn,
    secret,
    page: settings.page,
    siteOrigin: settings.siteOrigin,
    people: mailsIn(settings),
    notify: ({ item, ...notice }) =>
      void notify({ ...notice, link: `${settings.origin || `http://${settings.host}:${portOf(app)}`}/#/${item}` }),
    previews,
    log,
  })
  const stop = async () => {
    clearInterval(timer)
    await app.close()
    await previews?.close()
    await repository.close()
  }
  const timer = setInterval(() => {
    repository.update().catch((error) => log.error(`edit: ${error.message.trim()}`))
  }, everyMinute)
  try {
    await app.listen({ port: settings.port, host: settings.host })
    await previews?.listen()
  } catch (error) {
    await stop()
    throw isTaken(error) ? new EditError('portTaken', [String(error.port)]) : error
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  console.log(`\n${signIn.address(portOf(app))}\n`)
}

/** People whom the settings name. */
const mailsIn = ({ publishers, oidcPublishers, oidcWriters, roles }: EditSettings) =>
  [...publishers, ...oidcPublishers, ...oidcWriters, ...groupsIn(roles)].filter((name) => name.includes('@'))

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port // listening on a port

const isTaken = (error: unknown): error is NodeJS.ErrnoException & { port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

interface Beside {
  repository: Repository
  signIn: SignIn
  secret: Buffer
  log: Log
  editorPort: () => number
}

/** Behind a proxy previews need an address of their own. */
function previewsFor(settings: EditSettings, { repository, signIn, secret, log, editorPort }: Beside) {
  const { data, site, host, port, origin, previewOrigin, previewLinkOrigin } = settings
  if (origin !== '' && previewOrigin === '') return undefined
  const previews = createPreviews({
    content: repository.folder,
    data: join(data, 'preview'),
    dist: site,
    signIn,
    host,
    port: settings.previewPort ?? (port === 0 || port === 65_535 ? 0 : port + 1),
    origin: previewOrigin,
    linkOrigin: previewLinkOrigin,
    secret,
    editorPort,
    log,
  })
  repository.onChange((paths) => {
    previews.renew(paths).catch((error) => log.error(`preview: ${error.message}`))
  })
  return previews
}

/** Made once. Whoever removes the file signs everybody out. */
async function readSecret(file: string): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined)
  if (known && known.length === 32) return known
  const made = randomBytes(32)
  await writeFile(file, made, { mode: 0o600 })
  return made
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
