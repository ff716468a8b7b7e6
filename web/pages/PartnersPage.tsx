import type { Partner } from '#contract/business.ts'
import { Heading } from '../blocks/Heading.tsx'
import { useCall } from '../data/api.ts'
import { ownQueries } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { Picture } from '../parts/Picture.tsx'
import { ListSkeleton } from '../parts/Skeleton.tsx'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import { FramedBlocks } from './FramedBlocks.tsx'
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
  const { words } = useSite()
  const partners = useCall(...ownQueries['/cooperativePartner'])
  if (partners.isError)
    return <Failure message={partners.error.message} onRetry={() => partners.refetch()} words={words.state} />
  if (partners.isPending) return <ListSkeleton rows={6} />
  if (partners.data.length === 0) return <Empty text={words.state.empty} />
  return kinds.map((kind) => {
    const ofKind = partners.data.filter((partner) => partner.kind === kind)
    if (ofKind.length === 0) return null
    return (
      <section key={kind} id={idOf(kind)} className={styles.kind}>
        <Heading>{words.partners.kinds[kind]}</Heading>
        <ul className={styles.partners} data-pair={ofKind.length === 2 || undefined}>
          {ofKind.map((partner) => (
            <li key={partner.id} className={styles.partner}>
              <span className={`${panel.card} ${styles.mark}`}>
                <Picture picture={partner.picture} sizes="15rem" />
              </span>
              <h3 className={styles.name}>{partner.name}</h3>
              <p className={`${typography.quiet} ${styles.since}`}>{words.partners.since(partner.since)}</p>
              <p className={`${typography.quiet} ${styles.summary}`}>{partner.summary}</p>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
