import { ArrowRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Latest, NavigationSection } from '#contract/site.ts'
import { useSite } from '../data/site.tsx'
import { Link } from '../routing/Link.tsx'
import { useMenuPath } from '../routing/menuPath.ts'
import { type LeftEntry, shownGroups } from '../routing/navigation.ts'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import { DateMark } from './DateMark.tsx'
import { MenuLink } from './MenuLink.tsx'
import styles from './SectionPanel.module.css'
import { TargetCount } from './TargetFlags.tsx'

interface Props {
  section: NavigationSection
  entries: LeftEntry[]
  onSelect: () => void
}

/**
 * The left section navigation of a top item: its groups or one flat list, every group with its pages as a headed column, and the newest
 * that the section has to say.
 */
export const SectionPanel = memo(({ section, entries, onSelect }: Props) => {
  const { lang, words } = useSite()
  const here = useMenuPath()
  const groups = shownGroups(section, lang)
  const careers = entries.filter(({ isRecruitment }) => isRecruitment)
  const own = groups.find(({ children }) => children.some(({ link }) => link === here))
  const entryOf = (entry: LeftEntry) => (
    <li key={entry.title}>
      <MenuLink
        item={entry}
        newTab={words.menu.newTab}
        className={styles.entry}
        holdsPage={section.grouped && entry.title === own?.title}
        onSelect={onSelect}
      >
        {entry.title}
        {entry.isRecruitment && <ArrowRight aria-hidden="true" size={14} />}
      </MenuLink>
    </li>
  )
  return (
    <nav className={styles.panel} aria-label={words.menu.section(section.title)}>
      <div className={`column ${styles.inner}`}>
        <div className={styles.intro}>
          <p className={styles.title}>{section.title}</p>
          <p className={styles.summary}>{section.summary}</p>
        </div>
        {section.grouped && <Left>{entries.map(entryOf)}</Left>}
        <div className={styles.groups} data-left={!section.grouped || undefined}>
          {groups.map((group, at) => (
            <div key={group.title}>
              {(section.grouped || groups.length > 1) && <p className={styles.heading}>{group.title}</p>}
              <Left label={group.title}>
                {group.children.map((item) => entryOf({ ...item, items: [] }))}
                {!section.grouped && at === groups.length - 1 && careers.map(entryOf)}
              </Left>
            </div>
          ))}
        </div>
        {(section.latest || section.targets) && (
          <div className={styles.latest}>
            {section.latest && <Newest latest={section.latest} onSelect={onSelect} />}
            {section.targets && <TargetCount {...section.targets} words={words.banner} onSelect={onSelect} />}
          </div>
        )}
      </div>
    </nav>
  )
})

const Left = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={styles.left} aria-label={label}>
    {children}
  </ul>
)

function Newest({ latest: { label, title, price, date, link }, onSelect }: { latest: Latest; onSelect: () => void }) {
  const { words } = useSite()
  return (
    <div className={styles.newest}>
      <p className={typography.quiet}>{label}</p>
      <Link to={link} className={`${panel.cover} ${styles.news}`} onClick={onSelect}>
        {title}
        {price && <span className={styles.price}>{words.homePage.price(price)}</span>}
      </Link>
      <p className={typography.fine}>
        <DateMark date={date} />
      </p>
    </div>
  )
}
