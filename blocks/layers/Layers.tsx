import type { BlockOf } from '#blocks/kinds.ts'
import { DiagramWords } from '#web/blocks/DiagramWords.tsx'
import { useContentStyle } from '#web/parts/contentStyle.ts'
import { NonBreaking } from '#web/parts/NonBreaking.tsx'
import styles from './Layers.module.css'

type Item = BlockOf<'layers'>['items'][number]

/** Zones around each other, the outermost first: each is drawn around the next, its words on its own band. */
export function Layers({ title, summary, items, note }: BlockOf<'layers'>) {
  return (
    <DiagramWords title={title} summary={summary} note={note}>
      <div>
        <Layer items={items} depth={1} />
      </div>
    </DiagramWords>
  )
}

function Layer({ items, depth }: { items: Item[]; depth: number }) {
  const styled = useContentStyle()
  const [item, ...inner] = items
  if (!item) return null
  return (
    <div className={styles.layer} {...styled({ '--depth': depth - 1 })}>
      <div className={styles.band}>
        <h3 className={styles.title}>
          <span className={styles.place} aria-hidden="true">
            {depth}
          </span>
          {item.title}
        </h3>
        <div>
          <p className={styles.text}>
            <NonBreaking text={item.text} />
          </p>
          {item.rules && (
            <ul className={styles.rules}>
              {item.rules.map((rule) => (
                <li key={rule}>
                  <NonBreaking text={rule} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Layer items={inner} depth={depth + 1} />
    </div>
  )
}
