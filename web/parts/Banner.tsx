import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Banner as BannerData } from '#contract/picture.ts'
import { carouselInterval } from '../constants.ts'
import type { Words } from '../words/zh.ts'
import styles from './Banner.module.css'
import { BannerSlide } from './BannerSlide.tsx'
import { VideoDialog } from './VideoDialog.tsx'

interface Props {
  banners: BannerData[]
  words: Pick<Words, 'banner' | 'video' | 'menu'>
  /** The title of the page is the heading of the single banner. Home has a heading of its own, and its banner comes first. */
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
            <BannerSlide banner={only} words={words} heading={heading} first onPlay={() => setFilm(only)} />
          ) : (
            <Carousel banners={banners} words={words} onPlay={setFilm} />
          )}
        </div>
      )}
      <VideoDialog
        src={film?.videoInfo ?? ''}
        captions={film?.captions}
        title={film?.title ?? ''}
        show={film !== undefined}
        onClose={() => setFilm(undefined)}
        words={words.video}
      />
    </>
  )
}

function Carousel({ banners, words, onPlay }: Props & { onPlay: (banner: BannerData) => void }) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 32 })
  const [selected, setSelected] = useState(0)
  const kept = useRef(0)
  const [paused, setPaused] = useState(false)
  const [busy, setBusy] = useState(false) // pointer or focus is on the carousel

  useEffect(() => {
    if (!embla) return
    embla.scrollTo(kept.current, true) // a page that was kept comes back with the slide it had
    const look = () => {
      kept.current = embla.selectedScrollSnap()
      setSelected(kept.current)
    }
    embla.on('select', look)
    return () => void embla.off('select', look)
  }, [embla])

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [])

  useEffect(() => {
    if (!embla || paused || busy) return
    const timer = setInterval(() => document.hidden || embla.scrollNext(), carouselInterval)
    return () => clearInterval(timer)
  }, [embla, paused, busy])

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={words.banner.label}
      onPointerEnter={() => setBusy(true)}
      onPointerLeave={() => setBusy(false)}
      onFocus={() => setBusy(true)}
      onBlur={() => setBusy(false)}
    >
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.track}>
          {banners.map((banner, at) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for groups
            <div
              key={banner.picInfo}
              className={styles.cell}
              role="group"
              aria-roledescription="slide"
              aria-label={words.banner.slide(at + 1, banners.length)}
              inert={at !== selected}
            >
              <BannerSlide banner={banner} words={words} first={at === 0} onPlay={() => onPlay(banner)} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <button type="button" aria-label={words.banner.previous} onClick={() => embla?.scrollPrev()}>
          <ChevronLeft aria-hidden="true" size={20} />
        </button>
        <div className={styles.dots}>
          {banners.map((banner, at) => (
            <button
              key={banner.picInfo}
              type="button"
              aria-label={words.banner.goTo(at + 1)}
              aria-current={at === selected}
              onClick={() => embla?.scrollTo(at)}
            />
          ))}
        </div>
        <button type="button" aria-label={words.banner.next} onClick={() => embla?.scrollNext()}>
          <ChevronRight aria-hidden="true" size={20} />
        </button>
        <button
          type="button"
          aria-label={paused ? words.banner.play : words.banner.pause}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
        </button>
      </div>
    </section>
  )
}
