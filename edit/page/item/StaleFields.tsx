import type { StaleField } from '#contract/edit/overviews.ts'
import { localeOf, otherIn } from '#contract/languages.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { Button } from '../Button.tsx'
import { Failure } from '../Failure.tsx'
import { focusField } from '../form/focusField.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'
import { shownTime } from '../shownTime.ts'
import { useStale } from './stale.tsx'
import { useFieldLabel } from './useFieldLabel.ts'
import versions from './Versions.module.css'
import { Words } from './Words.tsx'

/** All texts of the item that were translated before their other language changed. */
export function StaleFields() {
  const { lists } = useLanguage()
  const { fields, markRight, error } = useStale()
  const labelOf = useFieldLabel()
  if (fields.length === 0) return null
  return (
    <details className={styles.marked}>
      <summary>{lists.translation.whole(fields.length)}</summary>
      <Failure error={error} />
      <ul className={versions.stale}>
        {fields.map((field) => (
          <li key={field.name}>
            <Button look="link" onClick={() => void focusField(field.path)}>
              {labelOf(field.path)}
            </Button>
            <StaleChange field={field} />
          </li>
        ))}
      </ul>
      {fields.length > 1 && <Button onClick={() => markRight(fields)}>{lists.translation.rightAll}</Button>}
    </details>
  )
}

/** What changed in the other language, by whom, and a button that says that this text is right all the same. */
export function StaleChange({ field, onRight }: { field: StaleField; onRight?: () => void }) {
  const { lists, lang: shown } = useLanguage()
  const stale = useStale()
  const labelOf = useFieldLabel()
  const { lang, source, now, by, at } = field
  const other = otherIn(siteLanguages(), lang) ?? lang
  const { changed, who, right, rightHere } = lists.translation
  return (
    <div className={versions.staleChange}>
      <p className={styles.hint}>
        {changed[other]} · {who(by, shownTime(at, shown))}
      </p>
      <p className={versions.words} lang={localeOf(other)}>
        <Words before={source} after={now} isBrief />
      </p>
      <Button
        look="link"
        aria-label={rightHere(labelOf(field.path))}
        onClick={onRight ?? (() => stale.markRight([field]))}
      >
        {right}
      </Button>
    </div>
  )
}
