import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** The nginx of this machine, if it has one. */
export const findNginx = () =>
  ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) => existsSync(path))

export interface Running {
  /** All that it has printed. */
  said(): string
  stop(): Promise<void>
}

/** Runs the command that writes an export, with the pictures that the journeys' server has prepared. */
export async function writeExport(folder: string, origin: string): Promise<string> {
  const env = { ...process.env, SITE_ORIGIN: origin, DATA_DIR: '.cache/e2e' }
  const { stdout } = await promisify(execFile)(process.execPath, ['build/export.ts', folder], { env })
  return stdout.trim().split('\n').at(-1) ?? ''
}

/** Serves an export with nginx as the file in it says, in the foreground and without a place outside a folder of its own. */
export async function serveFiles(nginx: string, folder: string, port: number): Promise<Running> {
  const site = await readFile(join(folder, 'nginx.conf'), 'utf8')
  return runNginx(nginx, port, `access_log off; ${site.replace('listen 80;', `listen 127.0.0.1:${port};`)}`)
}

/**
 * nginx before nodes of the site, with the log rules of docs/operating.md and an access log of everything else. `log` returns its lines
 * and those of its errors.
 */
export async function serveProxied(nginx: string, port: number, nodes: readonly number[]) {
  const logs = await mkdtemp(join(tmpdir(), 'nginx-logs-'))
  const [, rules = ''] = (await readFile('docs/operating.md', 'utf8')).match(/```nginx\n([^`]+honest[^`]+)```/) ?? []
  const site = `
    access_log ${logs}/access.log;
    error_log ${logs}/error.log crit;
    upstream site { ${nodes.map((node) => `server 127.0.0.1:${node};`).join(' ')} }
    server {
      listen 127.0.0.1:${port};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      ${rules}
      location / { proxy_pass http://site; }
    }`
  const running = await runNginx(nginx, port, site)
  const read = (name: string) => readFile(join(logs, name), 'utf8')
  return {
    ...running,
    log: async () => (await read('access.log')) + (await read('error.log')),
    async stop() {
      await running.stop()
      await rm(logs, { recursive: true })
    },
  }
}

async function runNginx(nginx: string, port: number, site: string): Promise<Running> {
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
  const running = await start(
    nginx,
    ['-p', own, '-e', 'stderr', '-c', join(own, 'main.conf')],
    {},
    `http://127.0.0.1:${port}/`,
  )
  return {
    ...running,
    async stop() {
      await running.stop()
      await rm(own, { recursive: true })
    },
  }
}

/** A server beside the journeys' own, with its data folder. */
export const serveBeside = (port: number, env: Record<string, string>): Promise<Running> =>
  start(
    process.execPath,
    ['server/main.ts'],
    { PORT: String(port), DATA_DIR: '.cache/e2e', LOG_LEVEL: 'warn', ...env },
    `http://127.0.0.1:${port}/readyz`,
  )

/**
 * A server with a data folder of its own that begins with what the journeys' server has prepared.
 * @param files what lies in the folder besides, by name
 */
export async function serveApart(port: number, env: Record<string, string>, files: Record<string, string> = {}) {
  const data = await mkdtemp(join(tmpdir(), 'site-'))
  await symlink(resolve('.cache/e2e/pictures'), join(data, 'pictures'))
  for (const name of ['search.sqlite', 'parsed.jsonl']) await copyFile(join('.cache/e2e', name), join(data, name))
  for (const [name, text] of Object.entries(files)) await writeFile(join(data, name), text)
  const given = { DATA_DIR: data, PORT: String(port), LOG_LEVEL: 'warn', ...env }
  const running = await start(process.execPath, ['server/main.ts'], given, `http://127.0.0.1:${port}/readyz`)
  return {
    ...running,
    data,
    async stop() {
      await running.stop()
      await rm(data, { recursive: true })
    },
  }
}

/** The editors' program, with the page and the front end built. It answers strangers that they are ones. */
export const serveEditors = (port: number, env: Record<string, string>): Promise<Running> =>
  start(process.execPath, ['scripts/edit.ts'], { EDIT_PORT: String(port), ...env }, `http://127.0.0.1:${port}/api/me`)

/** While a program starts, it is not there or says 503. */
const answers = (address: string) =>
  fetch(address).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Starts a program and waits until it answers at `ready`. */
async function start(command: string, words: string[], env: Record<string, string>, ready: string): Promise<Running> {
  if (await answers(ready)) throw new Error(`another program answers at ${ready}`)
  const child = spawn(command, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      said += bytes
    })
  }
  const ended = once(child, 'exit')
  while (!(await answers(ready))) {
    if (child.exitCode !== null) throw new Error(`${command} did not start: ${said}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return {
    said: () => said,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
