import { useQuery } from '@tanstack/react-query'
import { FileUp, FolderOpen } from 'lucide-react'
import { type ClipboardEvent, type ComponentProps, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Lang } from '#contract/paths.ts'
import type { Schema } from '#edit/content/options.ts'
import { mediaName } from '#edit/media/fileName.ts'
import { mediaTypeOf } from '#edit/media/mediaTypes.ts'
import { api } from '../api.ts'
import { Button, FileButton } from '../Button.tsx'
import { useForm } from '../form/context.ts'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import styles from './Crop.module.css'
import { FilmCaptions } from './FilmCaptions.tsx'
import { Thumbnail } from './MediaGrid.tsx'
import { PickerDialog } from './PickerDialog.tsx'
import { UploadRows } from './UploadList.tsx'
import { uploadFolder } from './uploadFolder.ts'
import { useDrop } from './useDrop.ts'
import { useMediaRefresh, useUploads } from './useUploads.ts'

interface FileInputProps extends Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'> {
  schema: Schema
  value: string
  /** Without one it is of all languages. */
  lang: Lang | undefined
  onChange(value: string): void
  /** Told of a file that was chosen or uploaded, not of each letter of a name. */
  onChosen(name: string): void
}

/** A file of the media folder: uploaded, dropped, pasted, or chosen by sight; whoever knows its name may write it. */
export function FileInput({ schema, value, lang, onChange, onChosen, ...shared }: FileInputProps) {
  const { media } = useLanguage()
  const [isChoosing, setChoosing] = useState(false)
  const labelId = `${shared.id}-label`
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u')
  const fits = (name: string) => pattern?.test(name) ?? true
  const { group } = mediaTypeOf(value)
  const folder = uploadFolder(useForm().kind, value)
  const take = (name: string) => {
    onChange(name)
    onChosen(name)
  }
  const uploads = useFieldUploads(folder, fits, take)
  const { isOver, ...drop } = useDrop(uploads.take)
  return (
    <>
      <div className={styles.field} data-over={isOver || undefined} {...drop} onPaste={uploads.paste}>
        {value !== '' && (
          <div className={styles.fieldPicture}>
            <Thumbnail path={`media/${value}`} group={group} />
          </div>
        )}
        <div className={styles.fieldInputs}>
          <input {...shared} lang={lang} type="text" value={value} onChange={(event) => onChange(event.target.value)} />
          <p className={styles.focusLine}>
            <FileButton say={media.field.upload} Icon={FileUp} aria-describedby={labelId} onFiles={uploads.take} />
            <Button Icon={FolderOpen} aria-describedby={labelId} onClick={() => setChoosing(true)}>
              {media.field.choose}
            </Button>
            <span className={page.hint}>{media.field.drop}</span>
          </p>
          <UploadRows uploads={uploads} />
          {group === 'film' && <FilmCaptions film={value} lang={lang} />}
        </div>
      </div>
      {isChoosing &&
        createPortal(
          <PickerDialog
            fits={fits}
            folder={folder}
            here={value || undefined}
            onClose={() => setChoosing(false)}
            onChosen={(name) => {
              take(name)
              setChoosing(false)
            }}
          />,
          document.body, // not within the form, which Enter would save
        )}
    </>
  )
}

/** A file that is given to a field is uploaded at once, and stands there when it is kept. */
function useFieldUploads(folder: string, fits: (name: string) => boolean, onChange: (name: string) => void) {
  const refresh = useMediaRefresh()
  const [isAsked, setAsked] = useState(false)
  const { data } = useQuery({ queryKey: ['media', 'names'], queryFn: () => api.mediaList(), enabled: isAsked })
  const uploads = useUploads({
    folder,
    taken: data?.names,
    fits,
    onDone(path) {
      refresh()
      if (fits(mediaName(path))) onChange(mediaName(path))
    },
  })
  const take = (files: readonly File[]) => {
    setAsked(true)
    for (const { key, state } of uploads.uploads) if (state !== 'sending' && state !== 'checking') uploads.forget(key)
    uploads.add(files.slice(0, 1))
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    take(files)
  }
  return { ...uploads, take, paste }
}
