import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './freePort.ts'
import { type Running, startProgram } from './program.ts'

const find = (places: string[]) => places.find((path) => existsSync(path))
/** The programs of this machine, if it has them. */
export const findNginx = () => find(['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'])
export const findCaddy = () => find(['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'])

export interface RunningProxy extends Running {
  /** What it has written about requests and errors. */
  log(): Promise<string>
  /** Where it listens without TLS. */
  plain: { socketPath: string } | { host: string; port: number }
  /** SHA-256 of its certificate's key in base64, for browsers: one that they merely overlook keeps them from caching. */
  certificate: string
}

interface Place {
  /** Where it listens, on loopback and with TLS. */
  port: number
  /** The two nodes behind it: their addresses, or their ports on loopback. */
  nodes: readonly [string | number, string | number]
  /** Address of another proxy, whose word about the visitor's address is taken, as docs/operating.md says. */
  behind?: string
  /** All that is asked comes from one address, as it does from a bench: nothing is refused for being too much. */
  isCrowd?: boolean
}

const addressOf = (node: string | number) => (typeof node === 'number' ? `127.0.0.1:${node}` : node)

/** The name that the files of `deploy` are written for. */
export const proxiedHost = 'www.company.example'

/** nginx as `deploy/nginx.conf` says. */
export async function startNginx(
  nginx: string,
  { port, nodes, behind, isCrowd = false }: Place,
): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const certificate = makeCertificate(folder)
  const site = await shipped('nginx.conf', [
    ['10.0.0.11:8080', addressOf(nodes[0])],
    ['10.0.0.12:8080', addressOf(nodes[1])],
    ['listen 80;\n  listen [::]:80;', `listen unix:${folder}/plain.sock;`],
    ['listen 443 ssl http2;\n  listen [::]:443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    [`/etc/letsencrypt/live/${proxiedHost}/fullchain.pem`, certificate.chain],
    [`/etc/letsencrypt/live/${proxiedHost}/privkey.pem`, certificate.key],
    ['/var/log/nginx/site.log', join(folder, 'access.log')],
    ['/var/log/nginx/site-error.log', join(folder, 'error.log')],
    ...(isCrowd ? [['rate=50r/s', 'rate=100000r/s'] as const] : []),
    ...(behind ? [['server_tokens off;', `server_tokens off;\n${realAddress(behind)}`] as const] : []),
  ])
  const running = await runNginx(nginx, site, isListening(port))
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  return {
    ...running,
    plain: { socketPath: join(folder, 'plain.sock') },
    certificate: certificate.digest,
    log: async () => (await read('access.log')) + (await read('error.log')) + running.said(),
    async stop() {
      await running.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** The lines of docs/operating.md for a proxy in front of nginx. */
function realAddress(behind: string): string {
  const page = readFileSync(fileURLToPath(new URL('../../docs/operating.md', import.meta.url)), 'utf8')
  const lines = /^set_real_ip_from [\s\S]*?(?=\n```)/m.exec(page)?.[0]
  if (!lines) throw new Error('docs/operating.md does not say how nginx stands behind another proxy')
  return lines.replace(/^set_real_ip_from .*;/m, `set_real_ip_from ${behind};`)
}

/** nginx in the foreground and without a place outside a folder of its own, with a file for its `http`. */
export async function runNginx(nginx: string, site: string, isThere: () => Promise<boolean>): Promise<Running> {
  const own = await mkdtemp(join(tmpdir(), 'nginx-'))
  await writeFile(join(own, 'site.conf'), site)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${own}/${name};`)
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${own}/nginx.pid;
events {}
http {
  ${places.join('\n  ')}
  include ${own}/site.conf;
}
`
  await writeFile(join(own, 'main.conf'), main)
  const running = await startProgram(nginx, ['-p', own, '-e', 'stderr', '-c', join(own, 'main.conf')], {}, isThere)
  return {
    ...running,
    async stop() {
      await running.stop()
      await rm(own, { recursive: true })
    },
  }
}

/** Caddy as `deploy/Caddyfile` says, with a certificate of the test's own. */
export async function startCaddy(caddy: string, { port, nodes }: Place): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'))
  const { chain, key, digest } = makeCertificate(folder)
  const plain = { host: '127.0.0.1', port: await freePort() }
  const site = await shipped('Caddyfile', [
    [
      '{\n\t# What',
      `{\n\tadmin off\n\tauto_https disable_redirects\n\thttp_port ${plain.port}\n\thttps_port ${port}\n\t# What`,
    ],
    [`\n{$SITE_HOST:${proxiedHost}} {\n`, `\n${proxiedHost} {\n\tbind 127.0.0.1\n\ttls ${chain} ${key}\n`],
    [`\nhttp://{$SITE_HOST:${proxiedHost}} {\n`, `\nhttp://${proxiedHost} {\n\tbind 127.0.0.1\n`],
    ['/var/log/caddy/site.log', join(folder, 'access.log')],
  ])
  const file = join(folder, 'Caddyfile')
  await writeFile(file, site)
  const env = {
    NODES: nodes.map(addressOf).join(' '),
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  const words = ['run', '--config', file, '--adapter', 'caddyfile']
  const running = await startProgram(caddy, words, env, isListening(port))
  return {
    ...running,
    plain,
    certificate: digest,
    log: async () => (await readFile(join(folder, 'access.log'), 'utf8')) + running.said(),
    async stop() {
      await running.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** A file of `deploy` with what a test has to change; it fails where the file does not hold that. */
async function shipped(name: string, changes: readonly (readonly [string, string])[]): Promise<string> {
  let text = await readFile(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), 'utf8')
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${name} does not hold ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

function makeCertificate(folder: string) {
  const [chain, key] = [join(folder, 'chain.pem'), join(folder, 'key.pem')]
  const names = `subjectAltName=DNS:${proxiedHost},IP:127.0.0.1`
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  execFileSync('openssl', [...made, '-subj', '/CN=test', '-addext', names, '-keyout', key, '-out', chain], {
    stdio: 'pipe',
  })
  const { publicKey } = new X509Certificate(readFileSync(chain))
  const digest = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { chain, key, digest }
}

const isListening = (port: number) => () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
