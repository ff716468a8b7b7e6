import { ChevronLeft, ChevronRight, Menu, Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { NavigationSection } from '#contract/site.ts'
import { useHere } from '../here.ts'
import { placeOf, shownGroups } from '../navigation.ts'
import { painted } from '../painted.ts'
import { Link, useLocation } from '../router.tsx'
import { useSite } from '../site.tsx'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { MenuLink } from './MenuLink.tsx'
import styles from './MobileMenu.module.css'

/** The phone's menu: closed, main list open, or the sub-list of one section open. Selecting a link closes it. */
export function MobileMenu() {
  const { navigation, lang, words } = useSite()
  const { pathname } = useLocation()
  const here = placeOf(navigation, useHere())
  const [open, setOpen] = useState(false)
  const [section, setSection] = useState<NavigationSection>()
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const close = () => {
    setOpen(false)
    setSection(undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => close(), [pathname])
  usePageBehind(open)

  const key = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
    toggle.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div className={styles.mobile} data-open={open} onKeyDown={key}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? words.menu.close : words.menu.open}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <nav id={id} className={styles.menu} data-open={open} inert={!open} aria-label={words.menu.main}>
        <div className={styles.list} inert={section !== undefined} data-away={section !== undefined}>
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
                      setSection(entry)
                      back.current?.parentElement?.scrollTo({ top: 0 })
                      requestAnimationFrame(() => back.current?.focus())
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
        <div className={styles.list} inert={section === undefined} data-sub data-away={section === undefined}>
          <button
            ref={back}
            type="button"
            className={styles.back}
            onClick={() => {
              setSection(undefined)
              requestAnimationFrame(() => opener.current?.focus())
            }}
          >
            <ChevronLeft aria-hidden="true" size={18} /> {words.menu.back}
          </button>
          {section && (
            <>
              <p className={styles.section}>{section.title}</p>
              <p className={styles.summary}>{section.summary}</p>
            </>
          )}
          {section &&
            shownGroups(section, lang).map((group) => (
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
        </div>
      </nav>
    </div>
  )
}

/** While the menu is open the page behind it neither scrolls nor takes focus. */
function usePageBehind(covered: boolean) {
  useEffect(() => {
    if (!covered) return
    const behind = document.querySelectorAll<HTMLElement>('main, footer')
    const set = (isBehind: boolean) => {
      for (const element of behind) element.inert = isBehind
      document.body.style.overflow = isBehind ? 'hidden' : ''
    }
    let still = true
    // All of the page is styled anew for it: the menu has begun to come by then.
    void painted().then(() => set(still))
    return () => {
      still = false
      set(still)
    }
  }, [covered])
}
