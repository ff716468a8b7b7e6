import { execFileSync } from 'node:child_process'

/** A machine of its own as far as the network sees it. */
export interface Machine {
  /** Its address where visitors' requests come, and in the network of the databases. */
  front: string
  back: string
  /** Words before a command that let it run there. */
  within: readonly string[]
  /** Lets nothing pass any more between it and the databases, and nobody hear of it; and lets all pass again. */
  cut(): void
  join(): void
}

const ip = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe' })

/** Whether this user may make networks: root on Linux, with iproute2. */
export function canMakeNetworks(): boolean {
  const name = `probe${process.pid}`
  try {
    ip('netns', 'add', name)
    ip('netns', 'delete', name)
    return true
  } catch {
    return false
  }
}

/**
 * Network namespaces on two bridges, one for visitors and one for databases; this process stands on both. Addresses are of the range for
 * measurements (RFC 2544), and of this process.
 */
export function openNetwork() {
  const own = process.pid % 250
  const bridges = [`sf${process.pid}`, `sb${process.pid}`] as const
  const spaces: string[] = []
  const addressOf = (side: number, host: number) => `198.${18 + side}.${own}.${host}`
  /** Ends what still runs there as well. */
  const close = () => {
    for (const space of spaces.splice(0)) {
      for (const pid of String(ip('netns', 'pids', space)).split('\n')) if (pid) process.kill(Number(pid), 'SIGKILL')
      ip('netns', 'delete', space)
    }
    for (const bridge of bridges) ip('link', 'delete', bridge)
  }
  for (const [side, bridge] of bridges.entries()) {
    ip('link', 'add', bridge, 'type', 'bridge')
    ip('address', 'add', `${addressOf(side, 1)}/24`, 'dev', bridge)
    ip('link', 'set', bridge, 'up')
  }
  return {
    machine(host: number): Machine {
      const space = `site${process.pid}-${host}`
      ip('netns', 'add', space)
      spaces.push(space)
      ip('-n', space, 'link', 'set', 'lo', 'up')
      for (const [side, bridge] of bridges.entries()) {
        const [outer, inner] = [`${bridge}-${host}`, `eth${side}`]
        ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', space)
        ip('link', 'set', outer, 'master', bridge, 'up')
        ip('-n', space, 'address', 'add', `${addressOf(side, host)}/24`, 'dev', inner)
        ip('-n', space, 'link', 'set', inner, 'up')
      }
      const toDatabases = `${bridges[1]}-${host}`
      return {
        front: addressOf(0, host),
        back: addressOf(1, host),
        within: ['ip', 'netns', 'exec', space],
        // Off the bridge packets are lost without a word, as with a cable that was pulled out.
        cut: () => void ip('link', 'set', toDatabases, 'nomaster'),
        join: () => void ip('link', 'set', toDatabases, 'master', bridges[1]),
      }
    },
    close,
  }
}
