import * as routes from '#contract/routes.ts'
import { useSite } from '../data/site.tsx'
import { useSuggestions } from '../data/suggestions.ts'
import { Sprouts } from '../parts/Empty.tsx'
import { SearchForm } from '../parts/SearchForm.tsx'
import { useNavigate } from '../routing/routerContext.ts'
import typography from '../styles/typography.module.css'
import { type Missing, missingTitle } from './missing.ts'
import styles from './NotFoundPage.module.css'
import { PopularLinks, SectionLinks } from './Suggestions.tsx'
import { useTitle } from './useTitle.ts'

/** For an address without a page, or whose page was withdrawn: says so, and offers search, pages and the main sections. */
export function Page(missing: Missing) {
  const { words } = useSite()
  const navigate = useNavigate()
  const { suggestions, ask } = useSuggestions()
  const title = missingTitle(missing, words)
  useTitle(title)
  return (
    <div className={`column ${styles.page}`}>
      <div className={styles.head}>
        <Sprouts />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{missing.withdrawn ?? words.notFound.text}</p>
        <SearchForm
          keyword=""
          onSearch={(keyword) =>
            navigate(keyword === '' ? routes.search : `${routes.search}?${new URLSearchParams({ keyword })}`)
          }
          suggestions={suggestions}
          onType={ask}
          words={words.search}
        />
      </div>
      <PopularLinks />
      <div className={styles.sections}>
        <h2 className={typography.heading}>{words.notFound.sections}</h2>
        <SectionLinks />
      </div>
    </div>
  )
}
