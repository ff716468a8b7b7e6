import { useEffect, useRef } from 'react'
import { focusField } from '../form/focusField.ts'
import { useLanguage } from '../language.tsx'
import styles from './Bar.module.css'
import { ToldList } from './ToldList.tsx'
import type { Told } from './useIssues.ts'

/** Everything that is wrong, each with its place, to which it leads. */
export function Problems({ told }: { told: readonly Told[] }) {
  const { words } = useLanguage()
  const list = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // It lies over the buttons: whoever goes on elsewhere is done with it.
    const leave = ({ target }: Event) => {
      if (list.current && !list.current.contains(target as Node)) list.current.open = false
    }
    const ways = ['pointerdown', 'focusin']
    for (const way of ways) document.addEventListener(way, leave)
    return () => {
      for (const way of ways) document.removeEventListener(way, leave)
    }
  }, [])
  if (told.length === 0) return null
  const lead = (path: Told['path']) => {
    if (list.current) list.current.open = false
    void focusField(path)
  }
  return (
    <details
      className={styles.problems}
      ref={list}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.open = false
      }}
    >
      <summary>{words.item.problems(told.length)}</summary>
      <ToldList told={told} onLead={lead} />
    </details>
  )
}
