import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Banner } from '#contract/picture.ts'
import { carouselInterval } from '../data/specification.ts'
import type { Words } from '../words/zh.ts'
import { BannerSlide } from './BannerSlide.tsx'
import styles from './Carousel.module.css'
import { useSlides } from './useSlides.ts'

interface Props {
  banners: Banner[]
  words: Pick<Words, 'banner' | 'menu'>
  onPlay: (banner: Banner) => void
}

/** Several banners, one seen at a time: by itself, by buttons, by a finger. Before the app is there, see startup/earlyClicks.js. */
export function Carousel({ banners, words, onPlay }: Props) {
  const count = banners.length
  const root = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const slides = useSlides(track, count)
  const { selected, lead } = slides
  const { ready, paused, setPaused, setBusy } = useTurning(root, lead, selected)
  /** Slides whose turn has come or comes next. */
  const [loaded, setLoaded] = useState<number[]>([0])

  useEffect(() => {
    const around = [selected - 1, selected, selected + 1].map((at) => (at + count) % count)
    setLoaded((before) => [...new Set([...before, ...around])])
  }, [selected, count])

  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={words.banner.label}
      data-carousel-root=""
      data-ready={ready || undefined}
      data-paused={paused || undefined}
      onPointerEnter={() => setBusy(true)}
      onPointerLeave={() => setBusy(false)}
      onFocus={() => setBusy(true)}
      onBlur={() => setBusy(false)}
    >
      <div ref={track} className={styles.track} data-strip="" {...slides.on}>
        {banners.map((banner, at) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for groups
          <div
            key={banner.picInfo}
            className={styles.cell}
            role="group"
            aria-roledescription="slide"
            aria-label={words.banner.slide(at + 1, count)}
            inert={ready && at !== selected}
            data-away={(ready && !loaded.includes(at)) || undefined}
          >
            <BannerSlide banner={banner} words={words} first={at === 0} tall onPlay={onPlay} />
          </div>
        ))}
      </div>
      <Controls {...{ banners, words, selected, paused, lead }} show={slides.show} onPause={() => setPaused(!paused)} />
    </section>
  )
}

/** Leads on by itself, unless it is paused or a pointer or the focus is on it. */
function useTurning(root: RefObject<HTMLElement | null>, lead: (by: number) => void, selected: number) {
  const [ready, setReady] = useState(false)
  const [paused, setPaused] = useState(false)
  const [busy, setBusy] = useState(false)
  // Not after the paint: a press that comes between would be handled by the document's script as well.
  useLayoutEffect(() => {
    const section = root.current
    setReady(true)
    setPaused(section?.dataset.paused !== undefined || matchMedia('(prefers-reduced-motion: reduce)').matches)
    setBusy(section?.matches(':hover') === true || section?.contains(document.activeElement) === true)
  }, [root])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its whole time, however it came
  useEffect(() => {
    if (paused || busy) return
    const timer = setInterval(() => document.hidden || lead(1), carouselInterval)
    return () => clearInterval(timer)
  }, [paused, busy, selected])

  return { ready, paused, setPaused, setBusy }
}

interface ControlProps extends Omit<Props, 'onPlay'> {
  selected: number
  paused: boolean
  lead: (by: number) => void
  show: (at: number) => void
  onPause: () => void
}

/** One back, each slide, one on, and pause. */
const Controls = ({ banners, words: { banner: words }, selected, paused, lead, show, onPause }: ControlProps) => (
  <div className={styles.controls}>
    <button type="button" data-carousel="previous" aria-label={words.previous} onClick={() => lead(-1)}>
      <ChevronLeft aria-hidden="true" size={20} />
    </button>
    <div className={styles.dots}>
      {banners.map((banner, at) => (
        <button
          key={banner.picInfo}
          type="button"
          data-carousel={at}
          aria-label={words.goTo(at + 1)}
          aria-current={at === selected}
          onClick={() => show(at)}
        />
      ))}
    </div>
    <button type="button" data-carousel="next" aria-label={words.next} onClick={() => lead(1)}>
      <ChevronRight aria-hidden="true" size={20} />
    </button>
    <button type="button" data-carousel="pause" aria-label={paused ? words.play : words.pause} onClick={onPause}>
      <Play aria-hidden="true" size={18} />
      <Pause aria-hidden="true" size={18} />
    </button>
  </div>
)
