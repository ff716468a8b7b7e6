import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { assertContentFolder } from '../server/content/contentFolder.ts'
import { openSsrBundle } from '../server/render/ssrBundle.ts'
import { readSettings } from '../server/settings.ts'
import { openSite } from '../server/site.ts'
import { openTracker } from '../server/tracker.ts'
import { ensureFrontEnd } from './ensure.ts'
import { exportSite } from './export/site.ts'

/*
 * Writes the site as files: npm run export -- [folder, "export" when absent] [--calls=https://origin of a server]. SITE_ORIGIN
 * is the address that the files will be found at. docs/export.md says what is in them and how to serve them.
 */
async function main() {
  const { values, positionals } = parseArgs({ options: { calls: { type: 'string' } }, allowPositionals: true })
  const [folder = 'export', ...others] = positionals
  if (others.length > 0) throw new Error(`One folder, please: ${positionals.join(', ')}`)
  const calls = values.calls ? originOf(values.calls) : ''
  const settings = readSettings(process.env)
  if (settings.origin === '') {
    throw new Error(
      'SITE_ORIGIN is missing: pages, feeds and the sitemap name themselves by the address they will have.',
    )
  }
  assertContentFolder(settings)
  await ensureFrontEnd()
  const site = await openSite(settings, console)
  await site.pictures.finished()
  try {
    const bundle = await openSsrBundle(settings.dist)
    const tracker = await openTracker(settings, console)
    const done = await exportSite({ settings, site, bundle, tracker, folder, calls, log: console.log })
    console.log(
      `\n${folder}: ${done.pages} pages, ${done.answers} answers, ${done.files} files (${done.unchanged} unchanged), ${(done.bytes / 1e6).toFixed(1)} MB, ${done.seconds.toFixed(1)} s`,
    )
  } finally {
    await site.close()
  }
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error(`--calls: an address such as https://www.company.example, not ${address}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
