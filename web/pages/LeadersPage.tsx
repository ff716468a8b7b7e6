import { ChevronRight, X } from 'lucide-react'
import { Text } from '#blocks/prose/Prose.tsx'
import type { Leader } from '#contract/company.ts'
import { Heading } from '../blocks/Heading.tsx'
import { formatOf } from '../charts/format.ts'
import { useCall } from '../data/api.ts'
import { ownQueries } from '../data/routeQueries.ts'
import { useSite } from '../data/site.tsx'
import { formatDay } from '../parts/DateMark.tsx'
import { useLast, useModal } from '../parts/modal.ts'
import { Picture } from '../parts/Picture.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import control from '../styles/control.module.css'
import panel from '../styles/panel.module.css'
import typography from '../styles/typography.module.css'
import { FramedBlocks } from './FramedBlocks.tsx'
import styles from './LeadersPage.module.css'
import { Loaded } from './Loaded.tsx'

const groups = ['board', 'executive'] as const
const idOf = (group: (typeof groups)[number]) => `manageTeam-${group}`

/** The management team by body, each person's career in a dialog whose id stands in the address. */
export function Page() {
  const { words } = useSite()
  const { data } = useCall('leaderList', {})
  const shown = groups.filter((group) => !data || data.some((leader) => leader.group === group))
  return (
    <FramedBlocks sections={shown.map((group) => ({ id: idOf(group), title: words.leaders[group] }))}>
      <Leaders />
    </FramedBlocks>
  )
}

function Leaders() {
  const { read, change } = useRouteQuery()
  const call = useCall(...ownQueries.LeadersPage)
  return (
    <Loaded call={call} rows={5}>
      {(leaders) => (
        <>
          {groups.map((group) => (
            <Body
              key={group}
              group={group}
              leaders={leaders.filter((leader) => leader.group === group)}
              onOpen={(id) => change({ id })}
            />
          ))}
          <Career leader={leaders.find(({ id }) => id === read('id').id)} onClose={() => change({ id: '' })} />
        </>
      )}
    </Loaded>
  )
}

interface BodyProps {
  group: (typeof groups)[number]
  leaders: Leader[]
  onOpen: (id: string) => void
}

function Body({ group, leaders, onOpen }: BodyProps) {
  const { words } = useSite()
  if (leaders.length === 0) return null
  return (
    <section id={idOf(group)} className={styles.group}>
      <Heading>{words.leaders[group]}</Heading>
      <ul className={panel.rows}>
        {leaders.map((leader) => (
          <li key={leader.id} className={styles.person}>
            <div className={styles.plate}>
              <Photograph leader={leader} />
              <h3 className={styles.name}>{leader.name}</h3>
              <p className={typography.kind}>{leader.post}</p>
            </div>
            <p className={typography.muted}>{leader.summary}</p>
            <Terms leader={leader} />
            <button
              type="button"
              className={`${control.link} ${styles.more}`}
              aria-label={words.leaders.cvOf(leader.name)}
              onClick={() => onOpen(leader.id)}
            >
              {words.leaders.cv} <ChevronRight aria-hidden="true" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Photograph = ({ leader: { picture } }: { leader: Leader }) =>
  picture && <Picture picture={picture} sizes="6rem" className={styles.photograph} />

/** Since when and until when in office, and the shares held. */
function Terms({ leader: { since, termEnds, holding } }: { leader: Leader }) {
  const { words } = useSite()
  const { leaders } = words
  return (
    <dl className={styles.terms}>
      <div>
        <dt>{leaders.since}</dt>
        <dd>{leaders.year(since)}</dd>
      </div>
      {termEnds && (
        <div>
          <dt>{leaders.termEnds}</dt>
          <dd>{leaders.year(termEnds)}</dd>
        </div>
      )}
      {holding && (
        <div>
          <dt>{leaders.shares(formatDay(holding.date, words))}</dt>
          <dd>{formatOf([holding.shares])(holding.shares)}</dd>
        </div>
      )}
    </dl>
  )
}

function Career({ leader: opened, onClose }: { leader: Leader | undefined; onClose: () => void }) {
  const { words } = useSite()
  const open = opened !== undefined
  const dialog = useModal(open)
  const leader = useLast(opened, dialog)
  return (
    <dialog ref={dialog} className={styles.career} aria-label={leader?.name} onCancel={onClose}>
      {leader && (
        <>
          <div className={styles.head}>
            <Photograph leader={leader} />
            <h2 className={styles.name}>{leader.name}</h2>
            <p className={typography.kind}>{leader.post}</p>
          </div>
          <Terms leader={leader} />
          <Text html={leader.cv} />
        </>
      )}
      <button
        type="button"
        className={`${control.icon} ${styles.close}`}
        aria-label={words.leaders.close}
        onClick={onClose}
      >
        <X aria-hidden="true" size={22} />
      </button>
    </dialog>
  )
}
