import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from '../router.tsx'
import { track } from '../tracking.ts'
import { OutsideLink } from './OutsideLink.tsx'

interface Props {
  item: { link: string; type?: 'jump' | undefined; path: string; recruitment?: boolean | undefined }
  newTab: string
  className?: string | undefined
  children: ReactNode
  onSelect?: () => void
}

/** An entry of a menu: a route of the site, or an outside address in a new tab when its type is `jump`. */
export function MenuLink({ item, newTab, className, children, onSelect }: Props) {
  const { pathname } = useLocation()
  if (item.type === 'jump') {
    return (
      <OutsideLink href={item.link} newTab={newTab} label={item.path} className={className} onClick={onSelect}>
        {children} <ArrowUpRight aria-hidden="true" size="1em" />
      </OutsideLink>
    )
  }
  const selected = () => {
    if (item.recruitment) track('recruitment', item.path)
    onSelect?.()
  }
  return (
    <Link
      className={className}
      to={item.link}
      aria-current={pathname === item.link ? 'page' : undefined}
      onClick={selected}
    >
      {children}
    </Link>
  )
}
