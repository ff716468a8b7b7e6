import type { CSSProperties } from 'react'
import type { Portrait as Look } from '#contract/company.ts'
import styles from './Portrait.module.css'
import { PortraitClothes } from './PortraitClothes.tsx'
import { hair } from './portraitHair.ts'
import { pigmentsOf } from './portraitPigments.ts'

/**
 * A person as a drawn figure, without a face: the company's people are never shown by made-up photographs. It says
 * nothing that the name beside it does not.
 */
export function Portrait({ look }: { look: Look }) {
  const { front, ...behind } = hair[look.hair]
  return (
    <svg
      className={styles.portrait}
      style={pigmentsOf(look) as CSSProperties}
      data-colour={look.colour}
      viewBox="8 3 104 122"
      aria-hidden="true"
    >
      <rect className={styles.sky} x="8" y="3" width="104" height="122" />
      <path className={styles.hill} d="M8 93C34 80 60 84 82 91C96 96 106 95 112 92V125H8Z" />
      {'back' in behind && <path className={styles.hairShade} d={behind.back} />}
      <path className={styles.skin} d="M50.5 70V96C52 108 68 108 69.5 96V70Z" />
      <path
        className={styles.skinShade}
        d="M50.5 76C53 81 56.5 83.5 60 83.5C63.5 83.5 67 81 69.5 76V89C64 92 56 90.5 50.5 83Z"
      />
      <PortraitClothes kind={look.clothes} />
      <ellipse className={styles.skin} cx="40" cy="58" rx="4" ry="6.5" />
      <ellipse className={styles.skinShade} cx="80" cy="58" rx="4" ry="6.5" />
      <path
        className={styles.skin}
        d="M60 31C72.5 31 80 40.5 80 53.5C80 69 70.5 83 60 83C49.5 83 40 69 40 53.5C40 40.5 47.5 31 60 31Z"
      />
      <path
        className={styles.skinShade}
        d="M67 32.5C75 36 80 43.5 80 53.5C80 69 70.5 83 60 83C68 79 73 67 73 54C73 45 71 38 67 32.5Z"
      />
      <path className={styles.hair} d={front} />
      {look.glasses && (
        <g className={styles.glasses}>
          <rect x="43" y="54" width="14" height="10.5" rx="4.5" />
          <rect x="63" y="54" width="14" height="10.5" rx="4.5" />
          <path d="M57 58C59 56.8 61 56.8 63 58M43 57L39.5 56M77 57L80.5 56" />
        </g>
      )}
    </svg>
  )
}
