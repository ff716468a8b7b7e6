import { ArrowRight } from 'lucide-react'
import * as routes from '#contract/routes.ts'
import { articleLists } from '#contract/routes.ts'
import { useSite } from '../data/site.tsx'
import { MenuLink } from '../parts/MenuLink.tsx'
import { Link } from '../routing/Link.tsx'
import control from '../styles/control.module.css'
import typography from '../styles/typography.module.css'
import styles from './Suggestions.module.css'

/** Pages that readers without an address look for most often. */
const popular = [
  articleLists.company.route,
  '/financial',
  routes.reports,
  '/recruitConsulting',
  routes.reportChannels,
  '/contactUs',
]

/** The main sections, each with a line on what it holds. */
export function SectionLinks() {
  const { words, navigation } = useSite()
  return (
    <ul className={styles.sections}>
      {navigation
        .filter((section) => section.link !== '/')
        .map((section) => (
          <li key={section.id}>
            <MenuLink item={section} newTab={words.menu.newTab} className={styles.section}>
              <span className={styles.name}>{section.title}</span>
              <span className={styles.summary}>{section.summary}</span>
            </MenuLink>
          </li>
        ))}
    </ul>
  )
}

export function PopularLinks() {
  const { words, titles } = useSite()
  const there = popular.filter((link) => titles[link] !== undefined)
  if (there.length === 0) return null
  return (
    <nav aria-label={words.search.popular}>
      <h2 className={`${typography.heading} ${styles.heading}`}>{words.search.popular}</h2>
      <ul className={styles.pages}>
        {there.map((link) => (
          <li key={link}>
            <Link to={link} className={`${control.ahead} ${styles.page}`}>
              {titles[link]} <ArrowRight aria-hidden="true" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
