import type { Picture as PictureData } from '#contract/picture.ts'
import styles from './Picture.module.css'

interface Props {
  picture: PictureData
  /** Width of the picture in the layout, as the `sizes` attribute takes it. */
  sizes: string
  /** In view at once: asked for first and not lazily. */
  first?: boolean | undefined
  className?: string | undefined
}

/** A picture with its dimensions, so that nothing moves, and its own colour until it arrives. */
export function Picture({ picture, sizes, first = false, className = '' }: Props) {
  return (
    <img
      className={`${styles.picture} ${className}`}
      src={picture.src}
      srcSet={picture.srcset}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
      style={{ backgroundColor: picture.colour }}
    />
  )
}
