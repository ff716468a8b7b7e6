import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Picture as PictureData } from '#contract/picture.ts'
import { cardImage, cardWidth, scrollEdgeTolerance } from '../data/specification.ts'
import control from '../styles/control.module.css'
import type { Words } from '../words/zh.ts'
import styles from './CardList.module.css'
import { ImageViewer } from './ImageViewer.tsx'
import { Picture } from './Picture.tsx'
import { useScrollSteps } from './useScrollSteps.ts'

/** A card of the specification, section 3: `img`, with a text below it and a larger view on click if it asks for them. */
export interface ScrollCard {
  id: string
  img: PictureData
  text?: ReactNode
  preview?: boolean
}

interface Props {
  cards: ScrollCard[]
  label: string
  /** Size of the image in px. */
  imgStyle?: { width: number; height: number }
  /** Width of a card in px. */
  scrollStyle?: { width: number }
  words: Pick<Words, 'cards' | 'viewer'>
}

/** Cards in a row that scrolls sideways: by its buttons, by swipe, by the arrow keys. */
export function CardList({ cards, label, imgStyle = cardImage, scrollStyle = { width: cardWidth }, words }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const left = useRef(0)
  const steps = useScrollSteps(row)
  // Until then the script in the head of the document moves the row.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const [edges, setEdges] = useState({ start: true, end: false })
  const [viewed, setViewed] = useState<number>()
  const previews = cards.filter(({ preview }) => preview).map(({ img }) => img)

  const look = () => {
    const element = row.current
    if (!element || element.clientWidth === 0) return
    setEdges({
      start: element.scrollLeft <= 0,
      end: element.scrollLeft + element.clientWidth >= element.scrollWidth - scrollEdgeTolerance,
    })
  }
  // A kept page comes back as it was left. What is about to be hidden still knows its place; the scroll event of its last frame may be late.
  useLayoutEffect(() => {
    const element = row.current
    if (element) element.scrollLeft = left.current
    return () => {
      if (element) left.current = element.scrollLeft
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the edges depend on the cards and the width alone
  useEffect(() => {
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [cards])

  return (
    <div className={styles.list} data-carousel-root="" data-ready={ready || undefined}>
      <div className={styles.buttons}>
        <button
          type="button"
          className={control.icon}
          data-carousel="previous"
          aria-label={words.cards.left}
          aria-disabled={edges.start}
          onClick={() => steps.move(-scrollStyle.width)}
        >
          <ChevronLeft aria-hidden="true" size={20} />
        </button>
        <button
          type="button"
          className={control.icon}
          data-carousel="next"
          aria-label={words.cards.right}
          aria-disabled={edges.end}
          onClick={() => steps.move(scrollStyle.width)}
        >
          <ChevronRight aria-hidden="true" size={20} />
        </button>
      </div>
      <ul
        ref={row}
        className={styles.row}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        data-strip=""
        onScroll={look}
        onPointerDown={steps.stop}
        onWheel={steps.stop}
        onKeyDown={steps.stop}
      >
        {cards.map((card) => (
          <li key={card.id} className={styles.card} style={{ inlineSize: scrollStyle.width }}>
            {card.preview ? (
              <button
                type="button"
                className={styles.open}
                aria-label={words.viewer.open(card.img.alt)}
                onClick={() => setViewed(previews.indexOf(card.img))}
              >
                <CardImage card={card} size={imgStyle} />
              </button>
            ) : (
              <CardImage card={card} size={imgStyle} />
            )}
            {card.text && <div className={styles.text}>{card.text}</div>}
          </li>
        ))}
      </ul>
      <ImageViewer
        pictures={previews}
        at={viewed}
        onMove={setViewed}
        onClose={() => setViewed(undefined)}
        words={words.viewer}
      />
    </div>
  )
}

const CardImage = ({ card, size }: { card: ScrollCard; size: { width: number; height: number } }) => (
  <span className={styles.frame} style={{ inlineSize: size.width, blockSize: size.height }}>
    <Picture picture={card.img} sizes={`${size.width}px`} />
  </span>
)
