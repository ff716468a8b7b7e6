import type { UseQueryResult } from '@tanstack/react-query'
import { CallError } from './api.ts'
import { Button } from './Button.tsx'
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

interface FailureProps {
  /** What failed; nothing is shown as long as nothing did. */
  error: unknown
  retry?: () => unknown
  /** In place of the general sentence. */
  missing?: string
}

export function Failure({ error, retry, missing }: FailureProps) {
  const { words, lists } = useLanguage()
  const say = useFailure()
  if (!error) return null
  return (
    <div className={styles.failure} role="alert">
      <p>{say(error, missing)}</p>
      {error instanceof CallError && error.problems.length > 0 && (
        <>
          <p>{lists.refused}</p>
          <ProblemLinks problems={error.problems} />
        </>
      )}
      {error instanceof CallError && error.isStranger && (
        // In a window of its own: what is not saved stays in this one.
        <a href="/" target="_blank" rel="noreferrer" className={styles.signIn}>
          {words.nav.signIn}
        </a>
      )}
      {retry && (
        <Button look="link" onClick={() => retry()}>
          {words.failed.retry}
        </Button>
      )}
    </div>
  )
}

/** What has to be mended first, each with a link to its field. */
export function ProblemLinks({ problems }: Pick<CallError, 'problems'>) {
  const { lang } = useLanguage()
  const labelOf = useFieldLabel()
  return (
    <ul>
      {problems.map(({ kind, id, file, title, path, text }) => (
        <li key={`${file} ${path?.join('.')} ${text.en}`}>
          {kind !== undefined && id !== undefined && (
            <a href={addressOf({ kind, id, ...(path && { at: path.join('.') }) })}>
              {[title?.[lang] ?? file, path && labelOf(path)].filter(Boolean).join(' › ')}
            </a>
          )}{' '}
          {text[lang]}
        </li>
      ))}
    </ul>
  )
}

/** That something is waited for, and what. */
export const Loading = ({ say }: { say?: string }) => {
  const { words } = useLanguage()
  return (
    <p className={styles.loading} role="status">
      {say ?? words.failed.load}
    </p>
  )
}

/** In the place of an answer: that it is waited for, or why there is none, with a way to ask again. */
export const Pending = ({
  of: { error, isPending, refetch },
  say,
}: {
  of: Pick<UseQueryResult, 'error' | 'isPending' | 'refetch'>
  say?: string
}) => (
  <>
    <Failure error={error} retry={refetch} />
    {isPending && <Loading {...(say && { say })} />}
  </>
)
