import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Picture as PictureData } from '#contract/picture.ts'
import { cardImage, cardWidth, scrollEdgeTolerance } from '../data/specification.ts'
import control from '../styles/control.module.css'
import type { Words } from '../words/zh.ts'
import styles from './CardList.module.css'
import { useContentStyle } from './contentStyle.ts'
import { ImageViewer } from './ImageViewer.tsx'
import { Picture } from './Picture.tsx'
import { useScrollSteps } from './useScrollSteps.ts'

/** A card of the specification, section 3: `img`, where it has one, with a text below it and a larger view on click if it asks for them. */
export interface ScrollCard {
  id: string
  img?: PictureData | undefined
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
  const styled = useContentStyle()
  const row = useRef<HTMLUListElement>(null)
  const steps = useScrollSteps(row)
  // Until then the script in the head of the document moves the row; after the paint, a press in between would move it twice.
  const [ready, setReady] = useState(false)
  useLayoutEffect(() => setReady(true), [])
  const { start, end, look } = useEnds(row, cards)
  const [viewed, setViewed] = useState<number>()
  const previews = cards.flatMap(({ img, preview }) => (img && preview ? img : []))
  const button = (way: 'previous' | 'next', name: string, disabled: boolean, by: number) => (
    <button
      type="button"
      className={control.icon}
      data-carousel={way}
      aria-label={name}
      aria-disabled={disabled}
      onClick={() => steps.move(by)}
    >
      {way === 'next' ? <ChevronRight aria-hidden="true" size={20} /> : <ChevronLeft aria-hidden="true" size={20} />}
    </button>
  )
  return (
    <div className={styles.list} data-carousel-root="" data-ready={ready || undefined}>
      <div className={styles.buttons}>
        {button('previous', words.cards.left, start, -scrollStyle.width)}
        {button('next', words.cards.right, end, scrollStyle.width)}
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
          <li key={card.id} className={styles.card} {...styled({ 'inline-size': `${scrollStyle.width}px` })}>
            <CardImage card={card} size={imgStyle} words={words} onOpen={(img) => setViewed(previews.indexOf(img))} />
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

/** Whether the row is at its start or its end; a kept page comes back as it was left. */
function useEnds(row: RefObject<HTMLElement | null>, cards: ScrollCard[]) {
  const left = useRef(0)
  const [ends, setEnds] = useState({ start: true, end: false })
  const look = () => {
    const element = row.current
    if (!element || element.clientWidth === 0) return
    setEnds({
      start: element.scrollLeft <= 0,
      end: element.scrollLeft + element.clientWidth >= element.scrollWidth - scrollEdgeTolerance,
    })
  }
  // What is about to be hidden still knows its place; the scroll event of its last frame may be late.
  useLayoutEffect(() => {
    const element = row.current
    if (element) element.scrollLeft = left.current
    return () => {
      if (element) left.current = element.scrollLeft
    }
  }, [row])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ends depend on the cards and the width alone
  useEffect(() => {
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [cards])
  return { ...ends, look }
}

interface ImageProps {
  card: ScrollCard
  size: { width: number; height: number }
  onOpen: (img: PictureData) => void
  words: Props['words']
}

function CardImage({ card: { img, preview }, size, onOpen, words }: ImageProps) {
  const styled = useContentStyle()
  if (!img) return null
  const image = (
    <span className={styles.frame} {...styled({ 'inline-size': `${size.width}px`, 'block-size': `${size.height}px` })}>
      <Picture picture={img} sizes={`${size.width}px`} />
    </span>
  )
  if (!preview) return image
  return (
    <button type="button" className={styles.open} aria-label={words.viewer.open(img.alt)} onClick={() => onOpen(img)}>
      {image}
    </button>
  )
}
