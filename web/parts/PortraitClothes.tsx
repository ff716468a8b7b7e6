import type { Portrait } from '#contract/company.ts'
import styles from './Portrait.module.css'

/** What a path is painted with, and the path. */
type Shape = [paint: string, path: string]

/** Shoulders and what is worn on them, the right side in the shade as the light comes from the left. */
export const PortraitClothes = ({ kind }: { kind: Portrait['clothes'] }) =>
  [...shoulders, ...details[kind]].map(([paint, path]) => (
    <path key={paint + path} className={styles[paint]} d={path} />
  ))

const shoulders: Shape[] = [
  ['cloth', 'M8 140C8 119 19 109 38 103.5L51 98.5C53 104 67 104 69 98.5L82 103.5C101 109 112 119 112 140Z'],
  ['clothShade', 'M69 98.5L82 103.5C101 109 112 119 112 140H88C89 126 83 110 69 98.5Z'],
]
const lapels: Shape[] = [
  ['clothShade', 'M46.5 98L40 104.5L45 118L41.5 120.5L60 140L58 127L50 104Z'],
  ['cloth', 'M73.5 98L80 104.5L75 118L78.5 120.5L60 140L62 127L70 104Z'],
]
const collar: Shape[] = [
  ['linen', 'M50.5 92L60 103L53 110.5L46.5 97.5Z'],
  ['linenShade', 'M69.5 92L60 103L67 110.5L73.5 97.5Z'],
]
const shirt: Shape[] = [['linen', 'M48 99L60 140L72 99C68 105 52 105 48 99Z']]

const details: Record<Portrait['clothes'], Shape[]> = {
  suit: [
    ...shirt,
    ['second', 'M57 104H63L64 109.5L62.5 112L65.5 131L60 138L54.5 131L57.5 112L56 109.5Z'],
    ['secondShade', 'M60 104H63L64 109.5L62.5 112L65.5 131L60 138Z'],
    ...lapels,
    ...collar,
  ],
  open: [...shirt, ['skin', 'M52 97L60 113L68 97Z'], ...lapels, ...collar],
  blazer: [['second', 'M46 99.5L60 138L74 99.5L69.5 97C69 108 51 108 50.5 97Z'], ...lapels],
  coat: [
    ['second', 'M50.5 92L60 104L69.5 92L74 99L60 132L46 99Z'],
    ['secondShade', 'M69.5 92L60 104V132L74 99Z'],
    ['clothShade', 'M46.5 97.5L37 106L44 118L41 121L58.5 140H61L50 106Z'],
    ['cloth', 'M73.5 97.5L83 106L76 118L79 121L61.5 140H60L70 106Z'],
    ['seam', 'M73.5 97.5L83 106L76 118L79 121L61.5 140'],
    ['pen', 'M91 110h2v9h-2z'],
    ['seam', 'M86 118H98'],
  ],
  jacket: [
    ['cloth', 'M47 92C46 98 47 104 50 108L60 113V104C55 103 51.5 98 51 92Z'],
    ['clothShade', 'M73 92C74 98 73 104 70 108L60 113V104C65 103 68.5 98 69 92Z'],
    ['zip', 'M60 106V140'],
    ['seam', 'M27 108.5C33 118 35 128 35 140M93 108.5C87 118 85 128 85 140'],
    ['second', 'M75 113c4.5 1 6.5 4 6 9c-5-.5-7-4-6-9Z'],
  ],
  roll: [
    ['second', 'M47 88C46 96 46 102 46 104L60 138L74 104C74 102 74 96 73 88C69 93 51 93 47 88Z'],
    ['secondShade', 'M47.5 95C52 100 68 100 72.5 95V97.5C68 102.5 52 102.5 47.5 97.5Z'],
    ...lapels,
  ],
}
