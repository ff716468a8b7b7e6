import { ChevronDown } from 'lucide-react'
import type { NavigationSection } from '#contract/site.ts'
import type { LeftEntry } from '../routing/navigation.ts'
import type { Words } from '../words/zh.ts'
import styles from './Header.module.css'
import { MenuLink } from './MenuLink.tsx'
import { SectionPanel } from './SectionPanel.tsx'

interface Props {
  section: NavigationSection
  entries: LeftEntry[]
  active: boolean
  expanded: boolean
  /** The app opens the panel; until then the styles do, and nothing is said of it that may be wrong. */
  ready: boolean
  onHover: () => void
  onUnhover: () => void
  onToggle: () => void
  onSelect: () => void
  words: Words['menu']
}

/** A top item: its link opens the section's first page, the button beside it the section panel, which follows it. */
export function TopItem(props: Props) {
  const { section, entries, active, expanded, ready, onHover, onUnhover, onToggle, onSelect, words } = props
  return (
    <li
      className={styles.item}
      data-section={section.index}
      data-active={active || undefined}
      data-expanded={expanded || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onUnhover()}
    >
      <MenuLink item={section} newTab={words.newTab} className={styles.link} holdsPage={active} onSelect={onSelect}>
        {section.title}
      </MenuLink>
      {entries.length > 0 && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={ready ? expanded : undefined}
            aria-label={words.subsections(section.title)}
            onClick={onToggle}
          >
            <ChevronDown aria-hidden="true" size={16} />
          </button>
          <SectionPanel section={section} entries={entries} onSelect={onSelect} />
        </>
      )}
    </li>
  )
}
