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

/** A film's picture, which plays it. */
export const FilmButton = ({ film, sizes, onPlay, words }: Props) => (
  <button type="button" className={styles.film} aria-label={words.banner.video(film.title)} onClick={onPlay}>
    <ImageView src={film.picture} sizes={sizes} playable words={words.image} />
  </button>
)
