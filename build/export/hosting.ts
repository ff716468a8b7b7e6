import { resolve } from 'node:path'
import { type Lang, rootPath } from '#contract/paths.ts'
import { securityHeaders } from '../../server/http/headers.ts'
import type { Settings } from '../../server/settings.ts'

/** How long what is found below an address may be kept. Names of assets and pictures hold a hash of what is in them. */
const keeping = {
  assets: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=31536000, immutable',
  media: 'public, max-age=3600',
}
const followsContent = 'public, max-age=0, stale-while-revalidate=60'

/** The policy stands in each document, with the hashes of what is inline there; who may frame it can be said in a header alone. */
const headersOf = async (settings: Settings) => ({
  ...(await securityHeaders(settings)),
  'content-security-policy': "frame-ancestors 'none'",
})
type Headers = Awaited<ReturnType<typeof headersOf>> & Record<string, string>

/** What tells a host how to serve the export: for Netlify and Cloudflare Pages, and for nginx. */
export async function hostingFiles(
  folder: string,
  settings: Settings,
  languages: readonly Lang[],
): Promise<[path: string, text: string][]> {
  const headers = await headersOf(settings)
  const prefixes = languages.map((lang) => rootPath(lang, languages).slice(0, -1))
  const below = prefixes.filter(Boolean)
  return [
    ['/_headers', headersFile(headers, prefixes)],
    ['/_redirects', below.map((root) => `${root}/* ${root}/404.html 404\n`).join('')],
    ['/nginx.conf', nginxFile(resolve(folder), settings, headers, prefixes)],
  ]
}

/** A header that two rules give is sent with both values; of two referrer policies the last holds. */
const headersFile = (headers: Headers, prefixes: readonly string[]) => `/*
${Object.entries(headers)
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}
${Object.entries(keeping)
  .map(([place, value]) => `/${place}/*\n  cache-control: ${value}`)
  .join('\n')}
${prefixes
  .flatMap((root) => [`${root}/honest`, `${root}/honest/*`])
  .map((place) => `${place}\n  referrer-policy: no-referrer\n`)
  .join('')}`

/** Nobody is noted who reads how to report misconduct, searches, or asks about a pack. */
const unlogged = ['/honest', '/search', '/trace']

const locationsOf = (prefixes: readonly string[]) =>
  ['/', ...unlogged]
    .flatMap((path) => prefixes.map((root) => ({ root, path })))
    .map(
      ({ root, path }) => `  location ${root}${path} {
    try_files $uri $uri.html $uri/index.html =404;${root ? `\n    error_page 404 ${root}/404.html;` : ''}${unlogged.includes(path) ? '\n    access_log off;' : ''}
  }`,
    )
    .concat(unloggedFiles)
    .join('\n')

/** What pages load: without the page's own line they would tell of its visit. */
const unloggedFiles = `  location ~ ^/(assets/|pictures/|fonts/|api/|favicon\\.ico$|tracker-[^/]*\\.js$|media/.*\\.woff2$) {
    access_log off;
  }`

/** In a pattern, below the root: what stands before an address in each language, or nothing. */
const beforeOf = (prefixes: readonly string[]) => {
  const codes = prefixes.filter(Boolean).map((root) => root.slice(1))
  return codes.length > 0 ? `(${codes.map((code) => `${code}/`).join('|')})?` : ''
}

const nginxFile = (
  root: string,
  { origin }: Settings,
  headers: Headers,
  prefixes: readonly string[],
) => `# For nginx, inside "http": include ${root}/nginx.conf;
map $uri $export_keeping {
${Object.entries(keeping)
  .map(([place, value]) => `  ~^/${place}/ "${value}";`)
  .join('\n')}
  ~^/${beforeOf(prefixes)}honest[./] "no-store";
  default "${followsContent}";
}
map $uri $export_referrer {
  ~^/${beforeOf(prefixes)}honest[./] "no-referrer";
  default "${headers['referrer-policy']}";
}
server {
  listen 80;
  server_name ${new URL(origin).hostname};
  root ${root};

  gzip on;
  gzip_types image/svg+xml text/vtt text/csv application/manifest+json;
  gzip_static on;
  gzip_vary on;
  # brotli_static on; # with the module ngx_brotli

  charset utf-8;
  charset_types text/html text/css text/javascript text/plain text/xml text/vtt text/csv text/calendar application/json application/manifest+json;
  default_type application/octet-stream;
  types {
    text/html html; text/css css; text/javascript js; text/plain txt; text/xml xml; text/vtt vtt; text/csv csv; text/calendar ics;
    application/json json; application/manifest+json webmanifest; application/pdf pdf; application/zip zip;
    image/avif avif; image/webp webp; image/svg+xml svg; image/png png; image/jpeg jpg; image/vnd.microsoft.icon ico;
    font/woff2 woff2; video/mp4 mp4;
  }

  add_header cache-control $export_keeping;
${Object.entries(headers)
  .map(
    ([name, value]) => `  add_header ${name} ${name === 'referrer-policy' ? '$export_referrer' : `"${value}"`} always;`,
  )
  .join('\n')}

  # An address is the same with a slash at its end.
  rewrite ^/${prefixes
    .filter(Boolean)
    .map((prefix) => `(?!${prefix.slice(1)}/$)`)
    .join('')}(.+)/$ /$1 last;
  error_page 404 /404.html;
${locationsOf(prefixes)}
  location ~ ^/(\\.|_headers$|_redirects$|nginx\\.conf$) {
    return 404;
  }
}
`
