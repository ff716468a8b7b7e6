import { mediaName } from '#edit/media/fileName.ts'
import { Button } from '../Button.tsx'
import { Dialog, DialogFoot } from '../Dialog.tsx'
import { Pending } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import styles from './Media.module.css'
import { MediaFilter, MoreFiles, useMedia } from './MediaFilter.tsx'
import { MediaGrid } from './MediaGrid.tsx'
import { UploadList } from './UploadList.tsx'
import { usePaste } from './useDrop.ts'
import { useMediaRefresh, useUploads } from './useUploads.ts'

interface PickerDialogProps {
  /** Whether a file of this name below the media folder can stand there. */
  fits(name: string): boolean
  /** Where uploads go, unless the editor wants them elsewhere. */
  folder: string
  here?: string | undefined
  onChosen(name: string): void
  onClose(): void
}

/** Chooses a file, or uploads one and takes that. */
export function PickerDialog({ fits, folder, here, onChosen, onClose }: PickerDialogProps) {
  const { media, words } = useLanguage()
  const refresh = useMediaRefresh()
  const { query, list, change, rest, showMore } = useMedia()
  const files = (list.data?.files ?? []).filter(({ path }) => fits(mediaName(path)))
  const uploads = useUploads({
    folder: query.folder || folder,
    taken: list.data?.names,
    fits,
    onDone(path) {
      refresh()
      if (fits(mediaName(path))) onChosen(mediaName(path))
    },
  })
  usePaste(uploads.add)
  return (
    <Dialog title={media.field.pick} onClose={onClose}>
      <div className={styles.picker}>
        <UploadList uploads={uploads} isSingle />
        <MediaFilter query={query} folders={list.data?.folders ?? []} onChange={change} />
        <p className={page.hint}>{media.field.fits}</p>
        <Pending of={list} />
        {list.data && files.length === 0 && <p>{media.none}</p>}
        <MediaGrid
          files={files}
          here={here ? `media/${here}` : undefined}
          labelOf={media.choose}
          onOpen={(path) => onChosen(mediaName(path))}
        />
        <MoreFiles rest={rest} onMore={showMore} />
      </div>
      <DialogFoot>
        <Button onClick={onClose}>{words.create.cancel}</Button>
      </DialogFoot>
    </Dialog>
  )
}
