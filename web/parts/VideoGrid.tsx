import { useState } from 'react'
import type { ArticleSummary } from '#contract/article.ts'
import { Link } from '../router.tsx'
import type { Words } from '../words/zh.ts'
import { DateMark } from './DateMark.tsx'
import { ImageView } from './ImageView.tsx'
import { VideoDialog } from './VideoDialog.tsx'
import styles from './VideoGrid.module.css'

/** Films as cards: the picture plays the film, the title leads to its text. */
export function VideoGrid({
  videos,
  words,
}: {
  videos: ArticleSummary[]
  words: Pick<Words, 'video' | 'image' | 'banner'>
}) {
  const [playing, setPlaying] = useState<ArticleSummary>()
  return (
    <>
      <ul className={styles.grid}>
        {videos.map((video) => (
          <li key={video.id}>
            <button
              type="button"
              className={styles.play}
              aria-label={words.banner.video(video.title)}
              onClick={() => setPlaying(video)}
            >
              <ImageView src={video.picture} sizes="(min-width: 64em) 25rem, 92vw" playable words={words.image} />
            </button>
            <h2 className={styles.title}>
              <Link to={video.link}>{video.title}</Link>
            </h2>
            <p className={styles.meta}>
              <DateMark date={video.date} />
              <span>{video.categoryName}</span>
              {video.duration !== undefined && <span>{words.video.seconds(video.duration)}</span>}
            </p>
          </li>
        ))}
      </ul>
      <VideoDialog
        src={playing?.videoInfo ?? ''}
        title={playing?.title ?? ''}
        show={playing !== undefined}
        onClose={() => setPlaying(undefined)}
        words={words.video}
      />
    </>
  )
}
