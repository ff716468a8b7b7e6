import { useId } from 'react'
import { mediaKind } from '#edit/content/kinds.ts'
import { Pending } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import { PageTitle } from '../PageTitle.tsx'
import { addressOf } from '../route.ts'
import { FileDetails } from './FileDetails.tsx'
import styles from './Media.module.css'
import { MediaFilter, MoreFiles, useMedia } from './MediaFilter.tsx'
import { MediaGrid } from './MediaGrid.tsx'
import { type Announce, UploadList } from './UploadList.tsx'
import { usePaste } from './useDrop.ts'
import { useMediaRefresh, useUploads } from './useUploads.ts'

interface LibraryProps {
  /** Path of the file that is open; empty for none. */
  path: string
  go(address: string): void
  onAnnounce: Announce
}

/** All pictures, films and PDFs, and what one does with them. */
export function Library({ path, go, onAnnounce }: LibraryProps) {
  const { media, words } = useLanguage()
  const id = useId()
  const changed = useMediaRefresh()
  const { query, list, change, rest, showMore } = useMedia({ group: 'picture' })
  const files = list.data?.files ?? []
  const uploads = useUploads({ folder: query.folder ?? '', taken: list.data?.names, onDone: changed })
  usePaste(uploads.add)
  const open = (opened: string) => go(addressOf({ kind: mediaKind, id: opened }))
  return (
    <section className={styles.library} aria-labelledby={id} data-open={path !== '' || undefined}>
      <div className={styles.files}>
        <header className={styles.head}>
          <a href="#/" className={page.back}>
            {words.nav.all}
          </a>
          <PageTitle className={styles.title} id={id}>
            {media.title} <span className={page.hint}>{list.data && media.count(list.data.total)}</span>
          </PageTitle>
          <MediaFilter query={query} folders={list.data?.folders ?? []} withGroups onChange={change} />
        </header>
        <UploadList uploads={uploads} onAnnounce={onAnnounce} />
        <Pending of={list} />
        {list.data && files.length === 0 && <p>{media.none}</p>}
        <MediaGrid files={files} here={path} labelOf={media.open} onOpen={open} />
        <MoreFiles rest={rest} onMore={showMore} />
      </div>
      {path !== '' && (
        <FileDetails
          key={path}
          path={path}
          go={go}
          onChanged={changed}
          onAnnounce={onAnnounce}
          onClose={() => go(addressOf({ kind: mediaKind }))}
        />
      )}
    </section>
  )
}
