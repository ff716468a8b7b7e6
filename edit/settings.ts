import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { systemLang } from '#contract/systemLang.ts'
import { gitAddress, gitBranch } from '#server/content/git/address.ts'
import { readVariables, type SettingsOf, type Variables, variablesOf } from '#server/environment.ts'
import { misspeltSettings } from '#server/misspelt.ts'
import { rules } from './roles/rules.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const folder = (below: string) =>
  z
    .string()
    .default(below)
    .transform((path) => resolve(root, path)) // of the project
const list = (text: string) => [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== '')
const portRule = 'a whole number from 0 to 65535'
const port = z
  .string()
  .regex(/^\d{1,5}$/, portRule)
  .transform(Number)
  .pipe(z.number().max(65_535, portRule))
const origin = (example: string) =>
  z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: `an address such as ${example}` })])
    .transform((address) => address && new URL(address).origin)
    .default('')
const addresses = (example: string) =>
  z
    .string()
    .default('')
    .transform(list)
    .pipe(z.array(z.url({ protocol: /^https?$/, error: `addresses such as ${example}, with commas` })))
const sessionLength = 'hours from 1 to 168'
const header = z.union([z.literal(''), z.string().regex(/^[\w-]+$/, 'the name of a header')]).default('')
const mail = z.email('a mail address').toLowerCase()

/** All settings of the program. `docs/operating.md` has them too. */
export const variables = {
  port: ['EDIT_PORT', port.default(8120)],
  host: ['EDIT_HOST', z.string().default('127.0.0.1')],
  /** Where previews listen; without it on the next port. */
  previewPort: ['EDIT_PREVIEW_PORT', port.optional()],
  /** Absolute path of the folder for what the program keeps. */
  data: ['EDIT_DIR', folder('edit-data')],
  /** Absolute path of the content folder; not used where another repository is followed. */
  content: ['CONTENT_DIR', folder('content')],
  /** Address of the repository that the site follows; empty for the content folder. */
  remote: ['CONTENT_GIT', gitAddress],
  branch: ['CONTENT_BRANCH', gitBranch],
  /** Where editors find the program, without a slash at its end; empty on loopback. */
  origin: ['EDIT_ORIGIN', origin('https://edit.company.example')],
  /** Where the public finds the site; empty when not told. */
  siteOrigin: ['SITE_ORIGIN', origin('https://www.company.example')],
  /** Where editors find the previews; empty on loopback. */
  previewOrigin: ['EDIT_PREVIEW_ORIGIN', origin('https://preview.company.example')],
  /** Where people without an account open preview links; empty for none, and on loopback. */
  previewLinkOrigin: ['EDIT_PREVIEW_LINK_ORIGIN', origin('https://look.company.example')],
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
  /** Issuer of OpenID Connect at which people sign in, and what we are there; empty for none. */
  oidcIssuer: [
    'EDIT_OIDC_ISSUER',
    z
      .union([
        z.literal(''),
        z.url({ protocol: /^https?$/, error: 'an address such as https://login.company.example' }),
      ])
      .default(''),
  ],
  oidcClientId: ['EDIT_OIDC_CLIENT_ID', z.string().default('')],
  oidcClientSecret: ['EDIT_OIDC_CLIENT_SECRET', z.string().default(''), 'secret'],
  oidcScope: [
    'EDIT_OIDC_SCOPE',
    z
      .string()
      .regex(/\bopenid\b/, 'scopes with spaces, openid among them')
      .default('openid profile email'),
  ],
  /** Claim that says the roles, and its values for each. */
  oidcClaim: ['EDIT_OIDC_CLAIM', z.string().default('groups')],
  oidcPublishers: ['EDIT_OIDC_PUBLISHERS', z.string().default('').transform(list)],
  oidcWriters: ['EDIT_OIDC_WRITERS', z.string().default('').transform(list)],
  /** Values of `acr`, one of which the provider has to vouch for: how somebody proved who he is; none for whatever it takes. */
  oidcAcr: ['EDIT_OIDC_ACR', z.string().default('').transform(list)],
  /** Hours after which people sign in again. */
  sessionHours: [
    'EDIT_SESSION_HOURS',
    z
      .string()
      .regex(/^\d{1,3}$/, sessionLength)
      .transform(Number)
      .pipe(z.number().min(1, sessionLength).max(168, sessionLength))
      .default(8),
  ],
  /** Where nodes of the site are told of what was published, and the secret that signs it. */
  siteHooks: ['EDIT_SITE_HOOKS', addresses('http://127.0.0.1:8080/content-hook')],
  hookSecret: ['CONTENT_HOOK_SECRET', z.string().default(''), 'secret'],
  /** Who is told that somebody is asked to look, or was answered; and the secret that signs it. */
  noticeHooks: ['EDIT_NOTICE_HOOKS', addresses('https://chat.company.example/hooks/editing')],
  noticeSecret: ['EDIT_NOTICE_SECRET', z.string().default(''), 'secret'],
  /** Mails of those who may publish; all others are writers. */
  publishers: ['EDIT_PUBLISHERS', z.string().default('').transform(list).pipe(z.array(mail))],
  /** Folders, or pages, which somebody publishes who changed nothing in them. */
  secondEyes: [
    'EDIT_SECOND_EYES',
    z
      .string()
      .default('')
      .transform((text) => list(text).map((place) => place.replace(/^\/+|\/+$/g, ''))),
  ],
  /** File that says which kinds, folders, pages and languages people may change and publish; without one there are no such limits. */
  roles: ['EDIT_ROLES', z.string().default('').pipe(rules)],
} as const satisfies Variables

export interface EditSettings extends SettingsOf<typeof variables> {
  /** Absolute path of the built page. */
  page: string
  /** Absolute path of the website's built front end. */
  site: string
}

/** Settings from the environment; an empty variable counts as not given. @throws Error naming every wrong variable. */
export const readSettings = (env: Record<string, string | undefined>): EditSettings => ({
  ...readVariables(variables, env),
  page: resolve(root, 'dist-edit'),
  site: resolve(root, 'dist'),
})

/** Whether a host is this machine alone. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** A sentence for each variable that looks like a setting of the program and is none. */
export const unknownSettings = (env: Record<string, string | undefined>): string[] =>
  misspeltSettings(env, { names: variablesOf(variables), prefixes: ['EDIT_'], others: [] }, systemLang(env))
