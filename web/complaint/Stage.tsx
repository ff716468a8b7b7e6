import { type ReactNode, useEffect, useRef } from 'react'
import { Heading } from '../blocks/Heading.tsx'
import styles from './Stage.module.css'

interface Props {
  title: string
  /** Which step of the way this is, in words. */
  step?: string
  children: ReactNode
}

/** One step of the way: it takes the focus when it appears, so that a reader who does not see it hears where they are. */
export function Stage({ title, step, children }: Props) {
  const own = useRef<HTMLElement>(null)
  useEffect(() => {
    own.current?.focus({ preventScroll: true })
    own.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section ref={own} className={styles.stage} tabIndex={-1} aria-label={title}>
      <StageHead title={title} step={step} />
      {children}
    </section>
  )
}

/** Step and heading. */
export const StageHead = ({ title, step }: Pick<Props, 'title' | 'step'>) => (
  <div className={styles.head}>
    {step && <p className={styles.step}>{step}</p>}
    <Heading>{title}</Heading>
  </div>
)
