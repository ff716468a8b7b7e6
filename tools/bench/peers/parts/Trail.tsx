import type { Site } from '../../../../contract/site.ts'

/** Where a page stands: the pages of its section, and the way to it. */
export function Trail({ site, path, title }: { site: Site; path: string; title: string }) {
  const section = site.navigation.find(({ children }) =>
    children.some((group) => group.children.some(({ link }) => link === path)),
  )
  if (!section) return null
  const group = section.children.find(({ children }) => children.some(({ link }) => link === path))
  return (
    <>
      <nav className="pages" aria-label={section.title}>
        {group?.children
          .filter(({ unlisted }) => !unlisted)
          .map(({ id, link, title }) => (
            <a key={id} href={link} aria-current={link === path ? 'page' : undefined}>
              {title}
            </a>
          ))}
      </nav>
      <nav className="pages" aria-label={title}>
        <a href="/">{site.navigation[0]?.title}</a> › <a href={section.link}>{section.title}</a> › <span>{title}</span>
      </nav>
    </>
  )
}
