import { useCallback, useRef, useState } from 'react'
import type { BlockOf } from '#blocks/kinds.ts'
import { DiagramWords } from '#web/blocks/DiagramWords.tsx'
import { Amount } from '#web/parts/Amount.tsx'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import { isCutOut, Picture } from '#web/parts/Picture.tsx'
import { useScrollSpy } from '#web/parts/scrollSpy.ts'
import typography from '#web/styles/typography.module.css'
import styles from './Model.module.css'
import { ModelPins } from './ModelPins.tsx'

/** Where in the window a part is read: below the picture, which stays in the upper half. */
const readingLine = 0.66

/**
 * A picture with the parts of what it shows. A line leads from one part to its first figure: on a narrow screen from the one that is
 * read, while the picture stays above them; where they stand side by side below it from the one that is pointed at.
 */
export function Model({ title, summary, picture, items, note }: BlockOf<'model'>) {
  const list = useRef<HTMLOListElement>(null)
  // Parts in one row are all read at once.
  const parts = useCallback(() => (isRow(list.current) ? [] : [...(list.current?.children ?? [])]), [])
  const read = Math.max(0, useScrollSpy(parts, readingLine) ?? 0)
  const [pointed, setPointed] = useState({ at: 0, read: 0 })
  const at = pointed.read === read ? pointed.at : read
  const point = (index: number) => setPointed({ at: index, read })
  return (
    <DiagramWords title={title} summary={summary} note={note}>
      <div className={styles.model}>
        <div className={styles.stage}>
          <div className={styles.picture} data-cut={isCutOut(picture) || undefined}>
            <Picture picture={picture} sizes="(min-width: 64em) 80vw, 100vw" />
            <ModelPins items={items} at={at} onPoint={point} />
          </div>
        </div>
        <ol ref={list} className={styles.parts}>
          {items.map((item, index) => (
            <li
              key={item.title}
              className={styles.part}
              data-current={index === at || undefined}
              onPointerEnter={() => isRow(list.current) && point(index)}
            >
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
            </li>
          ))}
        </ol>
      </div>
    </DiagramWords>
  )
}

/** Whether the parts stand side by side. */
function isRow(list: HTMLOListElement | null): boolean {
  const [first, second] = (list?.children ?? []) as ArrayLike<HTMLElement> & Iterable<HTMLElement> // entries of our own list
  return first !== undefined && second !== undefined && second.offsetLeft > first.offsetLeft
}
