import type { CSSProperties } from 'react'
import { Heading } from '../blocks/Heading.tsx'
import { colourOf, contrast } from '../testing/colour.ts'
import styles from './Scales.module.css'
import type { Texts } from './texts.ts'
import { useTokens } from './tokens.ts'

/** Colour roles, type, spaces, corners and shadows, each with its token and value. */
export function Scales({ t: { scales: titles, specimen, contrast: say } }: { t: Texts }) {
  const ground = useTokens('--color-ground')[0]?.[1]
  const onGround = (value: string) =>
    ground && hex.test(value) ? say(contrast(colourOf(value, {}), colourOf(ground, {})).toFixed(1)) : ''
  return (
    <>
      <Scale
        title={titles.colour}
        prefix="--color-"
        kind="box"
        style={(name) => ({ background: name })}
        note={onGround}
      />
      <Scale title={titles.text} prefix="--text-" kind="text" style={(name) => ({ fontSize: name })}>
        {specimen}
      </Scale>
      <Scale title={titles.space} prefix="--space-" kind="space" style={(name) => ({ inlineSize: name })} />
      <Scale title={titles.radius} prefix="--radius-" kind="box" style={(name) => ({ borderRadius: name })} />
      <Scale title={titles.shadow} prefix="--shadow-" kind="box" style={(name) => ({ boxShadow: name })} />
    </>
  )
}

const hex = /^#[0-9a-f]{6}$/i

interface Props {
  title: string
  prefix: string
  kind: 'text' | 'space' | 'box'
  style: (value: string) => CSSProperties
  /** What else its value is worth saying. */
  note?: (value: string) => string
  children?: string
}

function Scale({ title, prefix, kind, style, note, children }: Props) {
  const tokens = useTokens(prefix)
  return (
    <div className={styles.scale}>
      <Heading>{title}</Heading>
      <dl className={styles.rows} data-kind={kind}>
        {tokens.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>
              {name}{' '}
              <span className={styles.value}>
                {value} {note?.(value)}
              </span>
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
