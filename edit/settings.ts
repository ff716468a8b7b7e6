import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const root = fileURLToPath(new URL('..', import.meta.url))

const folder = (below: string) =>
  z
    .string()
    .default(below)
    .transform((path) => resolve(root, path)) // of the project
const list = (text: string) => [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== '')
const port = 'a whole number from 0 to 65535'
const origin = (example: string) =>
  z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: `an address such as ${example}` })])
    .transform((address) => address && new URL(address).origin)
    .default('')
const header = z.union([z.literal(''), z.string().regex(/^[\w-]+$/, 'the name of a header')]).default('')
const mail = z.email('a mail address').toLowerCase()

/** Each setting: the variable that holds it, and its shape. */
const variables = {
  port: [
    'EDIT_PORT',
    z
      .string()
      .regex(/^\d{1,5}$/, port)
      .transform(Number)
      .pipe(z.number().max(65_535, port))
      .default(8120),
  ],
  host: ['EDIT_HOST', z.string().default('127.0.0.1')],
  /** Where previews listen; without it on the next port. */
  previewPort: [
    'EDIT_PREVIEW_PORT',
    z
      .string()
      .regex(/^\d{1,5}$/, port)
      .transform(Number)
      .pipe(z.number().max(65_535, port))
      .optional(),
  ],
  /** Absolute path of the folder for what the program keeps. */
  data: ['EDIT_DIR', folder('edit-data')],
  /** Absolute path of the content folder; not used where another repository is followed. */
  content: ['CONTENT_DIR', folder('content')],
  /** Address of the repository that the site follows; empty for the content folder. */
  remote: [
    'CONTENT_GIT',
    z
      .string()
      .regex(/^$|^(?!-)(?!\w+::)\S+$/, 'the address of a Git repository')
      .default(''),
  ],
  branch: [
    'CONTENT_BRANCH',
    z
      .string()
      .regex(/^(?!editing$)(?!.*(\.\.|\/\/|\.lock$|[./]$))\w[\w./-]*$/, 'the name of a branch other than “editing”')
      .default('main'),
  ],
  /** Where editors find the program, without a slash at its end; empty on loopback. */
  origin: ['EDIT_ORIGIN', origin('https://edit.qingsui.example')],
  /** Where editors find the previews; empty on loopback. */
  previewOrigin: ['EDIT_PREVIEW_ORIGIN', origin('https://preview.qingsui.example')],
  /** The one person on loopback; empty for what Git knows. */
  name: ['EDIT_NAME', z.string().default('')],
  mail: ['EDIT_MAIL', z.union([z.literal(''), mail]).default('')],
  /** Headers in which a proxy says who signed in: mail, and name if it knows one. */
  proxyHeader: ['EDIT_PROXY_HEADER', header],
  proxyNameHeader: ['EDIT_PROXY_NAME_HEADER', header],
  /** Addresses from which the proxy connects. */
  proxyAddresses: [
    'EDIT_PROXY_ADDRESSES',
    z
      .string()
      .default('')
      .transform(list)
      .refine(
        (addresses) => addresses.every((address) => isIP(address) !== 0),
        'addresses such as 10.0.0.7, with commas',
      ),
  ],
  /** Mails of those who may publish; all others are writers. */
  publishers: ['EDIT_PUBLISHERS', z.string().default('').transform(list).pipe(z.array(mail))],
  /** Folders, or pages, where the last author does not publish. */
  secondEyes: [
    'EDIT_SECOND_EYES',
    z
      .string()
      .default('')
      .transform((text) => list(text).map((place) => place.replace(/^\/+|\/+$/g, ''))),
  ],
} as const satisfies Record<string, readonly [string, z.ZodType]>

type Variables = { -readonly [N in keyof typeof variables]: z.output<(typeof variables)[N][1]> }
export interface EditSettings extends Variables {
  /** Absolute path of the built page. */
  page: string
  /** Absolute path of the website's built front end. */
  site: string
}

/** Settings from the environment; an empty variable counts as not given. @throws Error naming every wrong variable. */
export function readSettings(env: Record<string, string | undefined>): EditSettings {
  const results = Object.entries(variables).map(
    ([name, [variable, shape]]) => [name, variable, shape.safeParse(env[variable] || undefined)] as const,
  )
  const wrong = results.flatMap(([, variable, { error }]) =>
    (error?.issues ?? []).map(({ message }) => `${variable}: ${message}`),
  )
  if (wrong.length > 0) throw new Error(`The settings cannot be used.\n${wrong.join('\n')}`)
  const settings = Object.fromEntries(results.map(([name, , { data }]) => [name, data]))
  return { ...(settings as unknown as Variables), page: resolve(root, 'dist-edit'), site: resolve(root, 'dist') } // each was checked against its shape
}

/** Whether a host is this machine alone. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
