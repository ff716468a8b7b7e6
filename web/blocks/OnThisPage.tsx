import { ChevronDown } from 'lucide-react'
import { type MouseEvent, useCallback, useId, useRef } from 'react'
import { documentAddress } from '#contract/documentAddress.ts'
import { useSite } from '../data/site.tsx'
import { isShown } from '../parts/popoverHistory.ts'
import { useScrollSpy } from '../parts/scrollSpy.ts'
import { useLocation } from '../routing/routerContext.ts'
import control from '../styles/control.module.css'
import styles from './OnThisPage.module.css'
import { scrollToSection } from './scrollToSection.ts'
import type { Section } from './sections.ts'

interface Props {
  sections: Section[]
  title: string
}

/**
 * Leads to the parts of a long page: a chip that stays below the header, on wide screens in the row of tabs, and opens the list, a
 * popover, which the browser itself opens. On phones it names the part that is read. Before the app is there the browser goes to the
 * part itself.
 */
export function OnThisPage({ sections, title }: Props) {
  const { pathname, search } = useLocation()
  const { root } = useSite()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = useCurrent(sections)
  const lead = (event: MouseEvent, section: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isShown(list.current)) list.current?.hidePopover()
    scrollToSection(section)
  }
  return (
    <nav className={styles.contents} aria-label={title}>
      <button type="button" className={`${control.chip} ${styles.chip}`} popoverTarget={id}>
        {/* First, so that it stays where it is when the name beside it becomes another. */}
        <ChevronDown aria-hidden="true" size={18} />
        <span className={styles.name} data-read={current !== undefined || undefined}>
          {title}
        </span>
        {current && <span className={styles.current}>{current.title}</span>}
      </button>
      <div ref={list} id={id} popover="auto" className={styles.sheet}>
        <ol className={styles.list}>
          {sections.map((section) => (
            <li key={section.id} data-needs-script={section.needsScript}>
              <a
                className={styles.entry}
                href={`${documentAddress(root, pathname + search)}#${section.id}`}
                aria-current={section === current ? 'location' : undefined}
                onClick={(event) => lead(event, section.id)}
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

/** The block that is being read; none before the first. */
function useCurrent(sections: Section[]): Section | undefined {
  const ids = sections.map(({ id }) => id).join(' ')
  const find = useCallback(() => ids.split(' ').flatMap((id) => document.getElementById(id) ?? []), [ids])
  return sections[useScrollSpy(find) ?? -1]
}
