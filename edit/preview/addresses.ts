import type { SignIn } from '../signIn/types.ts'

/** Where editors find the previews. On loopback under the name by which they opened the program, as its cookie is known there alone. */
export interface PreviewAddresses {
  /** Whether a request for `host` is for a preview; another name that leads here (DNS rebinding) learns nothing. */
  isOurs(host: string): boolean
  /** Origin of the preview for who opened the program at `host`. */
  at(host: string): string
  /** Origin of the program for who opened the preview at `host`. */
  editorAt(host: string): string
  /** Whether a request for `host` may come by a preview link. */
  isLink(host: string): boolean
  /** Origin of preview links for who opened the program at `host`; undefined where they have none. */
  linkAt(host: string): string | undefined
}

interface Place {
  signIn: SignIn
  /** Empty on loopback. */
  origin: string
  /** Of preview links; empty on loopback, and where there are none. */
  linkOrigin: string
}

/** `ports` are those that listen. */
export function addressesOf(
  { signIn, origin, linkOrigin }: Place,
  ports: () => { editor: number; preview: number },
): PreviewAddresses {
  if (origin !== '') {
    const { host } = new URL(origin)
    return {
      isOurs: (given) => given === host,
      at: () => origin,
      editorAt: (given) => signIn.originOf(given),
      ...linksAt(linkOrigin),
    }
  }
  const withPort = (host: string, port: number) => `${host.replace(/:\d+$/, '')}:${port}`
  return {
    isOurs: (host) => signIn.isOurHost(host, ports().preview),
    at: (host) => `http://${withPort(host, ports().preview)}`,
    editorAt: (host) => signIn.originOf(withPort(host, ports().editor)),
    ...(linkOrigin === ''
      ? {
          isLink: (host: string) => signIn.isOurHost(host, ports().preview),
          // The other name of this machine: its cookies are not those of the editor.
          linkAt: (host: string) =>
            `http://${withPort(host.startsWith('localhost') ? '127.0.0.1' : 'localhost', ports().preview)}`,
        }
      : linksAt(linkOrigin)),
  }
}

/** Links have an address of their own: people outside can open it, and nothing else of the program. */
const linksAt = (origin: string) => ({
  isLink: (host: string) => origin !== '' && host === new URL(origin).host,
  linkAt: () => origin || undefined,
})
