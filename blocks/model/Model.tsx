import { useCallback, useRef, useState } from 'react'
import type { BlockOf } from '#blocks/kinds.ts'
import { DiagramWords } from '#web/blocks/DiagramWords.tsx'
import { Amount } from '#web/parts/Amount.tsx'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import { isCutOut, Picture } from '#web/parts/Picture.tsx'
import { useScrollSpy } from '#web/parts/scrollSpy.ts'
import { FlagLink } from '#web/parts/TargetFlags.tsx'
import typography from '#web/styles/typography.module.css'
import styles from './Model.module.css'
import { ModelPins } from './ModelPins.tsx'

/** Where in the window a part is read: below the picture, which stays in the upper half of a narrow screen. */
const readingLine = 0.66

/**
 * A picture with the parts of what it shows. It stays in sight, above them or beside them, while they pass by, and a line leads from the
 * part that is read, or whose number is pointed at, to its first figure.
 */
export function Model({ title, summary, picture, items, note }: BlockOf<'model'>) {
  const list = useRef<HTMLOListElement>(null)
  const parts = useCallback(() => [...(list.current?.children ?? [])], [])
  const read = Math.max(0, useScrollSpy(parts, readingLine) ?? 0)
  const [pointed, setPointed] = useState({ at: 0, read: 0 })
  const at = pointed.read === read ? pointed.at : read
  const point = (index: number) => setPointed({ at: index, read })
  return (
    <DiagramWords title={title} summary={summary} note={note}>
      <div className={styles.model}>
        <div className={styles.stage}>
          <div className={styles.picture} data-cut={isCutOut(picture) || undefined}>
            <Picture picture={picture} sizes="(min-width: 64em) 60vw, 100vw" />
            <ModelPins items={items} at={at} onPoint={point} />
          </div>
        </div>
        <ol ref={list} className={styles.parts}>
          {items.map((item, index) => (
            <li key={item.title} className={styles.part} data-current={index === at || undefined}>
              <h3 className={typography.base}>{item.title}</h3>
              <p className={`${typography.muted} ${styles.text}`}>
                <NonBreaking text={item.text} />
              </p>
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
              {item.missed && <FlagLink to={item.missed.to}>{item.missed.label}</FlagLink>}
            </li>
          ))}
        </ol>
      </div>
    </DiagramWords>
  )
}
