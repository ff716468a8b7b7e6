import type { ItemName } from '#contract/edit/items.ts'
import { articleLink, articleLists, leaderLink, reportLink } from '#contract/routes.ts'

/** The address of the site at which readers find an item by itself; undefined for what has none. */
export function linkTo({ kind, id }: ItemName): string | undefined {
  if (kind === 'page') return `/${id}`
  if (kind === 'report') return reportLink(id)
  if (kind === 'leader') return leaderLink(id)
  return Object.hasOwn(articleLists, kind) ? articleLink(kind as keyof typeof articleLists, id) : undefined
}

/** What is typed as the address of a link: within the site, elsewhere, mail or telephone. Undefined where it is none. */
export function addressIn(typed: string): string | undefined {
  const text = typed.trim()
  if (/^[^\s@/:()]+@[^\s@/:()]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  const whole = /^(www\.)?([a-z0-9-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(text) ? `https://${text}` : text
  const isOne = /^\/(?!\/)[\w/.?=&#%~+-]*$/.test(whole) || isElsewhere(whole)
  return isOne ? whole.replaceAll('(', '%28').replaceAll(')', '%29') : undefined // what ends a link in Markdown
}

const isElsewhere = (text: string) =>
  (/^https?:\/\/[^\s/]+\.\S+$/i.test(text) && URL.canParse(text)) ||
  /^mailto:[^\s@()]+@[^\s@()]+$/i.test(text) ||
  /^tel:[+\d-]{3,}$/i.test(text)

/** The words by which the item at a route is found: its id. */
export function idIn(route: string): string {
  const { pathname, searchParams } = new URL(route, 'http://site')
  return searchParams.get('id') ?? pathname.slice(1)
}
