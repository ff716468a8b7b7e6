import { kinds } from '#edit/content/kinds.ts'
import type { ItemName } from '../api.ts'
import { useLanguage } from '../language.tsx'
import { mediaKind } from '../media/Library.tsx'
import { addressOf } from '../route.ts'
import styles from './Lists.module.css'

const frequent = kinds.slice(0, 8).map(({ id }) => id as string)
const people = ['page', 'home', 'report', 'leader']
const files = kinds.map(({ id }) => id as string).filter((id) => !frequent.includes(id) && !people.includes(id))
const views = ['drafts', 'schedule', 'releases', 'translations'] as const
/** Of a single file there is no list: its entry leads to the form. */
const singles = new Set<string>(kinds.filter(({ folder }) => folder === undefined).map(({ id }) => id))

/** All kinds of content, and what waits to be published. */
export function Sidebar({ route, waiting }: { route: ItemName; waiting: number }) {
  const { words, lists, media, kinds: names } = useLanguage()
  const groups: [string, string[]][] = [
    [words.nav.frequent, frequent],
    [words.nav.pages, people],
    [words.nav.files, files],
  ]
  return (
    <nav className={styles.sidebar} aria-label={words.nav.label}>
      <NavLink address="#/waiting" isHere={route.kind === 'waiting'}>
        {words.nav.waiting}
        {waiting > 0 && <span className={styles.number}>{waiting}</span>}
      </NavLink>
      {views.map((name) => (
        <NavLink key={name} address={`#/${name}`} isHere={route.kind === name}>
          {lists[name]}
        </NavLink>
      ))}
      <NavLink address="#/" isHere={route.kind === ''}>
        {words.nav.all}
      </NavLink>
      <NavLink address={addressOf({ kind: mediaKind })} isHere={route.kind === mediaKind}>
        {media.title}
      </NavLink>
      {groups.map(([title, ids]) => (
        <section key={title}>
          <h2 className={styles.groupTitle}>{title}</h2>
          {ids.map((id) => (
            <NavLink
              key={id}
              address={addressOf({ kind: id, id: singles.has(id) ? id : '' })}
              isHere={route.kind === id}
            >
              {names[id]}
            </NavLink>
          ))}
        </section>
      ))}
    </nav>
  )
}

function NavLink({ address, isHere, children }: { address: string; isHere: boolean; children: React.ReactNode }) {
  return (
    <a className={styles.navLink} href={address} aria-current={isHere ? 'page' : undefined}>
      {children}
    </a>
  )
}
