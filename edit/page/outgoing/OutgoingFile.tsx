import type { OutgoingFile as File } from '#contract/edit/overviews.ts'
import { mediaKind } from '#edit/content/kinds.ts'
import { mediaName } from '#edit/media/fileName.ts'
import { mediaTypeOf } from '#edit/media/mediaTypes.ts'
import { addressOf as addressOfCall } from '../api.ts'
import { useLanguage } from '../language.tsx'
import { StateMark } from '../lists/StateMark.tsx'
import { thumbnailOf } from '../media/mediaApi.ts'
import page from '../Page.module.css'
import { addressOf } from '../route.ts'
import styles from './Outgoing.module.css'

/** A picture or file that goes out: as readers have it, and as it would be. */
export function OutgoingFile({ file: { path, state, isAlong } }: { file: File }) {
  const { media, lists } = useLanguage()
  return (
    <li className={page.card}>
      <h3 className={page.cardTitle}>
        <a href={addressOf({ kind: mediaKind, id: path })}>{mediaName(path)}</a>
      </h3>
      <p className={page.meta}>
        <span>{media.title}</span>
        <StateMark state={state} />
        {isAlong && <span>{lists.outgoing.along}</span>}
      </p>
      <div className={styles.sides}>
        {state !== 'new' && <Side say={lists.outgoing.before} path={path} as="published" />}
        {state !== 'removed' && <Side say={lists.outgoing.after} path={path} as="saved" />}
      </div>
    </li>
  )
}

interface SideProps {
  say: string
  path: string
  /** With the bytes that readers have, or those that are saved. */
  as: 'saved' | 'published'
}

/** A picture is shown, of anything else there is a link. */
export function Side({ say, path, as }: SideProps) {
  const { words } = useLanguage()
  const isPicture = mediaTypeOf(path).group === 'picture'
  const whole = addressOfCall('mediaBytes', { path, as })
  const address = isPicture && as === 'saved' ? thumbnailOf(path, { width: '1200' }) : whole
  return (
    <figure className={styles.side}>
      <figcaption className={page.hint}>{say}</figcaption>
      {isPicture ? (
        <img className={styles.picture} src={address} alt={words.pair(say, mediaName(path))} loading="lazy" />
      ) : (
        <span>
          <a href={address} download>
            {path.slice(path.lastIndexOf('/') + 1)}
          </a>
        </span>
      )}
    </figure>
  )
}
