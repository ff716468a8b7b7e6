import { useState } from 'react'
import type { BlockOf } from '#blocks/kinds.ts'
import grid from '#web/blocks/Grid.module.css'
import { Heading } from '#web/blocks/Heading.tsx'
import { CollectionBadge } from '#web/parts/ImageView.tsx'
import { ImageViewer } from '#web/parts/ImageViewer.tsx'
import { Picture } from '#web/parts/Picture.tsx'
import typography from '#web/styles/typography.module.css'
import type { Words } from '#web/words/zh.ts'
import styles from './Gallery.module.css'

/** Pictures with captions, each of which opens large, with the others before and after it; without a script, its file. */
export function Gallery({ title, items, words }: BlockOf<'gallery'> & { words: Pick<Words, 'viewer' | 'image'> }) {
  const [viewed, setViewed] = useState<number>()
  return (
    <>
      <Heading>{title}</Heading>
      <ul className={grid.grid}>
        {items.map(({ picture, caption, isCollect }, at) => (
          <li key={picture.src + caption}>
            <figure>
              <button
                type="button"
                className={styles.open}
                data-wide={picture.width > 2 * picture.height || undefined}
                aria-label={words.viewer.open(picture.alt)}
                onClick={() => setViewed(at)}
              >
                <Picture picture={picture} sizes="(min-width: 64em) 40rem, (min-width: 40em) 46vw, 92vw" />
                <CollectionBadge isCollect={isCollect} words={words.image} />
              </button>
              <noscript>
                {import.meta.env.SSR && (
                  <a
                    className={styles.open}
                    data-wide={picture.width > 2 * picture.height || undefined}
                    aria-label={words.viewer.open(picture.alt)}
                    href={picture.src}
                  >
                    <Picture picture={picture} sizes="(min-width: 64em) 40rem, (min-width: 40em) 46vw, 92vw" />
                    <CollectionBadge isCollect={isCollect} words={words.image} />
                  </a>
                )}
              </noscript>
              <figcaption className={`${typography.quiet} ${styles.caption}`}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <ImageViewer
        pictures={items.map(({ picture }) => picture)}
        at={viewed}
        onMove={setViewed}
        onClose={() => setViewed(undefined)}
        words={words.viewer}
      />
    </>
  )
}
