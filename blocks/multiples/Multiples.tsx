import { useId } from 'react'
import { Heading } from '#web/blocks/Heading.tsx'
import { multiplesRows } from '#web/charts/chartRows.ts'
import { NonBreaking, Title } from '#web/parts/NonBreaking.tsx'
import typography from '#web/styles/typography.module.css'
import type { Words } from '#web/words/zh.ts'
import { ChartDrawing } from '../chart/ChartDrawing.tsx'
import { ChartTable } from '../chart/ChartTable.tsx'
import { ChartTools } from '../chart/ChartTools.tsx'
import type { Multiples as MultiplesBlock } from './kind.ts'
import styles from './Multiples.module.css'

/** Height of a drawing in rem, as the style sheet has it; of six the first leads, in the room of four. */
const height = 15
const leadingHeight = 20

/** Several measures over the same years side by side, each with its finding; all their numbers as one table and one file. */
export function Multiples({ block, words }: { block: MultiplesBlock; words: Words }) {
  const id = useId()
  const { title, summary, items, note } = block
  const rows = multiplesRows(block, words.chart)
  return (
    <div className={styles.multiples}>
      <div className={styles.head}>
        <Heading>{title}</Heading>
        <ChartTools name={title} rows={rows} words={words} />
      </div>
      {summary && (
        <p className={styles.summary}>
          <NonBreaking text={summary} />
        </p>
      )}
      <div className={styles.items} data-count={items.length}>
        {items.map((item, at) => (
          <Measure
            key={item.title}
            id={`${id}-${at}`}
            block={block}
            item={item}
            isLeading={items.length === 6 && at === 0}
            words={words}
          />
        ))}
      </div>
      <ChartTable name={title} rows={rows} words={words} isWide />
      {note && (
        <p className={typography.note}>
          <NonBreaking text={note} />
        </p>
      )}
    </div>
  )
}

interface MeasureProps {
  id: string
  block: MultiplesBlock
  item: MultiplesBlock['items'][number]
  isLeading: boolean
  words: Words
}

function Measure({ id, block: { axis, categories }, item, isLeading, words }: MeasureProps) {
  const named = { title: `${id}-title`, summary: `${id}-summary` }
  return (
    <figure
      className={styles.item}
      data-kind={item.kind}
      data-leads={isLeading || undefined}
      aria-labelledby={named.title}
    >
      <h3 id={named.title} className={styles.title}>
        <Title text={item.title} />
      </h3>
      <div className={styles.room}>
        <ChartDrawing
          chart={{ type: 'chart', axis, categories, ...item }}
          named={named}
          words={words}
          height={isLeading ? leadingHeight : height}
        />
      </div>
      <figcaption id={named.summary} className={typography.quiet}>
        <NonBreaking text={item.summary} />
      </figcaption>
    </figure>
  )
}
