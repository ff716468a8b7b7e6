import type { ArticleSummary } from '#contract/article.ts'
import type { Words } from '../words/zh.ts'
import styles from './FilmButton.module.css'
import { ImageView } from './ImageView.tsx'

interface Props {
  film: ArticleSummary
  sizes: string
  onPlay: () => void
  words: Pick<Words, 'banner' | 'image'>
}

/** A film's picture, which plays it; without a script it leads to the file, which browsers play themselves. */
export function FilmButton({ film, sizes, onPlay, words }: Props) {
  const label = words.banner.video(film.title)
  const picture = <ImageView src={film.picture} sizes={sizes} isCollect={film.isCollect} playable words={words.image} />
  return (
    <>
      <button type="button" className={styles.film} aria-label={label} onClick={onPlay}>
        {picture}
      </button>
      <noscript>
        {import.meta.env.SSR && (
          <a className={styles.film} aria-label={label} href={film.videoInfo}>
            {picture}
          </a>
        )}
      </noscript>
    </>
  )
}
