import { useState } from 'react'
import type { ArticleSummary } from '#contract/article.ts'
import { Link } from '../routing/Link.tsx'
import type { Words } from '../words/zh.ts'
import { DateMark } from './DateMark.tsx'
import { FilmButton } from './FilmButton.tsx'
import { FilmDialog } from './FilmDialog.tsx'
import { Meta } from './Meta.tsx'
import styles from './VideoGrid.module.css'

interface Props {
  videos: ArticleSummary[]
  words: Pick<Words, 'video' | 'image' | 'banner'>
}

/** Films as cards: the picture plays the film, the title leads to its text. */
export function VideoGrid({ videos, words }: Props) {
  const [playing, setPlaying] = useState<ArticleSummary>()
  return (
    <>
      <ul className={styles.grid}>
        {videos.map((video) => (
          <li key={video.id}>
            <FilmButton
              film={video}
              sizes="(min-width: 64em) 25rem, 92vw"
              onPlay={() => setPlaying(video)}
              words={words}
            />
            <h2 className={styles.title}>
              <Link to={video.link}>{video.title}</Link>
            </h2>
            <Meta>
              <DateMark date={video.date} />
              <span>{video.categoryName}</span>
              {video.duration !== undefined && <span>{words.video.seconds(video.duration)}</span>}
            </Meta>
          </li>
        ))}
      </ul>
      <FilmDialog film={playing} onClose={() => setPlaying(undefined)} words={words.video} />
    </>
  )
}
