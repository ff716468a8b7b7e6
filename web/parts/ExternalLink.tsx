import type { ReactNode } from 'react'
import { track } from '../routing/tracking.ts'

interface Props {
  href: string
  /** Words that say that the link opens a new tab; announced, not shown. */
  newTab: string
  /** What the tracker is told; the address when there is no label. */
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
  onClick?: () => void
}

/** A link to another site, in a new tab, told to the tracker as a jump. */
export function ExternalLink({ href, newTab, label = href, className, children, onClick }: Props) {
  const clicked = () => {
    track('jump', label)
    onClick?.()
  }
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer" onClick={clicked}>
      {children}
      <span className="visually-hidden"> ({newTab})</span>
    </a>
  )
}
