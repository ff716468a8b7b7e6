import { piecesOf, runsOf } from './nonBreaking.ts'

/** Text whose values stay with their units, and whose years stay together. */
export function NonBreaking({ text }: { text: string }) {
  const pieces = piecesOf(text)
  if (pieces.length === 1) return text
  return (
    <span>
      {pieces.map((piece, at) =>
        at % 2 === 0 ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
          <span key={at} data-whole>
            {piece}
          </span>
        ),
      )}
    </span>
  )
}

/** A heading: in Chinese, which has no spaces to break at, it breaks at its marks as long as what is between them has room in a line. */
export function Title({ text }: { text: string }) {
  const runs = runsOf(text)
  if (runs.length === 1) return <NonBreaking text={text} />
  return (
    <span>
      {runs.map(({ run, fits }, at) =>
        fits ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a heading keep their order
          <span key={at} data-run>
            {run}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <NonBreaking key={at} text={run} />
        ),
      )}
    </span>
  )
}
