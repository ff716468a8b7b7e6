import type { BlockOf } from '#contract/blocks.ts'
import type { Words } from '../words/zh.ts'
import styles from './Table.module.css'

const isNumber = (cell: string) => /^[−–-]?[\d.,]+\s?%?$/.test(cell.trim())

/** Rows and columns with a caption; on phones the first column stays while the others scroll. */
export function Table({ caption, columns, rows, note, words }: BlockOf<'table'> & { words: Words['table'] }) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={styles.scroll} role="region" aria-label={`${caption} (${words.scroll})`} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells.join()}>
                {cells.map((cell, at) =>
                  at === 0 ? (
                    <th key={columns[at]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={columns[at]} data-number={isNumber(cell)}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
