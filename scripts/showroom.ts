import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { build } from '../build/build.ts'
import { buildEdit } from '../build/edit.ts'
import { buildApp } from '../server/app.ts'
import { openSsrBundle } from '../server/render/ssrBundle.ts'
import { readSettings } from '../server/settings.ts'
import { openSite } from '../server/site.ts'

/*
 * Serves the site with the development page that shows every part and block: node scripts/showroom.ts, then /#/_parts. The
 * build lies apart from that of the site, which does not hold the page. The parts of the editors' page have a port of their own, the next.
 */
const dist = fileURLToPath(new URL('../.cache/showroom', import.meta.url))
process.env.VITE_SHOWROOM = '1'
await build(console.log, dist)
const editDist = fileURLToPath(new URL('../.cache/showroom-edit', import.meta.url))
await buildEdit(console.log, editDist)
if (process.argv.includes('--build')) process.exit()

const settings = { ...readSettings(process.env), dist }
const site = await openSite(settings, console)
const app = await buildApp({ settings, site, bundle: await openSsrBundle(dist), logger: { level: settings.logLevel } })
console.log(`\nThe showroom is ready: ${await app.listen({ port: settings.port, host: settings.host })}/#/_parts`)
const editParts = await preview({
  configFile: false,
  build: { outDir: editDist },
  preview: { port: settings.port + 1, host: settings.host },
})
console.log(`Parts of the editors’ page: http://${settings.host}:${settings.port + 1}/\n`)
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await editParts.close()
    await app.close()
    site.close()
  })
}
