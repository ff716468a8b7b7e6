import type { Partner } from '#contract/business.ts'
import { Heading } from '../blocks/Heading.tsx'
import { useCall } from '../data/api.ts'
import { ownQueries } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { Picture } from '../parts/Picture.tsx'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import { FramedBlocks } from './FramedBlocks.tsx'
import { Loaded } from './Loaded.tsx'
import styles from './PartnersPage.module.css'

const kinds = ['supplier', 'customer', 'research', 'finance'] as const satisfies Partner['kind'][]
const idOf = (kind: Partner['kind']) => `cooperativePartner-${kind}`

/** Partners with their marks, by kind, after the terms on which the company works with them. */
export function Page() {
  const { words } = useSite()
  const { data } = useCall('partners', {})
  const shown = kinds.filter((kind) => !data || data.some((partner) => partner.kind === kind))
  return (
    <FramedBlocks after="words" sections={shown.map((kind) => ({ id: idOf(kind), title: words.partners.kinds[kind] }))}>
      <Partners />
    </FramedBlocks>
  )
}

function Partners() {
  const partners = useCall(...ownQueries.PartnersPage)
  return (
    <Loaded call={partners} rows={6}>
      {(all) => kinds.map((kind) => <Kind key={kind} kind={kind} partners={all.filter((one) => one.kind === kind)} />)}
    </Loaded>
  )
}

function Kind({ kind, partners }: { kind: Partner['kind']; partners: Partner[] }) {
  const { words } = useSite()
  if (partners.length === 0) return null
  return (
    <section id={idOf(kind)} className={styles.kind}>
      <Heading>{words.partners.kinds[kind]}</Heading>
      <ul className={styles.partners} data-pair={partners.length === 2 || undefined}>
        {partners.map((partner) => (
          <li key={partner.id} className={styles.partner}>
            <span className={`${panel.card} ${styles.mark}`}>
              <Picture picture={partner.picture} sizes="15rem" />
            </span>
            <h3 className={`${typography.base} ${styles.name}`}>{partner.name}</h3>
            <p className={`${typography.quiet} ${styles.since}`}>{words.partners.since(partner.since)}</p>
            <p className={`${typography.quiet} ${styles.summary}`}>{partner.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
