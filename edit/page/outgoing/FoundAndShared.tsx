import { useQuery } from '@tanstack/react-query'
import type { OutgoingItem } from '#contract/edit/overviews.ts'
import { kindOf } from '#edit/content/kinds.ts'
import { type Data, isData } from '#edit/content/options.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { articleFolders } from '#server/content/shapes/files.ts'
import { api } from '../api.ts'
import { useLanguage } from '../language.tsx'
import { thumbnailOf } from '../media/mediaApi.ts'
import page from '../Page.module.css'
import styles from './Outgoing.module.css'

/** Letters after which search engines cut a title and a description; Chinese ones are twice as wide. */
const most = { title: 60, description: 160 }
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0)

/** How search engines and messengers show the page of an item, in each of its languages. */
export function FoundAndShared({ item }: { item: OutgoingItem }) {
  const { kind: kindId, after: data } = item
  const { words, lists } = useLanguage()
  const site = useQuery({ queryKey: ['item', 'site'], queryFn: () => api.item({ kind: 'site', id: 'site' }) })
  const kind = kindOf(kindId)
  const isPage = kind?.form === 'twins' || Object.hasOwn(articleFolders, kindId)
  if (!kind || !isPage || !isData(data) || !isData(site.data?.data)) return null
  const { shortName, card } = site.data.data
  const picture = isData(card) && typeof card.picture === 'string' ? card.picture : undefined
  const sides = siteLanguages().flatMap((lang) => {
    const side = data[lang]
    return isData(side) ? [{ lang, side, company: isData(shortName) ? text(shortName[lang]) : '' }] : []
  })
  return (
    <details className={`${page.marked} ${styles.others}`}>
      <summary>{lists.outgoing.others}</summary>
      <div className={styles.sides}>
        {sides.map(({ lang, side, company }) => (
          <section key={lang} className={styles.side} lang={lang} aria-label={words.languages[lang]}>
            <Found item={item} side={side} company={company} />
            <figure className={styles.card}>
              {picture && <img src={thumbnailOf(`media/${picture}`, { width: '1200', crop: 'card' })} alt="" />}
              <figcaption>
                <strong>{text(side.title)}</strong>
                <br />
                {description(side)}
              </figcaption>
            </figure>
          </section>
        ))}
      </div>
    </details>
  )
}

/** An entry of a search engine. What is too long for it is said. */
function Found({ item, side, company }: { item: OutgoingItem; side: Data; company: string }) {
  const { lang, lists } = useLanguage()
  const title = item.kind === 'home' ? text(side.title) : `${text(side.title)} - ${company}`
  const long = [
    widthOf(title) > most.title && lists.outgoing.longTitle,
    widthOf(description(side)) > most.description && lists.outgoing.longDescription,
    description(side) === '' && lists.outgoing.noDescription,
  ].filter(Boolean)
  return (
    <div className={styles.found}>
      <strong>{title}</strong>
      <span>{item.page}</span>
      <span>{description(side)}</span>
      {long.map((say) => (
        <span key={String(say)} className={page.hint} lang={lang}>
          {say}
        </span>
      ))}
    </div>
  )
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const description = (side: Data) => text(side.description) || text(side.summary)
