import { wordDiff } from './wordDiff.ts'

/** Of a longer text that stayed as it was, so many characters are shown beside what changed. */
const beside = 60

interface WordsProps {
  before: string
  after: string
  /** Leaves out what is far from any change. */
  isBrief?: boolean
}

/** What became of a text, word by word. */
export function Words({ before, after, isBrief = false }: WordsProps) {
  const parts = wordDiff(before, after)
  return parts.map(({ text, change }, index) => {
    const key = `${index} ${change}`
    if (change === 'added') return <ins key={key}>{text}</ins>
    if (change === 'removed') return <del key={key}>{text}</del>
    const isLong = isBrief && text.length > 3 * beside
    return <span key={key}>{isLong ? brief(text, index > 0, index < parts.length - 1) : text}</span>
  })
}

const brief = (text: string, isAfterChange: boolean, isBeforeChange: boolean) =>
  [isAfterChange ? text.slice(0, beside) : '', isBeforeChange ? text.slice(-beside) : ''].join('…')
