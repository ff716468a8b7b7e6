import { fileURLToPath } from 'node:url'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { buildApp } from '../server/app.ts'
import { createDocument } from '../server/routes/documents.ts'
import { readSettings } from '../server/settings.ts'
import { watchContent } from '../server/stores/content/watch.ts'
import { openSite } from '../server/stores/site.ts'

// Development: the calls on a free port of their own, Vite in front with hot reload of the front end; a change of the
// content reloads the page once the new content is in place.
const settings = readSettings(process.env)
const site = await openSite(settings, console as unknown as Parameters<typeof openSite>[1])
const app = await buildApp({ settings, site, withDocuments: false, withFiles: true })
const calls = await app.listen({ port: 0, host: '127.0.0.1' })

const documents = (vite: ViteDevServer): void => {
  vite.middlewares.use(async (request, response, next) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (path.includes('.') || path.startsWith('/@')) return next()
    const lang = /^\/en(\/|$)/.test(path) ? 'en' : 'zh'
    const shell = await vite.transformIndexHtml(request.url ?? '/', await readShell())
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(createDocument(shell, site, settings)(lang, '/'))
  })
}
const readShell = async () => {
  const { readFile } = await import('node:fs/promises')
  return readFile(fileURLToPath(new URL('../web/index.html', import.meta.url)), 'utf8')
}
const plugin: Plugin = { name: 'documents', configureServer: documents }
const proxied = ['/api', '/pictures', '/media', '/healthz', '/readyz', '/openapi.json']
const vite = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  plugins: [plugin],
  appType: 'custom',
  server: {
    port: settings.port,
    host: settings.host,
    proxy: Object.fromEntries(proxied.map((path) => [path, calls])),
  },
})
await vite.listen()
vite.printUrls()
site.onSwap(() => vite.ws.send({ type: 'full-reload' }))
await watchContent(settings.content, async () => void (await site.reload()))
