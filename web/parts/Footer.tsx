import { Mail, Phone } from 'lucide-react'
import { useSite } from '../data/site.tsx'
import { useLocation } from '../routing/routerContext.ts'
import panel from '../styles/panel.module.css'
import { ExternalLink } from './ExternalLink.tsx'
import { Fold } from './Fold.tsx'
import styles from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { MenuLink } from './MenuLink.tsx'
import { NonBreakingContact } from './NonBreakingContact.tsx'

const icons = { phone: Phone, mail: Mail }

/**
 * Columns of links, contact labels, registration links, and the friendly link on its one page. Laid out in three parts, as all at
 * once takes a slow phone long.
 */
export function Footer() {
  const { footer, slogan, sampleNotice } = useSite()
  const { pathname } = useLocation()
  return (
    <footer id="end" className={styles.footer}>
      <div className="column">
        <div className={styles.labels}>
          <Logo onDark />
          <p className={styles.slogan}>{slogan}</p>
          {footer.labels.map(({ icon, title, text, href }) => {
            const Icon = icons[icon]
            return (
              <a key={href} href={href} className={styles.label}>
                <Icon aria-hidden="true" size={18} />
                <span className="visually-hidden">{title}</span>
                <NonBreakingContact text={text} />
              </a>
            )
          })}
        </div>
        <Columns />
        {footer.friendly && pathname === footer.friendly.onlyOn && (
          <p className={styles.friendly}>
            <Outside {...footer.friendly} />
          </p>
        )}
        <div className={styles.legal}>
          <Legal />
          <p>{footer.copyright}</p>
          <p className={styles.records}>
            {footer.filing && <Outside {...footer.filing} />}
            {footer.icp && <Outside {...footer.icp} />}
          </p>
          {sampleNotice && <p className={styles.quiet}>{sampleNotice}</p>}
        </div>
      </div>
    </footer>
  )
}

/** Links by section: lists side by side, each below its heading; on phones each folded away behind its title. */
function Columns() {
  const { footer, recruitment, words } = useSite()
  return (
    <nav className={styles.columns} aria-label={words.menu.footer}>
      {footer.columns.map(({ title, items }) => (
        <div key={title}>
          <h2 className={styles.heading}>{title}</h2>
          <Fold title={title} className={styles.fold}>
            <ul className={`${panel.rows} ${styles.links}`}>
              {items.map((item) => (
                <li key={item.id}>
                  <MenuLink item={item} newTab={words.menu.newTab}>
                    {item.title}
                  </MenuLink>
                </li>
              ))}
              {footer.campus && items.some(({ link }) => link === recruitment?.link) && (
                <li>
                  <Outside {...footer.campus} />
                </li>
              )}
            </ul>
          </Fold>
        </div>
      ))}
    </nav>
  )
}

/** Privacy, terms and the like: in one row, where readers of any site look for them. */
function Legal() {
  const { footer, words } = useSite()
  if (footer.legal.length === 0) return null
  return (
    <nav aria-label={words.menu.legal}>
      <ul className={styles.about}>
        {footer.legal.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} newTab={words.menu.newTab}>
              {item.title}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Outside = ({ href, text }: { href: string; text: string }) => (
  <ExternalLink href={href} newTab={useSite().words.menu.newTab}>
    {text}
  </ExternalLink>
)
