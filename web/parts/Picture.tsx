import type { Picture as PictureData } from '#contract/picture.ts'
import { useContentStyle } from './contentStyle.ts'
import styles from './Picture.module.css'

interface Props {
  picture: PictureData
  /** Width of the picture in the layout, as the `sizes` attribute takes it. */
  sizes: string
  /** In view at once: asked for first and not lazily. */
  first?: boolean | undefined
  className?: string | undefined
}

/** Where the crop around the subject stands in for a very wide picture: the specification's breakpoint for phones. */
export const phones = '(max-width: 47.99em)'

/** Whether what a picture lies on shows through around its subject. */
export const isCutOut = ({ colour }: PictureData) => colour === 'transparent'

/**
 * A picture with its dimensions, so that nothing moves, over its own colour until it arrives. The one in view at once shows a blurred
 * preview; the others are asked for long before they come into sight, and a preview of each would make the document longer.
 */
export function Picture({ picture, sizes, first = false, className = '' }: Props) {
  const styled = useContentStyle()
  const { src, avif, srcset, narrow, focus, width, height, colour, preview, alt } = picture
  const place = focus && `${focus.x}% ${focus.y}%`
  return (
    <picture className={styles.frame}>
      {narrow && <source media={phones} type="image/avif" srcSet={narrow.avif} sizes="100vw" />}
      {narrow && <source media={phones} srcSet={narrow.srcset} sizes="100vw" />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={`${styles.picture} ${className}`}
        src={src}
        srcSet={srcset || undefined}
        sizes={srcset ? sizes : undefined}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
        {...styled({
          'background-color': colour,
          'background-image': first && preview ? `url(${preview})` : undefined,
          'background-position': place,
          'object-position': place,
        })}
      />
    </picture>
  )
}
