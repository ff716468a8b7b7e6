import type { BlockOf } from '#blocks/kinds.ts'
import { Heading } from '#web/blocks/Heading.tsx'
import { ArrowLink } from '#web/parts/ArrowLink.tsx'
import { useContentStyle } from '#web/parts/contentStyle.ts'
import { Picture } from '#web/parts/Picture.tsx'
import typography from '#web/styles/typography.module.css'
import { Text } from '../prose/Prose.tsx'
import styles from './Split.module.css'

/** Neither thinner nor flatter than this, so that a picture fits its text; one very wide keeps more of its sides. */
const [tallest, widest, veryWide] = [1, 16 / 10, 2]

/** A picture and a text side by side; on phones the picture stands first. */
export function Split({ title, text, side, caption, link, picture }: BlockOf<'split'>) {
  const styled = useContentStyle()
  const own = picture.width / picture.height
  const aspectRatio = own > veryWide ? veryWide : Math.min(widest, Math.max(tallest, own))
  return (
    <div className={styles.split} data-side={side}>
      <div className={styles.words}>
        <Heading>{title}</Heading>
        <Text html={text} />
        {link && (
          <p className={styles.link}>
            <ArrowLink to={link.to}>{link.text}</ArrowLink>
          </p>
        )}
      </div>
      <figure className={styles.figure}>
        <div className={styles.picture} {...styled({ 'aspect-ratio': aspectRatio })}>
          <Picture picture={picture} sizes="(min-width: 64em) 40rem, 92vw" />
        </div>
        {caption && <figcaption className={`${typography.quiet} ${styles.caption}`}>{caption}</figcaption>}
      </figure>
    </div>
  )
}
