import type { Shell } from '../content.ts'

/** What a reader should know before writing. */
export const Trust = ({ words }: { words: Shell['words']['trust'] }) => (
  <aside className="callout">
    <h2>{words.title}</h2>
    <dl>
      {words.items.map(([title, text]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p>{words.exit.join('')}</p>
    <a href="/honest/reportChannel">{words.others}</a>
  </aside>
)
