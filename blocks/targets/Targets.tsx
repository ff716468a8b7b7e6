import { CircleArrowRight, CircleCheck } from 'lucide-react'
import type { BlockOf } from '#blocks/kinds.ts'
import { Heading } from '#web/blocks/Heading.tsx'
import { writtenOf } from '#web/charts/format.ts'
import { useContentStyle } from '#web/parts/contentStyle.ts'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import { Flag } from '#web/parts/TargetFlags.tsx'
import typography from '#web/styles/typography.module.css'
import type { Words } from '#web/words/zh.ts'
import styles from './Targets.module.css'

type Item = BlockOf<'targets'>['items'][number]

/** A shape for each state, so that colour is never what tells it: what is behind has the flag that stands in the models. */
const shapes = { met: CircleCheck, 'on-track': CircleArrowRight, late: undefined, behind: undefined }

/** Each target as the way from its base year: what was covered before, the newest year, and what is left. */
export function Targets({ title, summary, items, note, words }: BlockOf<'targets'> & { words: Words }) {
  return (
    <>
      <Heading>{title}</Heading>
      {summary && (
        <p className={typography.muted}>
          <NonBreaking text={summary} />
        </p>
      )}
      <ul className={styles.targets}>
        {items.map((item) => (
          <Target key={item.name} item={item} words={words} />
        ))}
      </ul>
      {note && (
        <p className={typography.note}>
          <NonBreaking text={note} />
        </p>
      )}
    </>
  )
}

function Target({ item, words: { targets, leaders } }: { item: Item; words: Words }) {
  const styled = useContentStyle()
  const { name, unit, since, values, target, by, state, status, reason, assured } = item
  const [base = 0, now = 0, before = 0] = [values[0], values.at(-1), values.at(-2) ?? values[0]]
  const write = (value: number) => writtenOf([...values, target])(value) + (unit === '%' ? '%' : '')
  const covered = shareOf(base, now, target)
  const lengths = { '--at': percent(covered), '--before': percent(Math.min(covered, shareOf(base, before, target))) }
  const Shape = shapes[state]
  // The base year may be the newest yet.
  const year = values.length === 1 ? targets.base(since) : leaders.year(since + values.length - 1)
  return (
    <li className={styles.target} data-state={Shape ? state : 'behind'} {...styled(lengths)}>
      <div>
        <h3 className={typography.base}>
          <NonBreaking text={name} />
        </h3>
        {unit !== '%' && <p className={typography.fine}>{unit}</p>}
      </div>
      <div>
        <p className={styles.now}>
          <b className={typography.lg}>{write(now)}</b>{' '}
          <span className={typography.fine}>{assured ? year : targets.notAssured(year)}</span>
        </p>
        <div className={styles.rail}>
          <span className={styles.end} data-assured={assured || undefined} />
        </div>
        <p className={`${typography.quiet} ${styles.ends}`}>
          <span>{values.length > 1 && `${write(base)} · ${targets.base(since)}`}</span>
          <b>{by}</b>
        </p>
      </div>
      <div>
        <p className={styles.status}>
          {Shape ? <Shape aria-hidden="true" size={20} /> : <Flag />}
          {status}
        </p>
        {reason && <p className={typography.quiet}>{reason}</p>}
      </div>
    </li>
  )
}

/** How much of the way from `base` to `target` lies behind `value`; nothing where it went the other way. */
const shareOf = (base: number, value: number, target: number) =>
  base === target ? 1 : Math.max(0, Math.min(1, (value - base) / (target - base)))

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
