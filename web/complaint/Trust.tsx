import { ArrowLink } from '../parts/ArrowLink.tsx'
import { useComplaintWords } from './complaintWords.ts'
import styles from './Trust.module.css'

/** What a reader should know before writing, beside the form: who reads it, what is kept, what cannot be promised, how to get away. */
export function Trust() {
  const { trust, exit } = useComplaintWords()
  return (
    <div className={styles.trust}>
      <h2>{trust.title}</h2>
      <dl>
        {[...trust.items, trust.device].map((item) => (
          <div key={item[0]} className={item === trust.device ? styles.device : undefined}>
            <dt>{item[0]}</dt>
            <dd>{item[1]}</dd>
          </div>
        ))}
      </dl>
      <p>
        {exit.hint}
        {exit.hint.endsWith('.') && ' '}
        <span className={styles.keys}>{exit.keys}</span>
      </p>
      <ArrowLink to="/honest/reportChannel">{trust.others}</ArrowLink>
    </div>
  )
}
