import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A Debian machine that booted its own systemd, with an address of its own. */
export interface Machine {
  name: string
  /** Its files, as they lie on this one. */
  root: string
  /** Runs commands as root in its home. @throws Error with what they printed, when one fails. */
  run(commands: string, seconds?: number): Promise<string>
}

const call = (command: string, ...words: string[]) =>
  execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Whether this machine can boot others: root on Linux with systemd-nspawn, mmdebstrap, ip and iptables. */
export function missingPrograms(): string[] {
  if (process.getuid?.() !== 0) return ['root']
  return ['systemd-nspawn', 'mmdebstrap', 'ip', 'iptables', 'nsenter'].filter((name) => !canFind(name))
}
function canFind(name: string): boolean {
  try {
    call('sh', '-c', `command -v ${name}`)
    return true
  } catch {
    return false
  }
}

const bridge = 'docs0'
/** Machines are in this network, as the pages name them. */
const gateway = '10.0.0.1'

/** Names of the machines' network namespaces. */
const spaces: string[] = []

/** Makes the network of the machines, which reaches what this machine reaches. @returns What ends them all and takes it away again. */
export function openNetwork(): () => void {
  const forwarding = readFileSync('/proc/sys/net/ipv4/ip_forward', 'utf8')
  call('ip', 'link', 'add', bridge, 'type', 'bridge')
  call('ip', 'address', 'add', `${gateway}/24`, 'dev', bridge)
  call('ip', 'link', 'set', bridge, 'up')
  writeFileSync('/proc/sys/net/ipv4/ip_forward', '1')
  const rule = ['POSTROUTING', '-s', '10.0.0.0/24', '!', '-d', '10.0.0.0/24', '-j', 'MASQUERADE']
  call('iptables', '-t', 'nat', '-A', ...rule)
  return () => {
    for (const space of spaces.splice(0)) {
      for (const pid of call('ip', 'netns', 'pids', space).split('\n')) if (pid) kill(Number(pid))
      call('ip', 'netns', 'delete', space)
    }
    call('iptables', '-t', 'nat', '-D', ...rule)
    writeFileSync('/proc/sys/net/ipv4/ip_forward', forwarding)
    call('ip', 'link', 'delete', bridge)
  }
}

/** The end of one process, such as the first of a container, may be that of others. */
function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // as Node names what is not there
  }
}

/** A clean Debian 12 that all machines begin as: unpacked into a folder from an archive that is made once. */
export function debianRoot(folder: string, cache: string): string {
  const [root, archive] = [join(folder, 'debian'), join(cache, 'debian.tar')]
  mkdirSync(cache, { recursive: true })
  // What a server has beside the smallest system: the system of services, certificates, networks.
  const packages = 'systemd,systemd-sysv,dbus,ca-certificates,curl,iproute2,procps,hostname'
  const mirror = 'http://deb.debian.org/debian'
  if (!existsSync(archive))
    call('mmdebstrap', '--variant=minbase', `--include=${packages}`, 'bookworm', archive, mirror)
  mkdirSync(root)
  call('tar', '-xf', archive, '-C', root)
  return root
}

/** Boots a machine. `hosts` are the lines of its /etc/hosts. */
export async function boot(
  name: string,
  address: string,
  { base, folder, hosts }: { base: string; folder: string; hosts: string },
): Promise<Machine> {
  const root = join(folder, name)
  call('cp', '--archive', base, root) // Node's own fails at folders that are links
  writeFileSync(join(root, 'etc/hosts'), `127.0.0.1 localhost ${name}\n${hosts}\n`)
  writeFileSync(join(root, 'etc/hostname'), `${name}\n`)
  const space = `docs-${name}`
  call('ip', 'netns', 'add', space)
  spaces.push(space)
  call('ip', '-n', space, 'link', 'set', 'lo', 'up')
  call('ip', 'link', 'add', space, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  call('ip', 'link', 'set', space, 'master', bridge, 'up')
  call('ip', '-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0')
  call('ip', '-n', space, 'link', 'set', 'eth0', 'up')
  call('ip', '-n', space, 'route', 'add', 'default', 'via', gateway)
  const words = [
    '--quiet',
    `--directory=${root}`,
    `--machine=${space}`,
    '--register=no',
    '--keep-unit',
    `--network-namespace-path=/run/netns/${space}`,
    '--resolv-conf=copy-host',
    '--boot',
  ]
  const container = spawn('systemd-nspawn', words, { stdio: 'ignore' })
  const leader = await initOf(container.pid ?? 0)
  const enter = ['--target', leader, '--mount', '--uts', '--ipc', '--net', '--pid', '--root', '--wd']
  const run = async (commands: string, seconds = 900) => {
    const env = {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      LANG: 'C.UTF-8',
      DEBIAN_FRONTEND: 'noninteractive',
    }
    const shell = spawn('nsenter', [...enter, 'bash', '-euo', 'pipefail'], {
      env,
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: seconds * 1_000,
    })
    let said = ''
    for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes))
    shell.stdin.on('error', () => {}) // a shell that did not start says so itself
    shell.stdin.end(`cd /root\n${commands}\n`)
    const [status] = await once(shell, 'close')
    if (status !== 0) throw new Error(`${name} ended with ${status}:\n${lastLines(said)}\nIts journal:\n${journal()}`)
    return said
  }
  const journal = () => lastLines(call('nsenter', ...enter, 'journalctl', '--no-pager', '--output=cat', '--lines=25'))
  await run('until systemctl is-system-running 2>/dev/null | grep -qE "running|degraded"; do sleep 0.5; done', 120)
  return { name, root, run }
}

function nameOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return undefined // it has ended
  }
}

const lastLines = (text: string) => text.split('\n').slice(-25).join('\n')

/** The process that is number 1 of a container. */
async function initOf(container: number): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    // Until the system runs there are others, which set its namespaces up.
    const children = readFileSync(`/proc/${container}/task/${container}/children`, 'utf8').trim().split(' ')
    const init = children.find((pid) => pid && nameOf(pid) === 'systemd')
    if (init) return init
    await pause(100)
  }
  throw new Error('systemd-nspawn has started no system')
}
