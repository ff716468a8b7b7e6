import type { ComplaintWords } from '../../words/complaint.zh.ts'
import styles from './KeyPrints.module.css'
import type { Offered } from './prepareSealing.ts'

interface Props {
  channel: Offered['channels'][number]
  words: ComplaintWords
  isOpen?: boolean
}

/** The fingerprint of all keys to which a report of a channel is sealed, and where else than here it is printed. */
export const KeyPrints = ({ channel: { print, printed }, words: { keys }, isOpen }: Props) => (
  <details className={styles.keys} open={isOpen}>
    <summary>{keys.title}</summary>
    <p>{keys.text}</p>
    <p className={styles.print} translate="no">
      {print.split('-').map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be the same, and none moves
        <span key={at}>{group}</span>
      ))}
    </p>
    <p className={styles.printed}>{printed}</p>
  </details>
)
