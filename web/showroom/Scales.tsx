import type { CSSProperties } from 'react'
import { Heading } from '../blocks/Heading.tsx'
import styles from './Scales.module.css'
import type { Texts } from './texts.ts'
import { useTokens } from './tokens.ts'

/** Type, spaces, corners and shadows, each with its token and value. */
export function Scales({ titles, specimen }: { titles: Texts['scales']; specimen: string }) {
  return (
    <>
      <Scale title={titles.text} prefix="--text-" kind="text" style={(name) => ({ fontSize: name })}>
        {specimen}
      </Scale>
      <Scale title={titles.space} prefix="--space-" kind="space" style={(name) => ({ inlineSize: name })} />
      <Scale title={titles.radius} prefix="--radius-" kind="box" style={(name) => ({ borderRadius: name })} />
      <Scale title={titles.shadow} prefix="--shadow-" kind="box" style={(name) => ({ boxShadow: name })} />
    </>
  )
}

interface Props {
  title: string
  prefix: string
  kind: 'text' | 'space' | 'box'
  style: (value: string) => CSSProperties
  children?: string
}

function Scale({ title, prefix, kind, style, children }: Props) {
  const tokens = useTokens(prefix)
  return (
    <div className={styles.scale}>
      <Heading>{title}</Heading>
      <dl className={styles.rows} data-kind={kind}>
        {tokens.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>
              {name} <span className={styles.value}>{value}</span>
            </dt>
            <dd className={styles.sample} style={style(`var(${name})`)}>
              {children}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
