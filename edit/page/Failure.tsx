import { Refusal } from './api.ts'
import styles from './Failure.module.css'
import { useLanguage } from './language.tsx'

/** What went wrong, in the program's own sentence where it gave one. */
export function useFailure(): (error: unknown, other?: string) => string {
  const { words, lang } = useLanguage()
  return (error, other = words.failed.other) => {
    if (!(error instanceof Refusal)) return other
    return error.isOffline ? words.failed.offline : (error.text[lang] ?? other)
  }
}

export function Failure({ error, retry, missing }: { error: unknown; retry?: () => void; missing?: string }) {
  const { words } = useLanguage()
  const say = useFailure()
  return (
    <div className={styles.failure} role="alert">
      <p>{say(error, missing)}</p>
      {error instanceof Refusal && error.isStranger && (
        // In a window of its own: what is not saved stays in this one.
        <a href="/" target="_blank" rel="noreferrer" className={styles.button}>
          {words.nav.signIn}
        </a>
      )}
      {retry && (
        <button type="button" className={styles.button} onClick={retry}>
          {words.failed.retry}
        </button>
      )}
    </div>
  )
}

export const Loading = () => {
  const { words } = useLanguage()
  return (
    <p className={styles.loading} role="status">
      {words.failed.load}
    </p>
  )
}
