import { spawn } from 'node:child_process'

const programs: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Shows an address in the system's browser. Where that fails, the address still stands in the terminal. */
export function openBrowser(address: string): void {
  const [program, ...words] = programs[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...words, address], { stdio: 'ignore', detached: true })
  child.once('error', () => undefined)
  child.unref()
}
