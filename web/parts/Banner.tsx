import { useState } from 'react'
import type { Banner as BannerData } from '#contract/picture.ts'
import type { Words } from '../words/zh.ts'
import styles from './Banner.module.css'
import { BannerSlide } from './BannerSlide.tsx'
import { Carousel } from './Carousel.tsx'
import { FilmDialog } from './FilmDialog.tsx'

interface Props {
  banners: BannerData[]
  words: Pick<Words, 'banner' | 'video' | 'menu'>
  /** The first banner's title is the page's heading. Home has a heading of its own, and its banner comes first. */
  heading?: boolean
}

/** Several banners: a carousel. One: a single image. None: an empty block of 360 px. */
export function Banner({ banners, words, heading = false }: Props) {
  const [film, setFilm] = useState<BannerData>()
  const [only] = banners
  return (
    <>
      {!only && <div className={styles.empty} />}
      {only && (
        <div className={heading ? undefined : styles.first}>
          {banners.length === 1 ? (
            <BannerSlide banner={only} words={words} heading={heading} first tall={!heading} onPlay={setFilm} />
          ) : (
            <>
              {/* Of the slides all but one are inert: the heading must not go with its slide. */}
              {heading && <h1 className="visually-hidden">{only.title}</h1>}
              <Carousel banners={banners} words={words} onPlay={setFilm} />
            </>
          )}
        </div>
      )}
      <FilmDialog film={film} onClose={() => setFilm(undefined)} words={words.video} />
    </>
  )
}
