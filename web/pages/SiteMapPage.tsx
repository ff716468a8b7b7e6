import { isHiddenIn } from '#contract/paths.ts'
import type { NavigationGroup, NavigationSection, Site } from '#contract/site.ts'
import { Heading } from '../blocks/Heading.tsx'
import { useSite } from '../data/site.tsx'
import { MenuLink } from '../parts/MenuLink.tsx'
import { redirectFor } from '../routing/navigation.ts'
import typography from '../styles/typography.module.css'
import { FramedBlocks } from './FramedBlocks.tsx'
import styles from './SiteMapPage.module.css'

/** Groups with all that has an address of its own in the language, also what no menu lists. */
const mappedGroups = (section: NavigationSection, site: Pick<Site, 'navigation' | 'lang'>): NavigationGroup[] =>
  section.children
    .map((group) => ({
      ...group,
      children: group.children.filter(
        ({ link, ...hiding }) =>
          !isHiddenIn(site.lang, hiding) && redirectFor({ pathname: link, search: '' }, site) === undefined,
      ),
    }))
    .filter((group) => group.children.length > 0)

const idOf = ({ id }: NavigationSection) => `siteMap-${id}`

/** Every page of the site by section and group, from the navigation that the document brings. */
export function Page() {
  const site = useSite()
  const sections = site.navigation.filter((section) => mappedGroups(section, site).length > 0)
  return (
    <FramedBlocks sections={sections.map((section) => ({ id: idOf(section), title: section.title }))}>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </FramedBlocks>
  )
}

function Section({ section }: { section: NavigationSection }) {
  const site = useSite()
  const { newTab } = site.words.menu
  const groups = mappedGroups(section, site)
  return (
    <section id={idOf(section)} className={styles.section}>
      <Heading>
        <MenuLink item={section} newTab={newTab} className={styles.name}>
          {section.title}
        </MenuLink>
      </Heading>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.title}>
            {groups.length > 1 && <h3 className={typography.heading}>{group.title}</h3>}
            <ul className={styles.pages}>
              {group.children.map((item) => (
                <li key={item.id}>
                  <MenuLink item={item} newTab={newTab}>
                    {item.title}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
