import type { BlockOf } from '#blocks/kinds.ts'
import { Amount } from '#web/parts/Amount.tsx'
import { useContentStyle } from '#web/parts/contentStyle.ts'
import { Flag } from '#web/parts/TargetFlags.tsx'
import typography from '#web/styles/typography.module.css'
import styles from './ModelPins.module.css'

/** How far down the picture figures stand, in per cent: above what is shown, from where their lines lead down to it. */
const figuresAt = 11
interface Props extends Pick<BlockOf<'model'>, 'items'> {
  at: number
  onPoint: (index: number) => void
}

/** A point at each part, its number above it, so that the thing itself is seen. What is below the picture says the same in words. */
export function ModelPins({ items, at, onPoint }: Props) {
  const styled = useContentStyle()
  const current = items[at]
  const [figure] = current?.figures ?? []
  return (
    <>
      {items.map(({ title, at: place, missed }, index) => (
        <span
          key={title}
          className={styles.pin}
          data-current={index === at || undefined}
          {...styled({ 'inset-inline-start': `${place.x}%`, 'inset-block-start': `${place.y}%` })}
        >
          {missed && (
            <span className={styles.flag}>
              <Flag />
            </span>
          )}
          <button
            type="button"
            className={styles.number}
            aria-label={title}
            aria-pressed={index === at}
            onClick={() => onPoint(index)}
            onFocus={() => onPoint(index)}
            onPointerEnter={() => onPoint(index)}
          >
            {index + 1}
          </button>
        </span>
      ))}
      {current && figure && (
        <span
          aria-hidden="true"
          className={styles.leader}
          {...styled({
            'inset-inline-start': `${current.at.x}%`,
            'inset-block-start': `${figuresAt}%`,
            'block-size': `${Math.max(0, current.at.y - figuresAt)}%`,
          })}
        >
          {/* As far along its line as the line is along the picture: it never leaves the picture. */}
          <span className={styles.pinned} {...styled({ translate: `-${current.at.x}% 0` })}>
            <span className={typography.fine}>{figure.label}</span>{' '}
            <span>
              <Amount
                value={figure.value}
                unit={figure.unit}
                styles={{ value: styles.value, unit: typography.quiet }}
              />
            </span>
          </span>
        </span>
      )}
    </>
  )
}
