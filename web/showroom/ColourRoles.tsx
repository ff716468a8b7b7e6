import { Heading } from '../blocks/Heading.tsx'
import { colourOf, contrast } from '../testing/colour.ts'
import styles from './ColourRoles.module.css'
import { useTokens } from './tokens.ts'

/** A swatch of every colour role, with its contrast to the ground where it is a plain colour. */
export function ColourRoles({ title, contrast: say }: { title: string; contrast: (ratio: string) => string }) {
  const tokens = useTokens('--color-')
  const ground = tokens.find(([name]) => name === '--color-ground')?.[1]
  return (
    <>
      <Heading>{title}</Heading>
      <ul className={styles.swatches}>
        {tokens.map(([name, value]) => (
          <li key={name}>
            <div className={styles.swatch} style={{ background: `var(${name})` }} />
            <p>{name.slice('--color-'.length)}</p>
            <p className={styles.value}>
              {value}
              <br />
              {ground && hex.test(value) && say(contrast(colourOf(value, {}), colourOf(ground, {})).toFixed(1))}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

const hex = /^#[0-9a-f]{6}$/i
