import type { SignIn } from '../signIn/types.ts'

/** Where editors find the previews. On loopback under the name by which they opened the program, as its cookie is known there alone. */
export interface PreviewAddresses {
  /** Whether a request for `host` is for a preview; another name that leads here (DNS rebinding) learns nothing. */
  isOurs(host: string): boolean
  /** Origin of the preview for who opened the program at `host`. */
  at(host: string): string
  /** Origin of the program for who opened the preview at `host`. */
  editorAt(host: string): string
}

interface Place {
  signIn: SignIn
  /** Empty on loopback. */
  origin: string
}

/** `ports` are those that listen. */
export function addressesOf(
  { signIn, origin }: Place,
  ports: () => { editor: number; preview: number },
): PreviewAddresses {
  if (origin !== '') {
    const { host } = new URL(origin)
    return { isOurs: (given) => given === host, at: () => origin, editorAt: (given) => signIn.originOf(given) }
  }
  const withPort = (host: string, port: number) => `${host.replace(/:\d+$/, '')}:${port}`
  return {
    isOurs: (host) => signIn.isOurHost(host, ports().preview),
    at: (host) => `http://${withPort(host, ports().preview)}`,
    editorAt: (host) => signIn.originOf(withPort(host, ports().editor)),
  }
}
