import { useState } from 'react'
import type { ArticleList } from '../../../../contract/article.ts'
import type { Shell } from '../content.ts'
import { Day } from './Day.tsx'
import { Picture } from './Picture.tsx'

/** Articles with filters by category and year. */
export function List({ list, path, words }: { list: ArticleList; path: string; words: Shell['words']['list'] }) {
  const [category, setCategory] = useState('')
  const [year, setYear] = useState('')
  const pages = Math.ceil(list.total / list.pageSize)
  const shown = list.items.filter((article) => {
    return (category === '' || article.category === category) && (year === '' || article.date.startsWith(year))
  })
  return (
    <>
      <fieldset className="switch">
        <legend>{words.category}</legend>
        {list.categories.map(({ typeCode, typeName }) => (
          <button
            key={typeCode}
            type="button"
            aria-pressed={category === typeCode}
            onClick={() => setCategory(typeCode)}
          >
            {typeName}
          </button>
        ))}
        <label>
          {words.year}{' '}
          <select value={year} onChange={({ target }) => setYear(target.value)}>
            <option value="">{words.allYears}</option>
            {list.years.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </fieldset>
      <ul className="rows">
        {shown.map((article, at) => (
          <li key={article.id}>
            {at === 0 && article.picture && (
              <Picture picture={article.picture} sizes="(min-width: 64em) 36rem, 92vw" first />
            )}
            <p>
              <Day date={article.date} /> {article.categoryName}
            </p>
            <h2>
              <a href={article.link}>{article.title}</a>
            </h2>
            <p>{article.summary}</p>
          </li>
        ))}
      </ul>
      <nav className="pages" aria-label={words.more}>
        {Array.from({ length: pages }, (_, at) => (
          <a key={`${path}/${at + 1}`} href={at === 0 ? path : `${path}/page/${at + 1}`}>
            {at + 1}
          </a>
        ))}
      </nav>
    </>
  )
}
