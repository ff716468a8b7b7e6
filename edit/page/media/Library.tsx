import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Failure, Loading } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { addressOf } from '../route.ts'
import controls from './Controls.module.css'
import { FileDetails } from './FileDetails.tsx'
import mediaStyles from './Media.module.css'
import { MediaFilter, MoreFiles, useMedia } from './MediaFilter.tsx'
import { MediaGrid } from './MediaGrid.tsx'
import { type Announce, UploadList } from './UploadList.tsx'
import { usePaste } from './useDrop.ts'
import { useUploads } from './useUploads.ts'

/** Kind of a file in addresses, and in the list of what waits. */
export const mediaKind = 'file'

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
  const client = useQueryClient()
  const { query, list, change, rest, showMore } = useMedia({ group: 'picture' })
  const changed = () => {
    void client.invalidateQueries({ queryKey: ['media'] })
    void client.invalidateQueries({ queryKey: ['waiting'] })
  }
  const files = list.data?.files ?? []
  const uploads = useUploads({ folder: query.folder ?? '', taken: list.data?.names, onDone: changed })
  usePaste(uploads.add)
  const open = (opened: string) => go(addressOf({ kind: mediaKind, id: opened }))
  return (
    <section className={mediaStyles.library} aria-labelledby={id} data-open={path !== '' || undefined}>
      <div className={mediaStyles.files}>
        <header className={mediaStyles.head}>
          <a href="#/" className={mediaStyles.back}>
            {words.nav.all}
          </a>
          <PageTitle className={mediaStyles.title} id={id}>
            {media.title} <span className={controls.hint}>{list.data && media.count(list.data.total)}</span>
          </PageTitle>
          <MediaFilter query={query} folders={list.data?.folders ?? []} withGroups onChange={change} />
        </header>
        <UploadList uploads={uploads} onAnnounce={onAnnounce} />
        {list.error && <Failure error={list.error} retry={() => list.refetch()} />}
        {list.isPending && <Loading />}
        {list.data && files.length === 0 && <p>{media.none}</p>}
        <MediaGrid files={files} here={path} labelOf={media.open} onOpen={open} />
        <MoreFiles rest={rest} onMore={showMore} />
      </div>
      {path !== '' && (
        <FileDetails
          key={path}
          path={path}
          onChanged={changed}
          onAnnounce={onAnnounce}
          onClose={() => go(addressOf({ kind: mediaKind }))}
        />
      )}
    </section>
  )
}
