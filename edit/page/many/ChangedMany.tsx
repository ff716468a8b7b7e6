import type { TitledItem } from '#contract/edit/items.ts'
import type { ChangedMany as Changed } from '#contract/edit/many.ts'
import { useItemTitle } from '../item/itemTitle.ts'
import { useFieldLabel } from '../item/useFieldLabel.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { addressOf } from '../route.ts'

interface ChangedManyProps {
  changed: Pick<Changed, 'refused'>
  /** Those that were meant, by their titles. */
  items: readonly TitledItem[]
  /** What became of the others. */
  done: string
}

/** What became of many items: how many were changed, and each that was left as it was, with why. */
export function ChangedMany({ changed: { refused }, items, done }: ChangedManyProps) {
  const { lists, lang } = useLanguage()
  const titleOf = useItemTitle()
  const labelOf = useFieldLabel()
  return (
    <div role="status">
      <p>{done}</p>
      {refused.length > 0 && (
        <>
          <p>{lists.many.refused(refused.length)}</p>
          <ul className={styles.marked}>
            {refused.map(({ kind, id, text, path }) => (
              <li key={`${kind}/${id}`}>
                <a href={addressOf({ kind, id, ...(path && { at: path.join('.') }) })}>
                  {titleOf(items.find((item) => item.kind === kind && item.id === id) ?? { kind, id, title: {} })}
                  {path && ` › ${labelOf(path)}`}
                </a>{' '}
                {text[lang]}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
