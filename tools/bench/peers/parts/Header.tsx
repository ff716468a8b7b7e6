import { useState } from 'react'
import type { Site } from '../../../../contract/site.ts'

/** Name and menu: a panel for each section, behind a button on phones. */
export function Header({ site }: { site: Site }) {
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState('')
  return (
    <header className="header">
      <a className="brand" href="/">
        <img src={site.mark.light} width={site.mark.width} height={site.mark.height} alt="" />
        <span>
          <strong>{site.shortName}</strong> <span lang="en">{site.otherName}</span>
        </span>
      </a>
      <button
        type="button"
        className="menu-button"
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpen(!isOpen)}
      >
        菜单
      </button>
      <nav id="menu" className="menu" data-open={isOpen || undefined} aria-label={site.shortName}>
        <ul>
          {site.navigation
            .filter(({ inBar, unlisted }) => inBar && !unlisted)
            .map((section) => (
              <li key={section.id} data-open={shown === section.id || undefined}>
                <a href={section.link}>{section.title}</a>
                {section.children.length > 0 && (
                  <button
                    type="button"
                    aria-expanded={shown === section.id}
                    aria-label={section.title}
                    onClick={() => setShown(shown === section.id ? '' : section.id)}
                  >
                    +
                  </button>
                )}
                <div className="panel">
                  <p>{section.summary}</p>
                  {section.children.map((group) => (
                    <div key={group.title}>
                      {section.grouped || section.children.length > 1 ? <p>{group.title}</p> : null}
                      <ul>
                        {group.children
                          .filter(({ unlisted }) => !unlisted)
                          .map(({ id, title, link }) => (
                            <li key={id}>
                              <a href={link}>{title}</a>
                            </li>
                          ))}
                      </ul>
                    </div>
                  ))}
                </div>
              </li>
            ))}
        </ul>
      </nav>
    </header>
  )
}
