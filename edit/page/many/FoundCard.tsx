import type { FoundItem, FoundPlace } from '#contract/edit/many.ts'
import { ItemCard } from '../ItemCard.tsx'
import { useItemTitle } from '../item/itemTitle.ts'
import { useFieldLabel } from '../item/useFieldLabel.ts'
import { useLanguage } from '../language.tsx'
import lists from '../lists/Lists.module.css'
import styles from '../Page.module.css'
import { addressOf } from '../route.ts'
import { ChooseBox } from './ChooseBox.tsx'
import type { Chosen } from './useChosen.ts'

interface FoundCardProps {
  item: FoundItem
  replacement: string
  rows: Chosen
  keyOf(place: FoundPlace): string
}

/** An item with the places of the words in it, each as it is and as it would be. */
export function FoundCard({ item, replacement, rows, keyOf }: FoundCardProps) {
  return (
    <ItemCard item={item}>
      <ul className={styles.texts}>
        {item.places.map((place) => (
          <PlaceRow
            key={keyOf(place)}
            {...{ item, place, rows }}
            of={keyOf(place)}
            replacement={rows.isChosen(keyOf(place)) ? replacement : undefined}
          />
        ))}
      </ul>
    </ItemCard>
  )
}

interface PlaceRowProps extends Pick<FoundCardProps, 'item' | 'rows'> {
  place: FoundPlace
  of: string
  /** What takes the place of the words, where they are chosen. */
  replacement: string | undefined
}

function PlaceRow({ item: { kind, id, title }, place, rows, of, replacement }: PlaceRowProps) {
  const { many: say } = useLanguage().lists
  const labelOf = useFieldLabel()
  const titleOf = useItemTitle()
  const { path, lang, before, words, after, figure, isMixed } = place
  const label = labelOf(path)
  const isFree = figure === undefined && !isMixed
  return (
    <li className={lists.waitingRow}>
      {isFree ? (
        <ChooseBox
          rows={rows}
          of={of}
          aria-label={`${titleOf({ kind, id, title })} › ${label}: ${before}${words}${after}`}
        />
      ) : (
        <span />
      )}
      <span className={styles.meta}>
        <a href={addressOf({ kind, id, at: path.join('.') })}>{label}</a>
        {figure !== undefined && <a href={addressOf({ kind: 'figures', id: 'figures', at: figure })}>{say.inFigure}</a>}
        {isMixed && <span>{say.isMixed}</span>}
      </span>
      <p lang={lang}>
        {before}
        {replacement === undefined ? <mark>{words}</mark> : <del>{words}</del>}
        {replacement && <ins>{replacement}</ins>}
        {after}
      </p>
    </li>
  )
}
