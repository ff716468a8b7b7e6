import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { isIntegrity } from '#contract/paths.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { Settings } from './settings.ts'

/** A tracker of the operator's, as documents name it. */
export interface Tracker {
  /** Address of its script, with a hash of what is in it. */
  readonly address: string
  /** The script as it is served. */
  readonly script: string
  /** Of the script, for its element and the security policy. */
  readonly integrity: string
  /** Origin that it may send to beside the site's own; empty for none. */
  readonly origin: string
}

/** What a document needs for the tracker. */
interface PageTracker {
  /** The element of its script. */
  markup: string
  /** Sources for the document's policy. */
  scripts: string
  connect: string
}

const file = 'tracker.js'
/** The specification's analytics index. */
const index = 10

/**
 * The operator's `tracker.js` of the data folder; `undefined` when there is none. One that is no script is told and left out: the site
 * starts without it.
 */
export async function openTracker(
  { data, trackerOrigin }: Pick<Settings, 'data' | 'trackerOrigin'>,
  log: { error(line: string): void },
): Promise<Tracker | undefined> {
  const path = join(data, file)
  const code = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') log.error(`The tracker is left out: ${error.message}`)
    return undefined
  })
  if (code === undefined) return undefined
  const script = wrapped(code)
  try {
    new Script(script, { filename: path })
  } catch (error) {
    log.error(`The tracker is left out: ${path} is no script: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
  const hash = (kind: string) => createHash(kind).update(script)
  return {
    address: `/tracker-${hash('sha256').digest('hex').slice(0, 12)}.js`,
    script,
    integrity: `sha384-${hash('sha384').digest('base64')}`,
    origin: trackerOrigin,
  }
}

/**
 * The script tells of the document's page itself, as soon as it runs: a visit counts that ends before the app is there. Where the hash
 * names another page, the document is on its way to that page's own, and nothing runs.
 */
const wrapped = (code: string) => `(() => {
const { dataset } = document.currentScript
const named = /^#\\/+([^?#]*)/.exec(location.hash)?.[1]
if (named !== undefined && named.replace(/\\/+$/, '') !== dataset.page) return
dataset.running = ''
;(() => {
${code}
})()
window.siteTracker?.('page', dataset.page, ${index})
})()
`

/** What the document of a page carries for the tracker: nothing without one, and nothing on an integrity page. */
export function trackerOfPage(path: string, tracker: Tracker | undefined): PageTracker | undefined {
  if (!tracker || isIntegrity(path)) return undefined
  const { address, integrity, origin } = tracker
  return {
    markup: `<script async fetchpriority="low" src="${address}" integrity="${integrity}" data-page="${escapeHtml(path.slice(1))}"></script>`,
    scripts: `'${integrity}'`,
    connect: origin,
  }
}
