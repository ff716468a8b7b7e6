import { z } from 'zod'
import type { Editor } from '../repository/types.ts'
import { groupsIn } from '../roles/rules.ts'
import type { EditSettings } from '../settings.ts'
import type { Claims } from './provider.ts'

const personShape = z.object({
  email: z.email().max(200).toLowerCase(),
  /** Whether the provider knows that the address is this person's. Not all say it. */
  email_verified: z.literal([true, 'true']).optional(),
  name: z.string().optional(),
})

type Roles = Pick<EditSettings, 'oidcClaim' | 'oidcPublishers' | 'oidcWriters' | 'roles'>

/** Who signed in, and what he may do; the name of a sentence for who may do nothing. */
export function editorOf(claims: Claims, roles: Roles): Editor | 'noMail' | { noRole: string } {
  const person = personShape.safeParse(claims).data
  if (person === undefined) return 'noMail'
  const { email: mail } = person
  // A claim is a text or a list of texts: groups, roles, or the mail itself.
  const claim = roles.oidcClaim === 'email' ? mail : claims[roles.oidcClaim]
  const values = new Set([claim].flat().filter((value) => typeof value === 'string'))
  const role = roleOf(values, roles)
  if (role === undefined) return { noRole: mail }
  const groups = groupsIn(roles.roles).filter((group) => values.has(group))
  return { name: nameIn(person.name ?? '') || mail, mail, role, ...(groups.length > 0 && { groups }) }
}

function roleOf(values: ReadonlySet<string>, { oidcPublishers, oidcWriters }: Roles): Editor['role'] | undefined {
  if (oidcPublishers.some((value) => values.has(value))) return 'publisher'
  return oidcWriters.some((value) => values.has(value)) ? 'writer' : undefined
}

const nameIn = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}<>]/gu, '')
    .trim()
    .slice(0, 100)
