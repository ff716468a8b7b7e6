import { X } from 'lucide-react'
import type { MediaDetails } from '#contract/edit/media.ts'
import { mediaName } from '#edit/media/fileName.ts'
import { sizeOf } from '#web/words/size.ts'
import { IconButton } from '../Button.tsx'
import { Failure, Loading } from '../Failure.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import { Descriptions } from './Descriptions.tsx'
import styles from './Details.module.css'
import { FileChanges } from './FileChanges.tsx'
import { addressOfFile, thumbnailOf } from './mediaApi.ts'
import type { Announce } from './UploadList.tsx'
import { useMediaFile } from './useUploads.ts'

interface FileDetailsProps {
  path: string
  go(address: string): void
  onChanged(): void
  onAnnounce: Announce
  onClose(): void
}

/** One file: how it looks, what uses it, how it is described, and what replaces it. */
export function FileDetails(props: FileDetailsProps) {
  const { path, onClose } = props
  const { media } = useLanguage()
  const file = useMediaFile(path)
  return (
    <aside className={styles.details} aria-label={mediaName(path)}>
      <header className={styles.detailsHead}>
        <h2 className={styles.detailsTitle}>{mediaName(path)}</h2>
        <IconButton say={media.file.close} Icon={X} onClick={onClose} />
      </header>
      <Failure error={file.error} missing={media.file.missing} />
      {file.isPending && <Loading />}
      {file.data && (
        <>
          <Look file={file.data} />
          <UsedIn file={file.data} />
          <Descriptions key={file.data.stamp} file={file.data} onSaved={props.onChanged} />
          <FileChanges {...props} file={file.data} />
        </>
      )}
    </aside>
  )
}

function Look({ file: { path, group, bytes, width, height, stamp } }: { file: MediaDetails }) {
  const { media } = useLanguage()
  const isPicture = group === 'picture'
  return (
    <figure className={styles.look}>
      {isPicture && <img src={`${thumbnailOf(path, { width: '1200' })}&of=${stamp}`} alt="" />}
      {/* biome-ignore lint/a11y/useMediaCaption: its captions are files of their own, which editors see beside it */}
      {group === 'film' && <video controls preload="metadata" src={addressOfFile(path)} />}
      <figcaption>
        {[sizeOf(bytes), width && height ? media.file.details(width, height) : ''].filter(Boolean).join(' · ')}{' '}
        <a href={addressOfFile(path)} target={isPicture ? '_blank' : undefined} rel="noreferrer" download={!isPicture}>
          {isPicture ? media.file.whole : media.file.download}
        </a>
      </figcaption>
    </figure>
  )
}

function UsedIn({ file: { items } }: { file: MediaDetails }) {
  const { media, kinds } = useLanguage()
  return (
    <section>
      <h3>{media.file.usedIn}</h3>
      {items.length === 0 ? (
        <p>{media.file.unused}</p>
      ) : (
        <ul className={styles.usedIn}>
          {items.map((item) => (
            <li key={`${item.kind}/${item.id}`}>
              <ItemLink item={item} /> <span className={page.hint}>{kinds[item.kind]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
