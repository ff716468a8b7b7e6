import type { Channels } from '#contract/complaints.ts'
import { fingerprintOf } from '#sealing/fingerprint.ts'
import type { ComplaintWords } from '../../words/complaint.zh.ts'
import styles from './KeyPrints.module.css'

interface Props extends Pick<Channels, 'channels' | 'recovery'> {
  words: ComplaintWords
}

/** Fingerprints of the keys to which a report is sealed, of each channel, and where else than here they are printed. */
export const KeyPrints = ({ channels, recovery, words: { keys } }: Props) => (
  <details className={styles.keys}>
    <summary>{keys.title}</summary>
    <p>{keys.text}</p>
    {channels.map(({ id, name, printed, officers }) => (
      <section key={id}>
        <h3>{name}</h3>
        <Prints keys={officers} words={keys} />
        <p className={styles.printed}>{printed}</p>
      </section>
    ))}
    {recovery !== null && (
      <section>
        <h3>{keys.recovery}</h3>
        <p className={styles.print} translate="no">
          {fingerprintOf(recovery)}
        </p>
      </section>
    )}
  </details>
)

const Prints = ({ keys, words }: { keys: readonly string[]; words: ComplaintWords['keys'] }) => (
  <dl>
    {keys.map((key, at) => (
      <div key={key}>
        <dt>{words.officer(at + 1)}</dt>
        <dd className={styles.print} translate="no">
          {fingerprintOf(key)}
        </dd>
      </div>
    ))}
  </dl>
)
