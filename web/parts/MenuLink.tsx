import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../routing/Link.tsx'
import { useMenuPath } from '../routing/menuPath.ts'
import { useLocation } from '../routing/routerContext.ts'
import { track } from '../routing/tracking.ts'
import { ExternalLink } from './ExternalLink.tsx'

interface Props {
  item: { link: string; type?: 'jump' | undefined; path: string; isRecruitment?: boolean | undefined }
  newTab: string
  className?: string | undefined
  /** The open page lies below this entry. */
  holdsPage?: boolean
  children: ReactNode
  onSelect?: () => void
}

/** An entry of a menu: a route of the site, or an outside address in a new tab when its type is `jump`. */
export function MenuLink({ item, newTab, className, holdsPage = false, children, onSelect }: Props) {
  const { pathname } = useLocation()
  const here = useMenuPath()
  if (item.type === 'jump') {
    return (
      <ExternalLink href={item.link} newTab={newTab} label={item.path} className={className} onClick={onSelect}>
        {children} <ArrowUpRight aria-hidden="true" size="1em" />
      </ExternalLink>
    )
  }
  const selected = () => {
    if (item.isRecruitment) track('recruitment', item.path)
    onSelect?.()
  }
  const current = pathname === item.link ? 'page' : holdsPage || here === item.link ? 'true' : undefined
  return (
    <Link className={className} to={item.link} aria-current={current} onClick={selected}>
      {children}
    </Link>
  )
}
