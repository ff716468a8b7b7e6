import { goToField } from '../form/reveal.ts'
import { useLanguage } from '../language.tsx'
import styles from './Item.module.css'
import type { Told } from './useIssues.ts'

/** Everything that is wrong, each with its place. */
export function Problems({ told }: { told: readonly Told[] }) {
  const { words, fields } = useLanguage()
  if (told.length === 0) return null
  const languages: Record<string, string> = words.languages
  const placeOf = ({ path }: Told) =>
    path.map((step) => (typeof step === 'number' ? step + 1 : (languages[step] ?? fields[step] ?? step))).join(' › ')
  return (
    <details className={styles.problems}>
      <summary>{words.item.problems(told.length)}</summary>
      <ul>
        {told.map((one) => (
          <li key={`${one.path.join('.')} ${one.text}`}>
            {one.path.length > 0 && (
              <button
                type="button"
                className={styles.link}
                title={words.item.goTo}
                onClick={({ currentTarget }) => currentTarget.form && goToField(currentTarget.form, one.path)}
              >
                {placeOf(one)}
              </button>
            )}{' '}
            {one.text}
          </li>
        ))}
      </ul>
    </details>
  )
}
