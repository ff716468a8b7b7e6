import { ArrowDown, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { BlockOf } from '#contract/blocks.ts'
import { documentAddress } from '#contract/documentAddress.ts'
import { useSite } from '../data/site.tsx'
import { ExternalLink } from '../parts/ExternalLink.tsx'
import { Link } from '../routing/Link.tsx'
import { useLocation } from '../routing/routerContext.ts'
import control from '../styles/control.module.css'
import styles from './LeadSection.module.css'
import { scrollToSection } from './scrollToSection.ts'
import type { Section } from './sections.ts'

type Action = NonNullable<BlockOf<'lead'>['actions']>[number]

/** What a reader of the page most likely came to do, as buttons; the first in the company's colour. */
export const LeadActions = ({ actions, sections }: { actions: Action[]; sections: (Section | undefined)[] }) => (
  <ul className={styles.actions}>
    {actions.map((action, index) => (
      <li key={action.to}>
        <ActionLink
          {...action}
          section={sections.find((section) => section?.title === action.to.slice(1))}
          className={`${index === 0 ? control.pill : control.quiet} ${control.ahead}`}
        />
      </li>
    ))}
  </ul>
)

function ActionLink({ to, text, section, className }: Action & { section: Section | undefined; className: string }) {
  const { pathname, search } = useLocation()
  const { lang, words } = useSite()
  if (to.startsWith('/'))
    return (
      <Link to={to} className={className}>
        {text} <ArrowRight aria-hidden="true" size={18} />
      </Link>
    )
  if (!to.startsWith('#'))
    return (
      <ExternalLink href={to} newTab={words.menu.newTab} className={className}>
        {text} <ArrowUpRight aria-hidden="true" size={18} />
      </ExternalLink>
    )
  if (!section) return null
  const lead = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    scrollToSection(section.id)
  }
  return (
    <a href={`${documentAddress(lang, pathname + search)}#${section.id}`} className={className} onClick={lead}>
      {text} <ArrowDown aria-hidden="true" size={18} />
    </a>
  )
}
