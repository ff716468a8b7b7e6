import { Search } from 'lucide-react'
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { hoverDelay, scrollHideThreshold, scrollThrottle } from '../constants.ts'
import { useHere } from '../here.ts'
import { activeIndex, barSections, leftEntries, placeOf } from '../navigation.ts'
import { Link, useLocation } from '../router.tsx'
import { useSite } from '../site.tsx'
import { throttle } from '../throttle.ts'
import styles from './Header.module.css'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { SectionPanel } from './SectionPanel.tsx'
import { TopItem } from './TopItem.tsx'

/** The bar at the top of every page, with the section panel on desktops and the slide-in menu on phones. */
export function Header() {
  const site = useSite()
  const { pathname } = useLocation()
  const active = useActiveIndex(useHere())
  const menu = useSectionMenu(pathname)
  const hidden = useHiddenOnScroll(site.hideHeaderOnScroll)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and leaving concern the header as a whole
    <header
      ref={menu.ref}
      className={styles.header}
      data-hidden={hidden || undefined}
      onPointerEnter={menu.enter}
      onPointerLeave={menu.leave}
      onBlur={menu.blur}
    >
      <div className={styles.bar}>
        <Link to="/" className={styles.logo} aria-label={`${site.shortName} – ${site.words.home}`}>
          <Logo />
        </Link>
        <nav className={styles.top} aria-label={site.words.menu.main}>
          <ul className={styles.items}>
            {barSections(site.navigation).map((section) => (
              <TopItem
                key={section.id}
                section={section}
                hasPanel={leftEntries(section, site.recruitment, site.lang).length > 0}
                active={section.index === active}
                expanded={menu.open && (menu.temporary ?? active) === section.index}
                onHover={() => menu.hover(section.index)}
                onUnhover={menu.unhover}
                onToggle={() => menu.toggle(section.index)}
                onSelect={menu.close}
                words={site.words.menu}
              />
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <Link
            to="/search"
            className={styles.search}
            data-phones-only={!site.headerSearch || undefined}
            aria-label={site.words.search.label}
            aria-current={pathname === '/search' ? 'page' : undefined}
          >
            <Search aria-hidden="true" size={20} />
          </Link>
          <div className={styles.language}>
            <LanguageSwitcher />
          </div>
          <MobileMenu />
        </div>
      </div>
      <Panel index={menu.open ? (menu.temporary ?? active) : -1} onSelect={menu.close} />
    </header>
  )
}

/** The panel of a top item, if it has one: it follows a frame after its button or link has answered. */
const Panel = memo(({ index, onSelect }: { index: number; onSelect: () => void }) => {
  const { navigation, recruitment, lang, words } = useSite()
  const section = navigation[useDeferredValue(index)]
  const entries = section ? leftEntries(section, recruitment, lang) : []
  if (!section || entries.length === 0) return null
  return <SectionPanel section={section} entries={entries} onSelect={onSelect} words={words.menu} />
})

/** Index of the active top item. Until a detail page has told its list, the item that led to it stays active, if one did. */
function useActiveIndex(here: string): number {
  const { navigation } = useSite()
  const place = placeOf(navigation, here)
  const known = here === '/' || place !== undefined
  // Search hangs below home in the tree, but is not home.
  const own = here !== '/' && place?.section.link === '/' ? -1 : activeIndex(navigation, here)
  const [last, setLast] = useState(known ? own : -1)
  const index = known ? own : last
  if (index !== last) setLast(index)
  return index
}

/**
 * The temporary active item and whether the panel is open. Hovering opens after 200 ms, leaving resets to the real item
 * and closes; a button beside each item does the same for keyboard and touch. Escape closes, wherever the focus is: what
 * hovering opens must close without the pointer (WCAG 1.4.13).
 */
function useSectionMenu(pathname: string) {
  const ref = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [temporary, setTemporary] = useState<number>()
  const [open, setOpen] = useState(false)
  const byHover = useRef(false)

  const close = useCallback(() => {
    clearTimeout(timer.current)
    byHover.current = false
    setOpen(false)
    setTemporary(undefined)
  }, [])
  const after = (act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      byHover.current = true
      act()
    }, hoverDelay)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the panel
  useEffect(() => close(), [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens while the panel is open
  useEffect(() => {
    if (!open) return
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const trigger = ref.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      if (ref.current?.contains(document.activeElement)) trigger?.focus()
      close()
    }
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [open])

  return {
    ref,
    open,
    temporary,
    close,
    enter: (event: React.PointerEvent) => {
      if (event.pointerType === 'mouse' && !open) after(() => setOpen(true))
    },
    leave: (event: React.PointerEvent) => {
      if (event.pointerType === 'mouse') close()
    },
    hover: (index: number) =>
      after(() => {
        setTemporary(index)
        setOpen(true)
      }),
    // The way to the panel may cross another item: only one that the pointer stays on counts.
    unhover: () => {
      if (open) clearTimeout(timer.current)
      else after(() => setOpen(true))
    },
    toggle: (index: number) => {
      // A click just after hovering has opened the panel means to open it, not to close it.
      if (open && temporary === index && !byHover.current) return close()
      clearTimeout(timer.current)
      byHover.current = false
      setTemporary(index)
      setOpen(true)
    },
    blur: (event: React.FocusEvent) => {
      // Focus that goes nowhere (a click on the panel's ground) is not a leaving.
      if (event.relatedTarget && !ref.current?.contains(event.relatedTarget)) close()
    },
  }
}

/** True while the header has left the screen: scrolled down past 200 px, if the setting asks for it. */
function useHiddenOnScroll(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    if (!enabled) return
    let last = window.scrollY
    const look = throttle(() => {
      setHidden(window.scrollY > scrollHideThreshold && window.scrollY > last)
      last = window.scrollY
    }, scrollThrottle)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [enabled])
  return hidden
}
