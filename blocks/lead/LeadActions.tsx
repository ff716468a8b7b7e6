import { ArrowDown, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { BlockOf } from '#blocks/kinds.ts'
import { SectionLink } from '#web/blocks/SectionLink.tsx'
import { useSite } from '#web/data/site.tsx'
import { ExternalLink } from '#web/parts/ExternalLink.tsx'
import { Link } from '#web/routing/Link.tsx'
import control from '#web/styles/control.module.css'
import styles from './LeadSection.module.css'

type Action = NonNullable<BlockOf<'lead'>['actions']>[number]

/** What a reader of the page most likely came to do, as buttons; the first in the company's colour. */
export const LeadActions = ({ actions }: { actions: Action[] }) => (
  <ul className={styles.actions}>
    {actions.map((action, index) => (
      <li key={action.to}>
        <ActionLink {...action} className={`${index === 0 ? control.pill : control.quiet} ${control.ahead}`} />
      </li>
    ))}
  </ul>
)

function ActionLink({ to, text, className }: Action & { className: string }) {
  const { words } = useSite()
  if (to.startsWith('#'))
    return (
      <SectionLink title={to.slice(1)} className={className}>
        {text} <ArrowDown aria-hidden="true" size={18} />
      </SectionLink>
    )
  if (to.startsWith('/'))
    return (
      <Link to={to} className={className}>
        {text} <ArrowRight aria-hidden="true" size={18} />
      </Link>
    )
  return (
    <ExternalLink href={to} newTab={words.menu.newTab} className={className}>
      {text} <ArrowUpRight aria-hidden="true" size={18} />
    </ExternalLink>
  )
}
