import type { Page } from '../../../../contract/page.ts'
import { Day } from './Day.tsx'
import { Figures } from './Figures.tsx'
import { Picture } from './Picture.tsx'
import { Table } from './Table.tsx'

export type BlockData = Page['blocks'][number]

/** A piece of a page that does not react to anything. */
export function Block({ block }: { block: BlockData }) {
  switch (block.type) {
    case 'lead':
      return <Html className="lead" html={block.text} />
    case 'prose':
      return (
        <>
          {block.title && <h2>{block.title}</h2>}
          <Html html={block.text} />
        </>
      )
    case 'figures':
      return (
        <>
          {block.title && <h2>{block.title}</h2>}
          <Figures items={block.items} />
        </>
      )
    case 'table':
      return (
        <>
          <h2>{block.caption}</h2>
          <Table columns={block.columns} rows={block.rows} />
          {block.note && <small>{block.note}</small>}
        </>
      )
    case 'callout':
      return (
        <aside className="callout">
          <h2>{block.title}</h2>
          <Html html={block.text} />
          {block.link && <a href={block.link.to}>{block.link.text}</a>}
        </aside>
      )
    case 'split':
      return (
        <div className="split">
          <div>
            <h2>{block.title}</h2>
            <Html html={block.text} />
            {block.link && <a href={block.link.to}>{block.link.text}</a>}
          </div>
          <figure>
            <Picture picture={block.picture} sizes="(min-width: 64em) 40rem, 92vw" />
            {block.caption && <figcaption>{block.caption}</figcaption>}
          </figure>
        </div>
      )
    case 'model':
      return <Model block={block} />
    default:
      return <Lists block={block} />
  }
}

/** Pieces that are a heading with a list. */
function Lists({ block }: { block: BlockData }) {
  switch (block.type) {
    case 'downloads':
      return (
        <>
          <h2>{block.title}</h2>
          <ul className="cards">
            {block.items.map(({ title, note, date, href, format, size }) => (
              <li key={href}>
                <a href={href}>{title}</a>{' '}
                <small>
                  {note} {date && <Day date={date} />} {format} {Math.round(size / 1024)} KB
                </small>
              </li>
            ))}
          </ul>
        </>
      )
    case 'cards':
      return (
        <>
          <h2>{block.title}</h2>
          <ul className="cards">
            {block.items.map(({ title, text, link }) => (
              <li key={title}>
                <h3>{link ? <a href={link}>{title}</a> : title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </>
      )
    case 'faq':
      return (
        <>
          <h2>{block.title}</h2>
          {block.items.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <Html html={answer} />
            </details>
          ))}
        </>
      )
    case 'steps':
    case 'flow':
      return (
        <>
          <h2>{block.title}</h2>
          {'summary' in block && <p>{block.summary}</p>}
          <ol className="cards">
            {block.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          {'note' in block && <small>{block.note}</small>}
        </>
      )
    default:
      throw new Error(`peers have no block ${block.type}`)
  }
}

const Model = ({ block }: { block: Extract<BlockData, { type: 'model' }> }) => (
  <>
    <h2>{block.title}</h2>
    <p>{block.summary}</p>
    <Picture picture={block.picture} sizes="(min-width: 64em) 80vw, 100vw" />
    <ol className="cards">
      {block.items.map(({ title, text, figures }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Figures items={figures} />
        </li>
      ))}
    </ol>
    {block.note && <small>{block.note}</small>}
  </>
)

/** Text that editors formatted: the server has made HTML of it. */
const Html = ({ html, className }: { html: string; className?: string }) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
