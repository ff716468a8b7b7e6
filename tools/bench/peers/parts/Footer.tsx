import type { Site } from '../../../../contract/site.ts'

/** Contacts, columns of links, and what the law asks for. */
export function Footer({ site: { name, slogan, footer, sampleNotice } }: { site: Site }) {
  return (
    <footer className="footer">
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{slogan}</p>
        {footer.labels.map(({ title, text, href }) => (
          <p key={href}>
            {title} <a href={href}>{text}</a>
          </p>
        ))}
      </div>
      <nav className="columns" aria-label={slogan}>
        {footer.columns.map(({ title, items }) => (
          <details key={title}>
            <summary>{title}</summary>
            <ul>
              {items.map(({ id, title, link }) => (
                <li key={id}>
                  <a href={link}>{title}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
      <p className="legal">
        {footer.copyright}{' '}
        {footer.legal.map(({ id, title, link }) => (
          <a key={id} href={link}>
            {title}
          </a>
        ))}
        {[footer.campus, footer.filing, footer.icp].map(
          (link) =>
            link && (
              <a key={link.text} href={link.href}>
                {link.text}
              </a>
            ),
        )}
      </p>
      {sampleNotice && <p>{sampleNotice}</p>}
    </footer>
  )
}
