import { ImageOff, Play } from 'lucide-react'
import type { Picture as PictureData } from '#contract/picture.ts'
import typography from '../styles/typography.module.css'
import type { Words } from '../words/zh.ts'
import styles from './ImageView.module.css'
import { Picture } from './Picture.tsx'

interface Props {
  /** The picture; a placeholder stands in its place when there is none. */
  src?: PictureData | undefined
  sizes: string
  /** '1' shows the red collection badge. */
  isCollect?: string | undefined
  /** In view at once: asked for first and not lazily. */
  first?: boolean
  /** As large as its place, whatever the proportions of that. */
  fill?: boolean
  /** Shows a play sign over the picture. */
  playable?: boolean
  words: Words['image']
}

/** Marks what belongs to the company's collection, over the beginning of its picture. */
export const CollectionBadge = ({ isCollect, words }: Pick<Props, 'isCollect' | 'words'>) =>
  isCollect === '1' && <span className={styles.badge}>{words.collected}</span>

/** A picture in a 16:10 frame with its badge and play sign, or a placeholder. */
export function ImageView({ src, sizes, isCollect, first = false, fill = false, playable = false, words }: Props) {
  return (
    <span className={styles.view} data-fill={fill || undefined}>
      {src ? (
        <Picture picture={src} sizes={sizes} first={first} className={styles.picture} />
      ) : (
        <span className={`${typography.quiet} ${styles.missing}`}>
          <ImageOff aria-hidden="true" size={28} />
          {words.missing}
        </span>
      )}
      <CollectionBadge isCollect={isCollect} words={words} />
      {playable && (
        <span className={styles.play}>
          <Play aria-hidden="true" size={20} />
        </span>
      )}
    </span>
  )
}
