import { wordDiff } from './wordDiff.ts'

/** What became of a text, word by word. */
export function Words({ before, after }: { before: string; after: string }) {
  return wordDiff(before, after).map(({ text, change }, index) => {
    const key = `${index} ${change}`
    if (change === 'added') return <ins key={key}>{text}</ins>
    return change === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
  })
}
