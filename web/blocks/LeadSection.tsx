import type { ReactNode } from 'react'
import type { BlockOf } from '#contract/blocks.ts'
import { Figures } from './Figures.tsx'
import styles from './LeadSection.module.css'
import { OnThisPage } from './OnThisPage.tsx'
import { Lead } from './Prose.tsx'
import type { Section } from './sections.ts'

interface Props {
  lead: BlockOf<'lead'>
  /** Right below the lead, so that a page of numbers begins with them. */
  figures?: BlockOf<'figures'> | undefined
  figuresId?: string | undefined
  /** What the page holds, on long pages. */
  contents: Section[]
  contentsTitle: string
  /** Stands in the lead's place where no script runs. */
  withoutScript?: ReactNode
}

/** How a page begins: lead and first figures, which may come before it, and beside them the list of what follows. */
export function LeadSection({ lead, figures, figuresId, contents, contentsTitle, withoutScript }: Props) {
  const beginning = withoutScript ? (
    <>
      <div data-needs-script>
        <Lead {...lead} />
      </div>
      {withoutScript}
    </>
  ) : (
    <Lead {...lead} />
  )
  if (!figures && contents.length === 0) return beginning
  return (
    <div className={styles.opening} data-contents={contents.length > 0 || undefined}>
      <div className={styles.beginning}>
        {figures?.leading ? (
          <LeadingFigures figures={figures} id={figuresId}>
            {beginning}
          </LeadingFigures>
        ) : (
          <>
            {beginning}
            {figures && (
              <section id={figuresId} className={styles.figures}>
                <Figures {...figures} />
              </section>
            )}
          </>
        )}
      </div>
      {contents.length > 0 && <OnThisPage sections={contents} title={contentsTitle} />}
    </div>
  )
}

interface LeadingProps {
  figures: BlockOf<'figures'>
  id: string | undefined
  children: ReactNode
}

/** The largest figure beside the lead, the others in a row below both. */
const LeadingFigures = ({ figures: { items, leading, title }, id, children }: LeadingProps) => (
  <section id={id} className={`${styles.figures} ${styles.leading}`}>
    <Figures title={title} leading={leading} items={items.slice(0, 1)} />
    {children}
    {items.length > 1 && <Figures items={items.slice(1)} />}
  </section>
)
