import { execFileSync } from 'node:child_process'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { userInfo } from 'node:os'
import type { Editor } from '../repository/types.ts'
import type { EditSettings } from '../settings.ts'
import type { SignIn } from './types.ts'

/**
 * One person on this machine. Other people of the machine can reach its loopback too, so the address that the program prints holds a
 * token; who opens it gets a cookie. Both stay the same after a restart, so that a page that is open can go on.
 */
export function onLoopback({ host, name, mail }: EditSettings, secret: Buffer): SignIn {
  const token = createHmac('sha256', secret).update('entrance').digest('base64url')
  const session = createHmac('sha256', secret).update('session').digest('base64url')
  const person = personOf(name, mail)
  const shown = host.includes(':') ? `[${host}]` : host
  return {
    editorOf: (request) => (cookies(request).some((value) => isSame(value, session)) ? person : undefined),
    isOurHost: (given, port) =>
      [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`, `${shown}:${port}`].includes(given),
    originOf: (given) => `http://${given}`,
    enter(request) {
      const given = new URLSearchParams((request.url ?? '').split('?')[1]).get('token')
      if (!isSame(given ?? '', token)) return undefined
      return { 'set-cookie': `${cookieName}=${session}; HttpOnly; SameSite=Strict; Path=/` }
    },
    address: (port) => `http://${shown}:${port}/?token=${token}`,
    sentence: 'openPrinted',
  }
}

const cookieName = 'edit'

const cookies = ({ headers }: IncomingMessage) =>
  (headers.cookie ?? '')
    .split(/; */)
    .filter((pair) => pair.startsWith(`${cookieName}=`))
    .map((pair) => pair.slice(cookieName.length + 1))

/** Compared without telling how much of it was right. */
export function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Named by the settings, else as the person calls himself to Git, else by the name on this machine. */
function personOf(name: string, mail: string): Editor {
  const { username } = userInfo()
  return {
    name: name || gitConfig('user.name') || username,
    mail: mail || gitConfig('user.email').toLowerCase() || `${username}@localhost`,
    role: 'publisher',
  }
}

function gitConfig(key: string): string {
  try {
    return execFileSync('git', ['config', '--get', key], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return '' // not set, or no Git: that is told when the repository opens
  }
}
