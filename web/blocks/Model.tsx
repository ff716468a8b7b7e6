import { useCallback, useRef } from 'react'
import type { BlockOf } from '#contract/blocks.ts'
import { Amount } from '../parts/Amount.tsx'
import { isCutOut, Picture } from '../parts/Picture.tsx'
import { useScrollSpy } from '../parts/scrollSpy.ts'
import typography from '../styles/typography.module.css'
import { DiagramWords } from './DiagramWords.tsx'
import styles from './Model.module.css'

/** How far down the picture figures stand, in per cent: above what is shown, from where their lines lead down to it. */
const figuresAt = 11
/** Where in the window a part is read: below the picture of a phone, in the middle of a desk's. */
const readingLine = 0.66

/**
 * A picture that stays while what is said of its parts passes by. A line leads from the part that is read to its first figure; all
 * other parts are marked with their numbers.
 */
export function Model({ title, summary, picture, items, note }: BlockOf<'model'>) {
  const list = useRef<HTMLOListElement>(null)
  const parts = useCallback(() => [...(list.current?.children ?? [])], [])
  const at = Math.max(0, useScrollSpy(parts, readingLine) ?? 0)
  return (
    <DiagramWords title={title} summary={summary} note={note}>
      <div className={styles.model}>
        <div className={styles.stage}>
          <div className={styles.picture} data-cut={isCutOut(picture) || undefined}>
            <Picture picture={picture} sizes="(min-width: 64em) 60rem, 100vw" />
            <Pins items={items} at={at} />
          </div>
        </div>
        <ol ref={list} className={styles.parts}>
          {items.map((item, index) => (
            <li key={item.title} className={styles.part} data-current={index === at || undefined}>
              <h3 className={typography.base}>{item.title}</h3>
              <p className={`${typography.muted} ${styles.text}`}>{item.text}</p>
              <dl className={styles.figures}>
                {item.figures.map(({ label, value, unit }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <Amount value={value} unit={unit} styles={styles} />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </DiagramWords>
  )
}

/** What stands beside the picture says the same in words. */
function Pins({ items, at }: Pick<BlockOf<'model'>, 'items'> & { at: number }) {
  const current = items[at]
  const [figure] = current?.figures ?? []
  return (
    <span aria-hidden="true">
      {items.map(({ title, at: place }, index) => (
        <span
          key={title}
          className={styles.pin}
          data-current={index === at || undefined}
          style={{ insetInlineStart: `${place.x}%`, insetBlockStart: `${place.y}%` }}
        >
          {index + 1}
        </span>
      ))}
      {current && figure && (
        <span
          className={styles.leader}
          style={{
            insetInlineStart: `${current.at.x}%`,
            insetBlockStart: `${figuresAt}%`,
            blockSize: `${Math.max(0, current.at.y - figuresAt)}%`,
          }}
        >
          {/* As far along its line as the line is along the picture: it never leaves the picture. */}
          <span className={styles.pinned} style={{ translate: `-${current.at.x}% 0` }}>
            <span className={styles.label}>{figure.label}</span>{' '}
            <span>
              <Amount value={figure.value} unit={figure.unit} styles={styles} />
            </span>
          </span>
        </span>
      )}
    </span>
  )
}
