import { kinds, mediaKind } from '#edit/content/kinds.ts'
import { useLanguage } from '../language.tsx'
import { useReviews } from '../review/Reviews.tsx'
import { addressOf } from '../route.ts'
import styles from './Sidebar.module.css'

const frequent = kinds.slice(0, 8).map(({ id }) => id as string)
const people = ['page', 'home', 'report', 'leader', 'vacancy']
const files = kinds.map(({ id }) => id as string).filter((id) => !frequent.includes(id) && !people.includes(id))
const views = ['drafts', 'schedule', 'releases', 'translations', 'standing', 'replace'] as const
/** Of a single file there is no list: its entry leads to the form. */
const singles = new Set<string>(kinds.filter(({ folder }) => folder === undefined).map(({ id }) => id))

export const menuId = 'edit-menu'
const close = () => document.getElementById(menuId)?.hidePopover?.()

interface SidebarProps {
  /** The list or page that is shown; empty for the list of everything. */
  here: string
  waiting: number
}

/** All kinds of content, and what waits to be published. On narrow screens a menu, which a button in the header opens. */
export function Sidebar({ here, waiting }: SidebarProps) {
  const { words, lists, media, kinds: names } = useLanguage()
  const { forMe = [] } = useReviews().data ?? {}
  const groups: [string, string[]][] = [
    [words.nav.frequent, frequent],
    [words.nav.pages, people],
    [words.nav.files, files],
  ]
  return (
    <nav className={styles.sidebar} id={menuId} popover="auto" aria-label={words.nav.label}>
      <NavLink address="#/waiting" isHere={here === 'waiting'}>
        {words.nav.waiting}
        {waiting > 0 && <span className={styles.number}>{waiting}</span>}
      </NavLink>
      <NavLink address="#/review" isHere={here === 'review'}>
        {lists.review.title}
        {forMe.length > 0 && <span className={styles.number}>{forMe.length}</span>}
      </NavLink>
      {views.map((name) => (
        <NavLink key={name} address={`#/${name}`} isHere={here === name}>
          {name === 'standing' ? lists.standing.title : name === 'replace' ? lists.many.title : lists[name]}
        </NavLink>
      ))}
      <NavLink address="#/" isHere={here === ''}>
        {words.nav.all}
      </NavLink>
      <NavLink address={addressOf({ kind: mediaKind })} isHere={here === mediaKind}>
        {media.title}
      </NavLink>
      {groups.map(([title, ids]) => (
        <section key={title}>
          <h2 className={styles.groupTitle}>{title}</h2>
          {ids.map((id) => (
            <NavLink key={id} address={addressOf({ kind: id, id: singles.has(id) ? id : '' })} isHere={here === id}>
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
    <a className={styles.navLink} href={address} aria-current={isHere ? 'page' : undefined} onClick={close}>
      {children}
    </a>
  )
}
