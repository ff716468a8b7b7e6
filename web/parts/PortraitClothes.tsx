import type { Portrait } from '#contract/company.ts'
import styles from './Portrait.module.css'

const shoulders = 'M8 140C8 119 19 109 38 103.5L51 98.5C53 104 67 104 69 98.5L82 103.5C101 109 112 119 112 140Z'

/** Shoulders and what is worn on them, the right side in the shade as the light comes from the left. */
export function PortraitClothes({ kind }: { kind: Portrait['clothes'] }) {
  return (
    <>
      <path className={styles.cloth} d={shoulders} />
      <path className={styles.clothShade} d="M69 98.5L82 103.5C101 109 112 119 112 140H88C89 126 83 110 69 98.5Z" />
      {details[kind]}
    </>
  )
}

const lapels = (
  <>
    <path className={styles.clothShade} d="M46.5 98L40 104.5L45 118L41.5 120.5L60 140L58 127L50 104Z" />
    <path className={styles.cloth} d="M73.5 98L80 104.5L75 118L78.5 120.5L60 140L62 127L70 104Z" />
  </>
)
const collar = (
  <>
    <path className={styles.linen} d="M50.5 92L60 103L53 110.5L46.5 97.5Z" />
    <path className={styles.linenShade} d="M69.5 92L60 103L67 110.5L73.5 97.5Z" />
  </>
)
const shirt = <path className={styles.linen} d="M48 99L60 140L72 99C68 105 52 105 48 99Z" />

const details = {
  suit: (
    <>
      {shirt}
      <path className={styles.second} d="M57 104H63L64 109.5L62.5 112L65.5 131L60 138L54.5 131L57.5 112L56 109.5Z" />
      <path className={styles.secondShade} d="M60 104H63L64 109.5L62.5 112L65.5 131L60 138Z" />
      {lapels}
      {collar}
    </>
  ),
  open: (
    <>
      {shirt}
      <path className={styles.skin} d="M52 97L60 113L68 97Z" />
      {lapels}
      {collar}
    </>
  ),
  blazer: (
    <>
      <path className={styles.second} d="M46 99.5L60 138L74 99.5L69.5 97C69 108 51 108 50.5 97Z" />
      {lapels}
    </>
  ),
  coat: (
    <>
      <path className={styles.second} d="M50.5 92L60 104L69.5 92L74 99L60 132L46 99Z" />
      <path className={styles.secondShade} d="M69.5 92L60 104V132L74 99Z" />
      <path className={styles.clothShade} d="M46.5 97.5L37 106L44 118L41 121L58.5 140H61L50 106Z" />
      <path className={styles.cloth} d="M73.5 97.5L83 106L76 118L79 121L61.5 140H60L70 106Z" />
      <path className={styles.seam} d="M73.5 97.5L83 106L76 118L79 121L61.5 140" />
      <path className={styles.pen} d="M91 110h2v9h-2z" />
      <path className={styles.seam} d="M86 118H98" />
    </>
  ),
  jacket: (
    <>
      <path className={styles.cloth} d="M47 92C46 98 47 104 50 108L60 113V104C55 103 51.5 98 51 92Z" />
      <path className={styles.clothShade} d="M73 92C74 98 73 104 70 108L60 113V104C65 103 68.5 98 69 92Z" />
      <path className={styles.zip} d="M60 106V140" />
      <path className={styles.seam} d="M27 108.5C33 118 35 128 35 140M93 108.5C87 118 85 128 85 140" />
      <path className={styles.second} d="M75 113c4.5 1 6.5 4 6 9c-5-.5-7-4-6-9Z" />
    </>
  ),
  roll: (
    <>
      <path
        className={styles.second}
        d="M47 88C46 96 46 102 46 104L60 138L74 104C74 102 74 96 73 88C69 93 51 93 47 88Z"
      />
      <path className={styles.secondShade} d="M47.5 95C52 100 68 100 72.5 95V97.5C68 102.5 52 102.5 47.5 97.5Z" />
      {lapels}
    </>
  ),
} as const satisfies Record<Portrait['clothes'], unknown>
