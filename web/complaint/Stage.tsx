import { type ReactNode, useEffect, useRef } from 'react'
import { Heading } from '../blocks/Heading.tsx'
import styles from './Stage.module.css'

interface Props {
  title: string
  /** Which step of the way this is, in words. */
  step?: string
  children: ReactNode
}

/** One step after the form: it takes the focus when it appears, so that a reader who does not see it hears where they are. */
export function Stage({ title, step, children }: Props) {
  const own = useRef<HTMLElement>(null)
  useEffect(() => {
    own.current?.focus({ preventScroll: true })
    own.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section ref={own} className={styles.stage} tabIndex={-1} aria-label={title}>
      <div>
        {step && <p className={styles.note}>{step}</p>}
        <Heading>{title}</Heading>
      </div>
      {children}
    </section>
  )
}
