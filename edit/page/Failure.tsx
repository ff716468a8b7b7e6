import { CallError } from './api.ts'
import styles from './Failure.module.css'
import { useFieldLabel } from './item/useFieldLabel.ts'
import { useLanguage } from './language.tsx'
import { addressOf } from './route.ts'

/** What went wrong, in the program's own sentence where it gave one. */
export function useFailure(): (error: unknown, other?: string) => string {
  const { words, lang } = useLanguage()
  return (error, other = words.failed.other) => {
    if (!(error instanceof CallError)) return other
    return error.isOffline ? words.failed.offline : (error.text[lang] ?? other)
  }
}

export function Failure({ error, retry, missing }: { error: unknown; retry?: () => void; missing?: string }) {
  const { words } = useLanguage()
  const say = useFailure()
  return (
    <div className={styles.failure} role="alert">
      <p>{say(error, missing)}</p>
      {error instanceof CallError && <Refused problems={error.problems} />}
      {error instanceof CallError && error.isStranger && (
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

/** What has to be mended first, each with a link to its field. */
function Refused({ problems }: Pick<CallError, 'problems'>) {
  const { lists, lang } = useLanguage()
  const labelOf = useFieldLabel()
  if (problems.length === 0) return null
  return (
    <>
      <p>{lists.refused}</p>
      <ul>
        {problems.map(({ kind, id, file, path, text }) => (
          <li key={`${file} ${path?.join('.')} ${text.en}`}>
            {kind !== undefined && id !== undefined && (
              <a href={addressOf({ kind, id, ...(path && { at: path.join('.') }) })}>
                {[file, path && labelOf(path)].filter(Boolean).join(' › ')}
              </a>
            )}{' '}
            {text[lang]}
          </li>
        ))}
      </ul>
    </>
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
