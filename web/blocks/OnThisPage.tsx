import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { goTo } from './goTo.ts'
import styles from './OnThisPage.module.css'
import type { Section } from './sections.ts'

/** Leads to the blocks of a long page; on phones a button opens the list. The hash is the route, so no link can name a block. */
export function OnThisPage({ sections, title }: { sections: Section[]; title: string }) {
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
      <ol id={id} className={styles.list} data-open={open}>
        {sections.map((section) => (
          <li key={section.id}>
            <button type="button" className={styles.entry} onClick={() => goTo(section.id)}>
              {section.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
