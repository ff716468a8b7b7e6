import control from '../styles/control.module.css'
import { goesOn } from './autoClear.ts'
import { useComplaintWords } from './complaintWords.ts'
import styles from './IdleNotice.module.css'

/** Says that the page is about to be cleared, for as long as it is, and lets the reader say that they are there. */
export function IdleNotice({ isNear }: { isNear: boolean }) {
  const { exit } = useComplaintWords()
  return (
    <div role="status" className={styles.place}>
      {isNear && (
        <p className={styles.notice}>
          {exit.near}
          {/* A press is a sign of life: the button would go before it is over, and what lies below would be pressed. */}
          <button
            type="button"
            className={control.quiet}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={goesOn}
          >
            {exit.stay}
          </button>
        </p>
      )}
    </div>
  )
}
