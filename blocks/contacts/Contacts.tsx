import { Copy, Mail, MapPin, Phone } from 'lucide-react'
import type { BlockOf } from '#blocks/kinds.ts'
import { telOf } from '#contract/phone.ts'
import grid from '#web/blocks/Grid.module.css'
import { Heading } from '#web/blocks/Heading.tsx'
import { sectionId } from '#web/blocks/sections.ts'
import { NonBreakingContact } from '#web/parts/NonBreakingContact.tsx'
import { useCopy } from '#web/parts/useCopy.ts'
import { useLocation } from '#web/routing/routerContext.ts'
import control from '#web/styles/control.module.css'
import panel from '#web/styles/panel.module.css'
import typography from '#web/styles/typography.module.css'
import type { Words } from '#web/words/zh.ts'
import styles from './Contacts.module.css'

/** Offices and desks by region, with what is needed to reach them and a button that copies it. */
export function Contacts({ title, items, words }: BlockOf<'contacts'> & { words: Words['contact'] }) {
  const { pathname } = useLocation()
  return (
    <>
      <Heading>{title}</Heading>
      <ul className={grid.grid}>
        {items.map((item, at) => (
          <Office
            key={item.region + item.name}
            // A map leads to the first of a region.
            id={
              items.findIndex(({ region }) => region === item.region) === at
                ? sectionId(pathname, item.region)
                : undefined
            }
            item={item}
            words={words}
          />
        ))}
      </ul>
    </>
  )
}

function Office({
  id,
  item,
  words,
}: {
  id: string | undefined
  item: BlockOf<'contacts'>['items'][number]
  words: Words['contact']
}) {
  const copy = useCopy()
  const line = (Icon: typeof Phone, label: string, text: string | undefined, href?: string) =>
    text && (
      <div className={styles.line}>
        <dt>
          <Icon aria-hidden="true" size={16} />
          <span className="visually-hidden">{label}</span>
        </dt>
        <dd>
          {href ? (
            <a href={href}>
              <NonBreakingContact text={text} />
            </a>
          ) : (
            <span>{text}</span>
          )}
          <button
            type="button"
            className={`${control.icon} ${styles.copy}`}
            aria-label={words.copy(label, item.name)}
            onClick={() => copy(text, words.copied)}
          >
            <Copy aria-hidden="true" size={15} />
          </button>
        </dd>
      </div>
    )
  return (
    <li id={id} className={`${panel.card} ${styles.office}`}>
      <div className={styles.head}>
        <h3 className={typography.lg}>{item.region}</h3>
        {item.hours && (
          <p className={typography.fine}>
            <span className="visually-hidden">{words.hours}</span> {item.hours}
          </p>
        )}
      </div>
      <p className={`${typography.quiet} ${styles.title}`}>{item.name}</p>
      <dl>
        {line(Phone, words.phone, item.phone, item.phone && telOf(item.phone))}
        {line(Mail, words.mail, item.mail, `mailto:${item.mail}`)}
        {line(MapPin, words.address, item.address)}
      </dl>
    </li>
  )
}
