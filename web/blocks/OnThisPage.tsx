import { ChevronDown } from 'lucide-react'
import { type MouseEvent, useId, useState } from 'react'
import { documentAddress } from '#contract/documentAddress.ts'
import { useSite } from '../data/site.tsx'
import { useLocation } from '../routing/routerContext.ts'
import styles from './OnThisPage.module.css'
import { scrollToSection } from './scrollToSection.ts'
import type { Section } from './sections.ts'

/**
 * Leads to the blocks of a long page; on phones a button opens the list. Before the app is there the browser goes to the block itself.
 */
export function OnThisPage({ sections, title }: { sections: Section[]; title: string }) {
  const { pathname, search } = useLocation()
  const { lang } = useSite()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <nav className={styles.contents} aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {title} <ChevronDown aria-hidden="true" size={18} />
      </button>
      <ol id={id} className={styles.list} data-open={open || undefined}>
        {sections.map((section) => (
          <li key={section.id} data-needs-script={section.needsScript}>
            <a
              className={styles.entry}
              href={`${documentAddress(lang, pathname + search)}#${section.id}`}
              onClick={(event) => lead(event, section.id)}
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function lead(event: MouseEvent, id: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  scrollToSection(id)
}
