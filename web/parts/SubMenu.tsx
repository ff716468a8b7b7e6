import { ChevronLeft } from 'lucide-react'
import { type ToggleEvent, useRef } from 'react'
import type { NavigationGroup, NavigationSection } from '#contract/site.ts'
import panel from '../styles/panel.module.css'
import type { Words } from '../words/zh.ts'
import { MenuLink } from './MenuLink.tsx'
import menu from './MobileMenu.module.css'
import styles from './SubMenu.module.css'

interface Props {
  id: string
  section: NavigationSection
  groups: NavigationGroup[]
  onSelect: () => void
  words: Words['menu']
}

/** The sub-list of a section with the way back to the main menu: a popover inside the menu's. */
export function SubMenu({ id, section, groups, onSelect, words }: Props) {
  const back = useRef<HTMLButtonElement>(null)
  // The browser brings the focus back from a popover, but not from one inside another.
  const toggled = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') {
      currentTarget.scrollTo({ top: 0 })
      back.current?.focus()
    } else if (currentTarget.parentElement?.matches(':popover-open')) {
      document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction])`)?.focus()
    }
  }
  return (
    <div id={id} popover="auto" className={menu.sub} onToggle={toggled}>
      <button ref={back} type="button" className={styles.back} popoverTarget={id} popoverTargetAction="hide">
        <ChevronLeft aria-hidden="true" size={18} /> {words.back}
      </button>
      <p className={styles.section}>{section.title}</p>
      <p className={styles.summary}>{section.summary}</p>
      {groups.map((group) => (
        <section key={group.title} className={styles.group}>
          <h2 className={styles.heading}>{group.title}</h2>
          <ul className={`${panel.rows} ${menu.entries}`}>
            {group.children.map((item) => (
              <li key={item.id}>
                <MenuLink item={item} newTab={words.newTab} className={menu.leaf} onSelect={onSelect}>
                  {item.title}
                </MenuLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
