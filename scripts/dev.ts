import { fileURLToPath } from 'node:url'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { langs } from '#contract/languages.ts'
import { inlineScript } from '../build/inlineScript.ts'
import { buildApp } from '../server/app.ts'
import { watchContent } from '../server/content/watchContent.ts'
import { openReports } from '../server/openReports.ts'
import { createPageRenderer } from '../server/render/page.ts'
import { readAddress } from '../server/render/pageAddress.ts'
import type { SsrBundle } from '../server/render/ssrBundle.ts'
import { openSite } from '../server/site.ts'
import { settingsForTrial } from './trial.ts'

// Development: the calls on a free port of their own, Vite in front with hot reload of the front end; a change of the
// content reloads the page once the new content is in place.
const settings = settingsForTrial(process.env)
const site = await openSite(settings, console)
const complaints = await openReports({ settings, log: console, site })
const app = await buildApp({ settings, site, withFiles: true, complaints })
const calls = await app.listen({ port: 0, host: '127.0.0.1' })

const answered = ['/feeds/', '/calendar.ics', '/calendar/'].flatMap((path) => [
  path,
  ...langs.map((lang) => `/${lang}${path}`),
])
const proxied = ['/api/', '/file/', '/pictures/', '/media/', '/healthz', '/readyz', '/openapi.json', ...answered]
const documents = (vite: ViteDevServer): void => {
  vite.middlewares.use(async (request, response, next) => {
    const address = request.url ?? '/'
    const path = address.split('?')[0] ?? '/'
    if (path.includes('.') || path.startsWith('/@') || proxied.some((own) => path.startsWith(own))) return next()
    const { renderPage, borrowedWords } = (await vite.ssrLoadModule('/startup/ssr.tsx')) as Pick<
      SsrBundle,
      'renderPage' | 'borrowedWords'
    >
    const bundle: SsrBundle = {
      renderPage,
      borrowedWords,
      criticalCss: () => '', // Vite brings styles with the scripts
      assets: {
        ...{ entry: '/main.tsx', app: '/startup/hydrate.tsx', styles: '' },
        scripts: Object.fromEntries(langs.map((lang) => [`words/${lang}.ts`, [`/words/${lang}.ts`]])),
      },
      inlineScript: await inlineScript(),
    }
    const document = await createPageRenderer(bundle, site, settings, { keys: complaints?.keys })(
      readAddress(address, site),
    )
    if ('to' in document) return response.writeHead(302, { location: document.to }).end()
    response.writeHead(document.status, { 'content-type': 'text/html; charset=utf-8' })
    response.end(await vite.transformIndexHtml(address, document.html))
  })
}
const plugin: Plugin = { name: 'documents', configureServer: documents }
const vite = await createServer({
  configFile: fileURLToPath(new URL('../build/vite.config.ts', import.meta.url)),
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
