import { CircleArrowRight, CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { BlockOf } from '#contract/blocks.ts'
import { writtenOf } from '../charts/format.ts'
import typography from '../styles/typography.module.css'
import type { Words } from '../words/zh.ts'
import { Heading } from './Heading.tsx'
import { NonBreaking } from './NonBreaking.tsx'
import styles from './Targets.module.css'

type Item = BlockOf<'targets'>['items'][number]

/** A shape for each state, so that colour is never what tells it. */
const shapes = { met: CircleCheck, 'on-track': CircleArrowRight, late: Clock, behind: TriangleAlert }

/** Each target as the way from its base year: what was covered before, the newest year, and what is left. */
export function Targets({ title, summary, items, note, words }: BlockOf<'targets'> & { words: Words }) {
  return (
    <>
      <Heading>{title}</Heading>
      {summary && <p className={`${typography.muted} ${styles.summary}`}>{summary}</p>}
      <ul className={styles.targets}>
        {items.map((item) => (
          <Target key={item.name} item={item} words={words.targets} />
        ))}
      </ul>
      <p className={`${typography.fine} ${styles.key}`}>
        <span>
          <i className={styles.end} data-assured aria-hidden="true" /> {words.targets.assured}
        </span>
        <span>
          <i className={styles.end} aria-hidden="true" /> {words.targets.notAssured}
        </span>
      </p>
      {note && <p className={typography.note}>{note}</p>}
    </>
  )
}

function Target({ item, words }: { item: Item; words: Words['targets'] }) {
  const { name, unit, since, values, target, by, state, status, reason, assured } = item
  const [base = 0, now = 0, before = 0] = [values[0], values.at(-1), values.at(-2) ?? values[0]]
  const write = (value: number) => writtenOf([...values, target])(value) + (unit === '%' ? '%' : '')
  const covered = shareOf(base, now, target)
  const Shape = shapes[state]
  const year = since + values.length - 1
  // The base year is the newest yet.
  const isNew = values.length === 1
  return (
    <li className={styles.target} data-state={state}>
      <div>
        <h3 className={styles.name}>
          <NonBreaking text={name} />
        </h3>
        {unit !== '%' && <p className={typography.fine}>{unit}</p>}
      </div>
      <div className={styles.way}>
        <p
          className={styles.now}
          data-side={covered > 0.5 ? 'end' : 'start'}
          style={{ '--at': covered } as CSSProperties} // a property of our own, which React's type does not know
        >
          <b>{write(now)}</b> <span className={typography.fine}>{isNew ? words.base(since) : words.year(year)}</span>
        </p>
        <div
          className={styles.rail}
          role="img"
          aria-label={words.covered(Math.round(covered * 100), assured === true)}
          style={{ '--at': covered, '--before': Math.min(covered, shareOf(base, before, target)) } as CSSProperties} // as above
        >
          <span className={styles.past} />
          <span className={styles.latest} />
          <span className={styles.end} data-assured={assured || undefined} />
        </div>
        <p className={styles.ends}>
          {!isNew && (
            <span>
              {write(base)} <span className={typography.fine}>{words.base(since)}</span>
            </span>
          )}
          <span className={styles.goal}>{by}</span>
        </p>
      </div>
      <div>
        <p className={styles.status}>
          <Shape aria-hidden="true" size={20} />
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
