import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Banner } from '#contract/picture.ts'
import { carouselInterval } from '../constants.ts'
import type { Words } from '../words/zh.ts'
import styles from './Banner.module.css'
import { BannerSlide } from './BannerSlide.tsx'

interface Props {
  banners: Banner[]
  words: Pick<Words, 'banner' | 'menu'>
  onPlay: (banner: Banner) => void
}

/** A finger that has moved this far sideways, in pixels, means the next slide. */
const swipe = 40

/** Several banners, one seen at a time: by itself, by buttons, by swiping. */
export function Carousel({ banners, words, onPlay }: Props) {
  const count = banners.length
  const [place, setPlace] = useState<{ selected: number; left?: number }>({ selected: 0 })
  const { selected } = place
  /** The dots answer a press at once; the pictures, which take longer to paint, follow a frame later. */
  const seen = useDeferredValue(place)
  const [paused, setPaused] = useState(false)
  const [busy, setBusy] = useState(false) // pointer or focus is on the carousel
  const [running, setRunning] = useState(false)
  const touched = useRef<{ x: number; y: number }>(undefined)

  const show = (at: number) => setPlace((before) => ({ selected: at, left: before.selected }))
  const lead = (by: number) =>
    setPlace((before) => ({ selected: (before.selected + by + count) % count, left: before.selected }))

  useEffect(() => {
    setRunning(true)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its whole time, however it came
  useEffect(() => {
    if (paused || busy) return
    const timer = setInterval(() => document.hidden || lead(1), carouselInterval)
    return () => clearInterval(timer)
  }, [paused, busy, selected])

  /** The one that leaves fades out; the one that comes next is fetched meanwhile; the others ask for nothing. */
  const stateOf = (at: number) => {
    if (at === seen.selected) return 'seen'
    if (at === seen.left) return 'leaving'
    return running && at === (seen.selected + 1) % count ? 'next' : 'away'
  }

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
      <div
        className={styles.track}
        onPointerDown={({ pointerType, clientX, clientY }) => {
          touched.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY }
        }}
        onPointerUp={({ clientX, clientY }) => {
          const [x, y] = [clientX - (touched.current?.x ?? clientX), clientY - (touched.current?.y ?? clientY)]
          touched.current = undefined
          if (Math.abs(x) > swipe && Math.abs(x) > Math.abs(y)) lead(x < 0 ? 1 : -1)
        }}
      >
        {banners.map((banner, at) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for groups
          <div
            key={banner.picInfo}
            className={styles.cell}
            role="group"
            aria-roledescription="slide"
            aria-label={words.banner.slide(at + 1, count)}
            inert={at !== seen.selected}
            data-state={stateOf(at)}
          >
            <BannerSlide banner={banner} words={words} first={at === 0} onPlay={onPlay} />
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <button type="button" aria-label={words.banner.previous} onClick={() => lead(-1)}>
          <ChevronLeft aria-hidden="true" size={20} />
        </button>
        <div className={styles.dots}>
          {banners.map((banner, at) => (
            <button
              key={banner.picInfo}
              type="button"
              aria-label={words.banner.goTo(at + 1)}
              aria-current={at === selected}
              onClick={() => show(at)}
            />
          ))}
        </div>
        <button type="button" aria-label={words.banner.next} onClick={() => lead(1)}>
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
