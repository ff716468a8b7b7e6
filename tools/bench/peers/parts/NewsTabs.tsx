import { useState } from 'react'
import type { HomeNews } from '../../../../contract/article.ts'
import type { Shell } from '../content.ts'
import { Day } from './Day.tsx'
import { Picture } from './Picture.tsx'

/** News by type: one type at a time. */
export function NewsTabs({ news, words }: { news: HomeNews; words: Shell['words'] }) {
  const [shown, setShown] = useState(0)
  return (
    <>
      <div role="tablist" aria-label={words.home.tabs}>
        {news.map(({ type, title }, at) => (
          <button
            key={type}
            type="button"
            role="tab"
            id={`tab-${type}`}
            aria-selected={at === shown}
            aria-controls={`news-${type}`}
            onClick={() => setShown(at)}
          >
            {title}
          </button>
        ))}
      </div>
      {news.map(({ type, link, items }, at) => (
        <div key={type} role="tabpanel" id={`news-${type}`} aria-labelledby={`tab-${type}`} hidden={at !== shown}>
          <ul className="rows">
            {items.map((article, place) => (
              <li key={article.id}>
                {place === 0 && article.picture && (
                  <Picture picture={article.picture} sizes="(min-width: 64em) 36rem, 92vw" />
                )}
                <p>
                  <Day date={article.date} /> {article.categoryName}
                </p>
                <h3>
                  <a href={article.link}>{article.title}</a>
                </h3>
                <p>{article.summary}</p>
              </li>
            ))}
          </ul>
          <a href={link}>{words.list.more}</a>
        </div>
      ))}
    </>
  )
}
