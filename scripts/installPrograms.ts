import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from '../desk/exports/chromium.ts'
import { findPostgres } from '../server/testing/postgres.ts'
import { findCaddy, findNginx } from '../server/testing/proxies.ts'

/*
 * Installs the programs that tests start and npm does not bring, and names those that are missing still. It installs on Debian
 * as root alone, and not where INSTALL_PROGRAMS=0; a server among the programs is not started.
 */

/** Something that tests start and npm does not bring. */
export interface Program {
  name: string
  /** Debian's package that brings it. */
  package: string
  isThere(): boolean
  /** Only what `npm run test:all` runs needs it. */
  isForAll?: true
}

/** Whether a command can be run and has something to say. */
const says = (command: string, given: string[]) =>
  Boolean(spawnSync(command, given, { encoding: 'utf8' }).stdout?.trim())

const programs: readonly Program[] = [
  { name: 'Chromium', package: 'chromium', isThere: () => findChromium() !== undefined },
  { name: 'a Chinese font', package: 'fonts-noto-cjk', isThere: () => says('fc-list', [':lang=zh']) },
  { name: 'age', package: 'age', isThere: () => says('age', ['--version']) },
  { name: 'unzip', package: 'unzip', isThere: () => says('unzip', ['-v']) },
  { name: 'nginx', package: 'nginx', isThere: () => findNginx() !== undefined },
  { name: 'Caddy', package: 'caddy', isThere: () => findCaddy() !== undefined },
  { name: 'OpenSSL', package: 'openssl', isThere: () => says('openssl', ['version']) },
  { name: 'systemd-analyze', package: 'systemd', isThere: () => says('systemd-analyze', ['--version']) },
  { name: 'ip', package: 'iproute2', isThere: () => says('ip', ['-Version']) },
  { name: 'nft', package: 'nftables', isThere: () => says('nft', ['--version']) },
  { name: 'PostgreSQL', package: 'postgresql', isThere: () => findPostgres() !== undefined },
  { name: 'Firefox', package: 'firefox-esr', isForAll: true, isThere: () => says('firefox-esr', ['--version']) },
  {
    name: 'WebKit',
    package: 'webkit2gtk-driver',
    isForAll: true,
    isThere: () => says('WebKitWebDriver', ['--version']),
  },
  { name: 'Xvfb', package: 'xvfb', isForAll: true, isThere: () => says('which', ['Xvfb']) },
  { name: 'mmdebstrap', package: 'mmdebstrap', isForAll: true, isThere: () => says('mmdebstrap', ['--version']) },
  {
    name: 'systemd-nspawn',
    package: 'systemd-container',
    isForAll: true,
    isThere: () => says('systemd-nspawn', ['--version']),
  },
  { name: 'iptables', package: 'iptables', isForAll: true, isThere: () => says('iptables', ['--version']) },
]

/** Has the packages of those that are missing installed, where it may. Answers the names of those that are missing still. */
export function ensure(
  programs: readonly Program[],
  install: ((packages: readonly string[]) => void) | undefined,
): string[] {
  const missing = programs.filter((program) => !program.isThere())
  if (missing.length > 0) install?.(missing.map((program) => program.package))
  return missing.filter((program) => !program.isThere()).map(({ name }) => name)
}

/** What is said before packages are installed: why that happens by itself, and how it is forbidden. */
export const announcement = (packages: readonly string[]): string =>
  `Installing what tests start, as this is Debian and you are root (INSTALL_PROGRAMS=0 forbids it): ${packages.join(', ')}`

/** Whether this is a machine on which packages may be installed: Debian, as root, where no variable forbids it. */
export const mayInstall = (env: Record<string, string | undefined>, isDebian: boolean, user: number | undefined) =>
  isDebian && user === 0 && env.INSTALL_PROGRAMS !== '0'

/** A package at a time, so that one that cannot be had keeps no other away. */
function installPackages(packages: readonly string[]): void {
  console.log(announcement(packages))
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', SYSTEMD_OFFLINE: '1' }
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as 'inherit'[], env }
  spawnSync('apt-get', ['update', '-qq'], options)
  for (const name of packages) {
    console.log(`installing ${name}`)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isAllowed = mayInstall(process.env, existsSync('/etc/debian_version'), process.getuid?.())
  const needed = programs.filter(({ isForAll }) => !isForAll || process.argv.includes('--all'))
  const missing = ensure(needed, isAllowed ? installPackages : undefined)
  if (missing.length > 0) {
    console.error(`Missing on this machine: ${missing.join(', ')}. docs/testing.md says what needs them.`)
    process.exitCode = 1
  }
}
