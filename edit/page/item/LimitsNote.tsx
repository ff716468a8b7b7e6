import type { OpenedItem } from '#contract/edit/items.ts'
import { useLanguage } from '../language.tsx'
import styles from '../Page.module.css'

/** What is not this person's to do with the item. */
export function LimitsNote({ limits }: Pick<OpenedItem, 'limits'>) {
  const { words, lists } = useLanguage()
  if (!limits) return null
  const { languages, canPublish } = limits
  const say = lists.limits
  const names = (languages ?? []).map((lang) => words.languages[lang]).join(words.comma)
  return (
    <p className={styles.marked}>
      {languages && (languages.length > 0 ? say.languages(names) : say.reading)}{' '}
      {!canPublish && languages?.length !== 0 && say.publishing}
    </p>
  )
}
