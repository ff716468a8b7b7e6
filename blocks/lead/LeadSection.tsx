import type { ReactNode } from 'react'
import type { BlockOf } from '#blocks/kinds.ts'
import { Figures } from '../figures/Figures.tsx'
import { Lead } from '../prose/Prose.tsx'
import { LeadActions } from './LeadActions.tsx'
import styles from './LeadSection.module.css'

interface Props {
  lead: BlockOf<'lead'>
  /** Right below the lead, so that a page of numbers begins with them. */
  figures?: BlockOf<'figures'> | undefined
  figuresId?: string | undefined
  /** Stands in the lead's place where no script runs. */
  withoutScript?: ReactNode
}

/** How a page begins: lead and first figures, which may come before it. */
export function LeadSection({ lead, figures, figuresId, withoutScript }: Props) {
  const words = (
    <>
      <Lead {...lead} />
      {lead.actions && <LeadActions actions={lead.actions} />}
    </>
  )
  const beginning = withoutScript ? (
    <div>
      <div data-needs-script>{words}</div>
      {withoutScript}
    </div>
  ) : (
    <div>{words}</div>
  )
  if (!figures) return beginning
  return (
    <div className={styles.opening}>
      {figures.leading ? (
        <LeadingFigures figures={figures} id={figuresId}>
          {beginning}
        </LeadingFigures>
      ) : (
        <>
          {beginning}
          <section id={figuresId} className={styles.figures}>
            <Figures {...figures} />
          </section>
        </>
      )}
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
