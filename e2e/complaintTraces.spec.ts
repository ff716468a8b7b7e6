import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type BrowserContext, chromium, test } from '@playwright/test'
import { Client } from 'pg'
import { newFileKey } from '#sealing/attachment.ts'
import { openComplaint } from '#sealing/complaint.ts'
import { type OfficerKeys, officerKeys } from '#sealing/officer.ts'
import { keysFileOf, writeKeys } from '../server/testing/keys.ts'
import { startPostgres, type TestPostgres } from '../server/testing/postgres.ts'
import { findNginx, startNginx } from '../server/testing/proxies.ts'
import { button, codeOf, expect, field, goOn, picker, secret, send, words, write } from './complaint.ts'
import { serveApart } from './hosting.ts'
import { apartPorts } from './ports.ts'
import { all, open } from './site.ts'

/*
 * A report by way of nginx and two nodes with one PostgreSQL, and then a look at everything that was written anywhere: the profile of the
 * browser, the database with its log of writing, the logs of nodes and proxy.
 */

const file = { name: 'CANARY-file-7731.txt', mimeType: 'text/plain', buffer: Buffer.from('CANARY-inside-4410') }
const base = `https://127.0.0.1:${apartPorts.proxy}`
let officer: OfficerKeys
let database: TestPostgres
let proxy: Awaited<ReturnType<typeof startNginx>>
let nodes: Awaited<ReturnType<typeof serveApart>>[]
let keys: string

test.skip(!findNginx(), 'nginx is not on this machine')
test.setTimeout(240_000)
test.beforeAll(async () => {
  const started = await startPostgres({ durable: true })
  if (!started) throw new Error('PostgreSQL is not on this machine')
  database = started
  officer = await officerKeys(await newFileKey())
  keys = await mkdtemp(join(tmpdir(), 'keys-'))
  await writeKeys(keys, keysFileOf([officer], [await officerKeys(await newFileKey())]))
  const env = { DATABASE_URL: database.url, KEYS_DIR: keys, TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' }
  nodes = await Promise.all(apartPorts.nodes.map((port) => serveApart(port, env)))
  proxy = await startNginx(findNginx() ?? '', { port: apartPorts.proxy, nodes: apartPorts.nodes })
})
test.afterAll(async () => {
  await proxy.stop()
  for (const node of nodes) await node.stop()
  await database.stop()
  await rm(keys, { recursive: true })
})

test(
  'a report by way of a proxy and two nodes leaves nothing that tells in profile, database and logs',
  all,
  async ({ launchOptions }) => {
    const profile = await mkdtemp(join(tmpdir(), 'profile-'))
    const trusted = `--ignore-certificate-errors-spki-list=${proxy.certificate}`
    const args = [...(launchOptions.args ?? []), trusted]
    const code = await fileAndLookUp(
      await chromium.launchPersistentContext(profile, { ...launchOptions, args, baseURL: base }),
    )

    const telling = [secret, '王某', '采购中心', file.name, file.buffer.toString(), code, code.replaceAll('-', '')]
    expect(await filesWith(profile, telling)).toEqual([])
    expect(await filesWith(profile, ['Qingsui']), 'what is visited stands there').not.toEqual([])
    expect(await visited(profile)).not.toEqual([])
    for (const { url, title } of await visited(profile)) {
      expect(url).not.toMatch(/report|query/)
      expect(title).not.toMatch(/report|举报/i)
    }
    expect(await filesWith(databaseFolder(), telling)).toEqual([])
    expect(await filesWith(databaseFolder(), ['named_channels']), 'its tables stand there').not.toEqual([])
    await expectDaysAlone()
    await expectOneReport()

    expect(await proxy.log()).not.toMatch(/honest|compliance|upload|getPage/)
    for (const node of nodes) {
      expect(node.said()).toContain('The site is ready')
      expect(node.said()).not.toMatch(/honest|compliance|upload/)
    }
    await rm(profile, { recursive: true })
  },
)

/** As a reader who comes by the site's own links. Returns the query code. */
async function fileAndLookUp(context: BrowserContext): Promise<string> {
  const page = context.pages()[0] ?? (await context.newPage())
  await open(page, '/', 'en')
  // What the two pages need comes for everybody, whether they open them or not.
  const fetched = page.waitForResponse(/ComplaintQueryPage/)
  await open(page, '/honest', 'en')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded() // as the forms do: its logo tells of no page
  await fetched
  await page.waitForLoadState('networkidle')
  const before = await proxy.log()
  expect(before).toContain('GET /en/"') // there is a log
  await page.getByRole('main').getByRole('link', { name: 'I want to report' }).first().click()
  await expect(field(page, 'content')).toBeVisible()
  await write(page)
  await goOn(page, 'en')
  await picker(page).setInputFiles([file])
  await send(page, 'en')
  const code = await codeOf(page)
  await page.locator('#last-group').fill(code.slice(-5))
  await page.getByRole('main').getByRole('link', { name: words.en.done.query }).click()
  await page.getByRole('textbox', { name: words.en.query.label }).fill(code)
  await button(page, words.en.query.submit).click()
  await expect(page.getByText(words.en.query.none)).toBeVisible()
  await context.close()
  expect((await proxy.log()).slice(before.length), 'what the log of the proxy has of it').toBe('')
  return code
}

/** Files below a folder that hold one of the texts, in UTF-8 or UTF-16. */
async function filesWith(folder: string, texts: readonly string[]): Promise<string[]> {
  const wanted = texts.flatMap((text) => [Buffer.from(text), Buffer.from(text, 'utf16le')])
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const found: string[] = []
  for (const path of files) {
    const bytes = await readFile(path)
    if (wanted.some((text) => bytes.includes(text))) found.push(path)
  }
  return found
}

/** What the browser's history remembers. */
async function visited(profile: string): Promise<{ url: string; title: string }[]> {
  const history = new DatabaseSync(join(profile, 'Default', 'History'))
  try {
    return history.prepare('SELECT url, title FROM urls').all() as { url: string; title: string }[] // as in the statement
  } finally {
    history.close()
  }
}

const databaseFolder = () => join(new URL(database.url).searchParams.get('host') ?? '', 'data')

async function queried<Row>(sql: string): Promise<Row[]> {
  const client = new Client(database.url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** No column holds a time of day, and none of the values that say when has more than a day. */
async function expectDaysAlone() {
  const columns = await queried<{ name: string; type: string }>(
    `SELECT table_name || '.' || column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = 'public'`,
  )
  expect(columns.length).toBeGreaterThan(20)
  expect(columns.filter(({ type }) => /time|date|serial/.test(type))).toEqual([])
  expect(await queried('SELECT day FROM complaints')).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
  expect(await queried('SELECT expires FROM expiries')).toEqual([])
}

async function expectOneReport() {
  const [row] = await queried<{ case: Buffer; body: Buffer }>('SELECT "case", body FROM complaints')
  if (!row) throw new Error('no report')
  const place = { case: row.case.toString('base64url'), channel: 'C' }
  const { complaint } = await openComplaint(row.body, [officer.identity], place)
  expect(complaint).toMatchObject({ fields: { reportedName: '王某' }, files: [{ name: file.name }] })
}
