import { ArrowRight, ChevronRight } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import type { NavigationSection } from '#contract/site.ts'
import { leftNavigationHeightFallback } from '../data/specification.ts'
import { useMenuPath } from '../routing/menuPath.ts'
import type { LeftEntry } from '../routing/navigation.ts'
import type { Words } from '../words/zh.ts'
import { MenuLink } from './MenuLink.tsx'
import styles from './SectionPanel.module.css'

interface Props {
  section: NavigationSection
  entries: LeftEntry[]
  expanded: boolean
  onSelect: () => void
  words: Words['menu']
}

/** The left section navigation of a top item: its groups, each with its pages, or one flat list. */
export const SectionPanel = memo(({ section, entries, expanded, onSelect, words }: Props) => {
  const here = useMenuPath()
  const own = entries.find(({ items }) => items.some(({ link }) => link === here))
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    if (!expanded) setChosen(undefined) // it opens at the page's own group again
  }, [expanded])
  const group = entries.find(({ title }) => title === chosen) ?? own ?? entries[0]
  const grouped = entries.some(({ items }) => items.length > 0)

  return (
    <nav className={styles.panel} aria-label={words.section(section.title)}>
      <div className={`column ${styles.inner}`}>
        <div className={styles.intro}>
          <p className={styles.title}>{section.title}</p>
          <p className={styles.summary}>{section.summary}</p>
        </div>
        <ul
          className={styles.left}
          data-grouped={grouped || undefined}
          style={{ minBlockSize: leftNavigationHeightFallback }}
        >
          {entries.map((entry) => (
            <li
              key={entry.title}
              data-chosen={(grouped && entry === group) || undefined}
              onPointerEnter={() => grouped && setChosen(entry.title)}
              onFocus={() => grouped && setChosen(entry.title)}
            >
              <MenuLink
                item={entry}
                newTab={words.newTab}
                className={styles.entry}
                holdsPage={entry === own}
                onSelect={onSelect}
              >
                {entry.title}
                {entry.items.length > 0 && <ChevronRight aria-hidden="true" size={14} />}
                {entry.recruitment && <ArrowRight aria-hidden="true" size={14} />}
              </MenuLink>
              {entry.items.length > 0 && (
                <ul className={styles.items} aria-label={entry.title}>
                  {entry.items.map((item) => (
                    <li key={item.id}>
                      <MenuLink item={item} newTab={words.newTab} className={styles.item} onSelect={onSelect}>
                        {item.title}
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
})
