import { ChevronLeft, ChevronRight, Menu, Search, X } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { NavigationSection } from '#contract/site.ts'
import { useHere } from '../here.ts'
import { placeOf, shownGroups } from '../navigation.ts'
import { painted } from '../painted.ts'
import { Link, useLocation } from '../router.tsx'
import { useSite } from '../site.tsx'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { MenuLink } from './MenuLink.tsx'
import styles from './MobileMenu.module.css'

/** Closed, the main list open, or the sub-list of one section open. */
interface Place {
  open: boolean
  section?: NavigationSection
}
const closed: Place = { open: false }

/** The phone's menu. Its button turns at once; the lists follow a frame later, so that the press is seen to be taken. */
export function MobileMenu() {
  const { words } = useSite()
  const { pathname } = useLocation()
  const [place, setPlace] = useState(closed)
  const shown = useDeferredValue(place)
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const { open } = place

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setPlace(closed), [pathname])
  usePageBehind(open)

  const key = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setPlace(closed)
    toggle.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div className={styles.mobile} onKeyDown={key}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? words.menu.close : words.menu.open}
        onClick={() => setPlace(open ? closed : { open: true })}
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <Lists id={id} place={shown} onPlace={setPlace} />
    </div>
  )
}

/** Both lists, one above the other. Selecting a link closes the menu. */
const Lists = memo(({ id, place, onPlace }: { id: string; place: Place; onPlace: (place: Place) => void }) => {
  const { navigation, lang, words } = useSite()
  const here = placeOf(navigation, useHere())
  const back = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(undefined)
  const { open, section } = place
  const close = () => onPlace(closed)
  useEffect(() => {
    if (section) {
      back.current?.parentElement?.scrollTo({ top: 0 })
      back.current?.focus()
    } else if (open) opener.current?.focus()
    if (!section) opener.current = undefined
  }, [open, section])

  return (
    <nav id={id} className={styles.menu} data-open={open || undefined} inert={!open} aria-label={words.menu.main}>
      <div className={styles.list} inert={section !== undefined} data-away={!!section || undefined}>
        <ul className={styles.entries}>
          {navigation.map((entry) => {
            const groups = shownGroups(entry, lang)
            if (groups.length === 0 || entry.type === 'jump') {
              return (
                <li key={entry.id}>
                  <MenuLink item={entry} newTab={words.menu.newTab} className={styles.entry} onSelect={close}>
                    {entry.title}
                  </MenuLink>
                </li>
              )
            }
            return (
              <li key={entry.id}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-current={entry.id === here?.section.id ? 'true' : undefined}
                  onClick={(event) => {
                    opener.current = event.currentTarget
                    onPlace({ open: true, section: entry })
                  }}
                >
                  {entry.title}
                  {entry.id === here?.section.id && (
                    <span className={styles.page} aria-hidden="true">
                      {here.item.title}
                    </span>
                  )}
                  <ChevronRight aria-hidden="true" size={18} />
                </button>
              </li>
            )
          })}
        </ul>
        <div className={styles.foot}>
          <Link to="/search" className={styles.search} onClick={close}>
            <Search aria-hidden="true" size={20} /> {words.notFound.search}
          </Link>
          <LanguageSwitcher />
        </div>
      </div>
      <div className={styles.list} inert={section === undefined} data-sub data-away={!section || undefined}>
        <button ref={back} type="button" className={styles.back} onClick={() => onPlace({ open: true })}>
          <ChevronLeft aria-hidden="true" size={18} /> {words.menu.back}
        </button>
        {section && (
          <>
            <p className={styles.section}>{section.title}</p>
            <p className={styles.summary}>{section.summary}</p>
            {shownGroups(section, lang).map((group) => (
              <section key={group.title} className={styles.group}>
                <h2 className={styles.heading}>{group.title}</h2>
                <ul className={styles.entries}>
                  {group.children.map((item) => (
                    <li key={item.id}>
                      <MenuLink item={item} newTab={words.menu.newTab} className={styles.sub} onSelect={close}>
                        {item.title}
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </div>
    </nav>
  )
})

/** While the menu is open the page behind it neither scrolls nor takes focus. */
function usePageBehind(covered: boolean) {
  useEffect(() => {
    if (!covered) return
    const behind = document.querySelectorAll<HTMLElement>('main, footer')
    const set = (isBehind: boolean) => {
      for (const element of behind) element.inert = isBehind
      document.body.style.overflow = isBehind ? 'hidden' : ''
    }
    // All of the page is styled anew for it: the menu has begun to move by then.
    void painted().then(() => set(true))
    return () => {
      void painted().then(() => set(false))
    }
  }, [covered])
}
