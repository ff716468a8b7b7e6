import { Empty } from '../parts/Empty.tsx'
import { MenuLink } from '../parts/MenuLink.tsx'
import { SearchForm } from '../parts/SearchForm.tsx'
import { useSite } from '../site.tsx'
import styles from './NotFoundPage.module.css'
import { useTitle } from './PageFrame.tsx'
import { useSearchWords } from './searchWords.ts'

/** For an address without a page: says so, and offers search and the main sections. */
export function NotFound() {
  const { words, navigation } = useSite()
  const { search } = useSearchWords()
  useTitle(words.notFound.title)
  return (
    <div className={`column ${styles.page}`}>
      <Empty text="">
        <h1 className={styles.title}>{words.notFound.title}</h1>
        <p>{words.notFound.text}</p>
      </Empty>
      <SearchForm keyword="" onSearch={search} words={words.search} />
      <h2 className={styles.heading}>{words.notFound.sections}</h2>
      <SectionLinks sections={navigation} />
    </div>
  )
}

/** The main sections as cards. */
export function SectionLinks({ sections }: { sections: ReturnType<typeof useSite>['navigation'] }) {
  const { words } = useSite()
  return (
    <ul className={styles.sections}>
      {sections
        .filter((section) => section.link !== '/')
        .map((section) => (
          <li key={section.id}>
            <MenuLink item={section} newTab={words.menu.newTab} className={styles.section}>
              <span className={styles.name}>{section.title}</span>
              <span>{section.summary}</span>
            </MenuLink>
          </li>
        ))}
    </ul>
  )
}

export { NotFound as Page }
