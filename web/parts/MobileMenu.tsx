import { ChevronRight, Menu, Search, X } from 'lucide-react'
import { memo, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useSite } from '../data/site.tsx'
import { Link } from '../routing/Link.tsx'
import { useMenuPath } from '../routing/menuPath.ts'
import { placeInNavigation, shownGroups } from '../routing/navigation.ts'
import { useLocation } from '../routing/routerContext.ts'
import control from '../styles/control.module.css'
import panel from '../styles/panel.module.css'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { MenuLink } from './MenuLink.tsx'
import styles from './MobileMenu.module.css'
import { isShown, useBackCloses } from './popoverHistory.ts'
import { SubMenu } from './SubMenu.tsx'
import { useOnNavigation } from './useOnNavigation.ts'

/** The phone's menu: a popover, which the browser itself opens and closes, before the app is there and without scripts as well. */
export function MobileMenu() {
  const { words } = useSite()
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLElement>(null)
  /** As the browser tells it; nothing is known before the app is there. */
  const [open, setOpen] = useState<boolean>()
  const close = useCallback(() => {
    if (isShown(menu.current)) menu.current?.hidePopover()
  }, [])

  useEffect(() => setOpen(isShown(menu.current)), [])
  useBackCloses(menu, open)
  useClosing(menu, toggle, close)

  return (
    <div className={styles.mobile}>
      <button
        ref={toggle}
        type="button"
        className={`${control.icon} ${styles.toggle}`}
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={open}
        aria-label={open ? words.menu.close : words.menu.open}
      >
        <Menu aria-hidden="true" className={styles.lines} />
        <X aria-hidden="true" className={styles.cross} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: hears of its links, which the keyboard clicks as well */}
      <nav
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        aria-label={words.menu.main}
        onClick={leaveInPlace}
        onToggle={(event) => event.target === menu.current && setOpen(event.newState === 'open')}
      >
        <Lists id={id} onSelect={close} />
      </nav>
    </div>
  )
}

/** A link to another document, which the router leaves to the browser, takes the place of the entry that the open menu holds. */
function leaveInPlace(event: React.MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a')
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || link.target || event.defaultPrevented || !isPlain || !navigator.onLine) return
  event.preventDefault()
  location.replace(link.href)
}

/** The main list, and the sub-list of each section, which lies over it. */
const Lists = memo(({ id, onSelect }: { id: string; onSelect: () => void }) => {
  const { navigation, lang, words } = useSite()
  const here = placeInNavigation(navigation, useMenuPath())
  const sections = navigation.map((section) => ({
    section,
    groups: section.type === 'jump' ? [] : shownGroups(section, lang),
  }))
  const idOf = (section: string) => `${id}${section}`
  return (
    <>
      <div className={styles.list}>
        <ul className={`${panel.rows} ${styles.entries}`}>
          {sections.map(({ section, groups }) => (
            <li key={section.id}>
              {groups.length === 0 ? (
                <MenuLink item={section} newTab={words.menu.newTab} className={styles.entry} onSelect={onSelect}>
                  {section.title}
                </MenuLink>
              ) : (
                <button
                  type="button"
                  className={styles.entry}
                  popoverTarget={idOf(section.id)}
                  aria-current={section.id === here?.section.id ? 'true' : undefined}
                >
                  {section.title}
                  {section.id === here?.section.id && (
                    <span className={styles.page} aria-hidden="true">
                      {here.item.title}
                    </span>
                  )}
                  <ChevronRight aria-hidden="true" size={18} />
                </button>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <Link to="/search" className={styles.search} onClick={onSelect}>
            <Search aria-hidden="true" size={20} /> {words.notFound.search}
          </Link>
          <LanguageSwitcher />
        </div>
      </div>
      {sections.map(
        ({ section, groups }) =>
          groups.length > 0 && (
            <SubMenu
              key={section.id}
              id={idOf(section.id)}
              section={section}
              groups={groups}
              onSelect={onSelect}
              words={words.menu}
            />
          ),
      )}
    </>
  )
})

/** What closes the menu besides its button: a navigation, Escape wherever the focus is, and a window that has become too wide for it. */
function useClosing(
  menu: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLButtonElement | null>,
  close: () => void,
) {
  const { pathname } = useLocation()
  useOnNavigation(pathname, close)
  useEffect(() => {
    // The browser's own Escape would close one list after the other.
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isShown(menu.current)) return
      const isInside = menu.current?.contains(document.activeElement)
      close()
      if (isInside) toggle.current?.focus()
    }
    const resized = () => {
      if (toggle.current?.getClientRects().length === 0) close()
    }
    document.addEventListener('keydown', key)
    window.addEventListener('resize', resized)
    return () => {
      document.removeEventListener('keydown', key)
      window.removeEventListener('resize', resized)
    }
  }, [menu, toggle, close])
}
