import { useId } from 'react'
import { Heading } from '#web/blocks/Heading.tsx'
import { rowsOf } from '#web/charts/chartRows.ts'
import { heightsOf } from '#web/charts/drawingSizes.ts'
import { useContentStyle } from '#web/parts/contentStyle.ts'
import { NonBreaking, Title } from '#web/parts/NonBreaking.tsx'
import typography from '#web/styles/typography.module.css'
import type { Words } from '#web/words/zh.ts'
import styles from './Chart.module.css'
import { ChartDrawing } from './ChartDrawing.tsx'
import { ChartTable } from './ChartTable.tsx'
import { ChartTools } from './ChartTools.tsx'
import type { Chart as ChartData } from './kind.ts'

/**
 * A chart with its finding in words; the same numbers as a table and as a file. Which of drawing and table is shown the style sheet
 * knows from the switch, so that it works before the app is there. The drawing comes in a chunk of its own.
 */
export function Chart({ chart, words }: { chart: ChartData; words: Words }) {
  const styled = useContentStyle()
  const id = useId()
  const named = { title: `${id}-title`, summary: `${id}-summary` }
  const rows = rowsOf(chart, words.chart)
  return (
    <figure className={styles.chart} data-kind={chart.kind} aria-labelledby={named.title}>
      <figcaption className={styles.words}>
        <Heading>
          <span id={named.title}>
            <Title text={chart.title} />
          </span>
        </Heading>
        <p id={named.summary} className={styles.summary}>
          <NonBreaking text={chart.summary} />
        </p>
      </figcaption>
      <ChartTools name={chart.title} rows={rows} words={words} />
      <div className={styles.data}>
        <div className={styles.room} {...styled(roomOf(chart))}>
          <ChartDrawing chart={chart} named={named} words={words} />
        </div>
        <ChartTable name={chart.title} unit={chart.unit} rows={rows} words={words} />
        {chart.note && (
          <p className={typography.note}>
            <NonBreaking text={chart.note} />
          </p>
        )}
      </div>
    </figure>
  )
}

/** Its heights, by which nothing moves when the drawing comes. */
function roomOf(chart: ChartData) {
  const { narrow, wide } = heightsOf(chart)
  return { '--narrow': `${narrow}rem`, '--wide': `${wide}rem` }
}
