import { Mail, Phone } from 'lucide-react'
import { useSite } from '../data/site.tsx'
import { useLocation } from '../routing/router.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import styles from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { MenuLink } from './MenuLink.tsx'

const icons = { phone: Phone, mail: Mail }

/**
 * Columns of links, contact labels, registration links, and the friendly link on its one page. Laid out in three parts, as all at
 * once takes a slow phone long.
 */
export function Footer() {
  const { footer, words, slogan, sampleNotice } = useSite()
  const { pathname } = useLocation()
  const { newTab } = words.menu

  return (
    <footer id="end" className={styles.footer}>
      <div className="column">
        <div className={styles.labels}>
          <div>
            <Logo onDark />
            <p className={styles.slogan}>{slogan}</p>
          </div>
          {footer.labels.map(({ icon, title, text, href }) => {
            const Icon = icons[icon]
            return (
              <a key={href} href={href} className={styles.label}>
                <Icon aria-hidden="true" size={22} />
                <span>
                  <span className={styles.quiet}>{title}</span>
                  <span>{text}</span>
                </span>
              </a>
            )
          })}
        </div>
        <nav className={styles.columns} aria-label={words.menu.footer}>
          {footer.columns.map((column) => (
            <div key={column.title}>
              <h2 className={styles.heading}>{column.title}</h2>
              <ul className={styles.links}>
                {column.items.map((item) => (
                  <li key={item.id}>
                    <MenuLink item={item} newTab={newTab}>
                      {item.title}
                    </MenuLink>
                  </li>
                ))}
                {column.items.some((item) => item.id === 'recruitConsulting') && (
                  <li>
                    <ExternalLink href={footer.campus.href} newTab={newTab}>
                      {footer.campus.text}
                    </ExternalLink>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
        {pathname === footer.friendly.onlyOn && (
          <p className={styles.friendly}>
            <ExternalLink href={footer.friendly.href} newTab={newTab}>
              {footer.friendly.text}
            </ExternalLink>
          </p>
        )}
        <div className={styles.legal}>
          <p>{footer.copyright}</p>
          <p className={styles.records}>
            <ExternalLink href={footer.filing.href} newTab={newTab}>
              {footer.filing.text}
            </ExternalLink>
            <ExternalLink href={footer.icp.href} newTab={newTab}>
              {footer.icp.text}
            </ExternalLink>
          </p>
          {sampleNotice && <p className={styles.quiet}>{sampleNotice}</p>}
        </div>
      </div>
    </footer>
  )
}
