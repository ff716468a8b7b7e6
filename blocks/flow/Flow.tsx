import type { BlockOf } from '#blocks/kinds.ts'
import { DiagramWords } from '#web/blocks/DiagramWords.tsx'
import { Amount } from '#web/parts/Amount.tsx'
import { useContentStyle } from '#web/parts/contentStyle.ts'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import typography from '#web/styles/typography.module.css'
import { decimal } from '#web/words/decimal.ts'
import styles from './Flow.module.css'

type Item = BlockOf<'flow'>['items'][number]

/**
 * A train of stations: what leaves one enters the next. What is measured at every station has bars, which show how much is
 * left of it; what is measured at some of them has none, nor has a temperature below zero.
 */
export function Flow({ title, summary, items, note }: BlockOf<'flow'>) {
  const styled = useContentStyle()
  const valuesOf = (label: string) => items.flatMap((item) => measuresOf(item, label))
  return (
    <DiagramWords title={title} summary={summary} note={note}>
      <ol className={styles.flow} data-count={items.length}>
        {items.map((item) => (
          <li key={item.title} className={styles.station}>
            <h3 className={`${typography.base} ${styles.title}`}>{item.title}</h3>
            <p className={`${typography.quiet} ${styles.text}`}>
              <NonBreaking text={item.text} />
            </p>
            {item.measures && (
              <dl className={styles.measures}>
                {item.measures.map(({ label, value, unit }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <Amount value={decimal(value)} unit={unit} styles={styles} />
                    </dd>
                    {isCompared(valuesOf(label), items.length) && (
                      <span className={styles.bar} aria-hidden="true">
                        <span
                          {...styled({ 'inline-size': `${(100 * value) / (Math.max(...valuesOf(label)) || 1)}%` })}
                        />
                      </span>
                    )}
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
    </DiagramWords>
  )
}

const isCompared = (values: number[], stations: number) =>
  values.length === stations && values.every((value) => value >= 0)
const measuresOf = ({ measures = [] }: Item, label: string) =>
  measures.filter((measure) => measure.label === label).map(({ value }) => value)
