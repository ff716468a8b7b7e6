import { Search } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { isSealedPage } from '#contract/paths.ts'
import * as routes from '#contract/routes.ts'
import { useSite } from '../data/site.tsx'
import { scrollHideThreshold, scrollThrottle } from '../data/specification.ts'
import { Link } from '../routing/Link.tsx'
import { useMenuPath } from '../routing/menuPath.ts'
import { activeIndex, barSections, leftEntries, placeInNavigation } from '../routing/navigation.ts'
import { useLocation } from '../routing/routerContext.ts'
import control from '../styles/control.module.css'
import styles from './Header.module.css'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { LeaveNow } from './LeaveNow.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { useSectionMenu } from './sectionMenu.ts'
import { TopItem } from './TopItem.tsx'
import { throttle } from './throttle.ts'

/** The bar at the top of every page, with the section panel on desktops and the slide-in menu on phones. */
export function Header() {
  const site = useSite()
  const { navigation, recruitment, lang, words } = site
  const { pathname } = useLocation()
  const active = useActiveIndex(useMenuPath())
  const menu = useSectionMenu(pathname, active)
  const hidden = useHiddenOnScroll(site.hideHeaderOnScroll)
  const items = useMemo(
    () => barSections(navigation).map((section) => ({ section, entries: leftEntries(section, recruitment, lang) })),
    [navigation, recruitment, lang],
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and leaving concern the header as a whole
    <header
      ref={menu.ref}
      className={styles.header}
      data-ready={menu.ready || undefined}
      data-hidden={hidden || undefined}
      onPointerEnter={menu.enter}
      onPointerLeave={menu.leave}
      onBlur={menu.blur}
    >
      <div className={`column ${styles.bar}`}>
        <Link to="/" className={styles.logo}>
          <Logo />
          <span className="visually-hidden"> – {words.home}</span>
        </Link>
        <nav className={styles.top} aria-label={words.menu.main}>
          <ul className={styles.items}>
            {items.map(({ section, entries }) => (
              <TopItem
                key={section.id}
                section={section}
                entries={entries}
                active={section.index === active}
                expanded={menu.expanded === section.index}
                ready={menu.ready}
                onHover={() => menu.hover(section.index)}
                onUnhover={menu.unhover}
                onToggle={() => menu.toggle(section.index)}
                onSelect={menu.close}
                words={words.menu}
              />
            ))}
          </ul>
        </nav>
        <Tools />
      </div>
    </header>
  )
}

/** Search, the other language, and the phone's menu; where misconduct is reported the way off takes the place of search. */
function Tools() {
  const { headerSearch, words } = useSite()
  const { pathname } = useLocation()
  return (
    <div className={styles.tools}>
      {isSealedPage(pathname) ? (
        <LeaveNow />
      ) : (
        <Link
          to="/search"
          className={`${control.icon} ${styles.search}`}
          data-phones-only={!headerSearch || undefined}
          aria-label={words.search.label}
          aria-current={pathname === routes.search ? 'page' : undefined}
        >
          <Search aria-hidden="true" size={20} />
        </Link>
      )}
      <div className={styles.language}>
        <LanguageSwitcher />
      </div>
      <MobileMenu />
    </div>
  )
}

/** Index of the active top item. Until a detail page has told its list, the item that led to it stays active, if one did. */
function useActiveIndex(here: string): number {
  const { navigation } = useSite()
  const place = placeInNavigation(navigation, here)
  const known = here === '/' || place !== undefined
  // Search hangs below home in the tree, but is not home.
  const own = here !== '/' && place?.section.link === '/' ? -1 : activeIndex(navigation, here)
  const [last, setLast] = useState(known ? own : -1)
  const index = known ? own : last
  if (index !== last) setLast(index)
  return index
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
