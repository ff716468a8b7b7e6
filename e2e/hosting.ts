import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { answersAt, type Running, startProgram } from '../server/testing/program.ts'
import { runNginx } from '../server/testing/proxies.ts'

/** Runs the command that writes an export, with the pictures that the journeys' server has prepared. */
export async function writeExport(folder: string, origin: string): Promise<string> {
  const env = { ...process.env, SITE_ORIGIN: origin, DATA_DIR: '.cache/e2e' }
  const { stdout } = await promisify(execFile)(process.execPath, ['build/export.ts', folder], { env })
  return stdout.trim().split('\n').at(-1) ?? ''
}

/** Serves an export with nginx as the file in it says. */
export async function serveFiles(nginx: string, folder: string, port: number): Promise<Running> {
  const site = await readFile(join(folder, 'nginx.conf'), 'utf8')
  const text = `access_log off; ${site.replace('listen 80;', `listen 127.0.0.1:${port};`)}`
  return runNginx(nginx, text, answersAt(`http://127.0.0.1:${port}/`))
}

/** A server beside the journeys' own, with its data folder. */
export const serveBeside = (port: number, env: Record<string, string>): Promise<Running> =>
  startProgram(
    process.execPath,
    ['server/main.ts'],
    { PORT: String(port), DATA_DIR: '.cache/e2e', LOG_LEVEL: 'warn', ALLOW_TRIAL_KEYS: '1', ...env },
    answersAt(`http://127.0.0.1:${port}/readyz`),
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
  const given = { DATA_DIR: data, PORT: String(port), LOG_LEVEL: 'warn', ALLOW_TRIAL_KEYS: '1', ...env }
  const running = await startProgram(
    process.execPath,
    ['server/main.ts'],
    given,
    answersAt(`http://127.0.0.1:${port}/readyz`),
  )
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
  startProgram(
    process.execPath,
    ['scripts/edit.ts'],
    { EDIT_PORT: String(port), ...env },
    answersAt(`http://127.0.0.1:${port}/api/me`),
  )
