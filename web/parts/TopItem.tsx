import { ChevronDown } from 'lucide-react'
import type { NavigationSection } from '#contract/site.ts'
import type { Words } from '../words/zh.ts'
import styles from './Header.module.css'
import { MenuLink } from './MenuLink.tsx'

interface Props {
  section: NavigationSection
  hasPanel: boolean
  active: boolean
  expanded: boolean
  onHover: () => void
  onUnhover: () => void
  onToggle: () => void
  onSelect: () => void
  words: Words['menu']
}

/** A top item: its link opens the section's first page, the button beside it opens the section panel. */
export function TopItem({ section, hasPanel, active, expanded, onHover, onUnhover, onToggle, onSelect, words }: Props) {
  return (
    <li
      className={styles.item}
      data-active={active || undefined}
      data-expanded={expanded || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onUnhover()}
    >
      <MenuLink item={section} newTab={words.newTab} className={styles.link} holdsPage={active} onSelect={onSelect}>
        {section.title}
      </MenuLink>
      {hasPanel && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={expanded}
          aria-label={words.subsections(section.title)}
          onClick={onToggle}
        >
          <ChevronDown aria-hidden="true" size={16} />
        </button>
      )}
    </li>
  )
}
