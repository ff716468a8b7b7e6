import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileUp, FolderOpen } from 'lucide-react'
import { type ClipboardEvent, type ComponentProps, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Schema } from '#edit/content/options.ts'
import { mediaTypeOf } from '#edit/media/mediaTypes.ts'
import { api } from '../api.ts'
import { useForm } from '../form/context.ts'
import { useLanguage } from '../language.tsx'
import controls from './Controls.module.css'
import cropStyles from './Crop.module.css'
import { nameOf, Thumbnail } from './MediaGrid.tsx'
import { PickerDialog } from './PickerDialog.tsx'
import { UploadRows } from './UploadList.tsx'
import { useDrop } from './useDrop.ts'
import { useUploads } from './useUploads.ts'

interface FileInputProps
  extends Pick<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'> {
  schema: Schema
  value: string
  onChange(value: string): void
}

/** Where uploads of a kind of content go. */
const folders: Record<string, string> = {
  page: 'pages',
  home: 'banners',
  leader: 'leaders',
  certifications: 'certificates',
  partners: 'partners',
  report: 'reports',
  site: 'brand',
}

/** A file of the media folder: uploaded, dropped, pasted, or chosen by sight; whoever knows its name may write it. */
export function FileInput({ schema, value, onChange, ...shared }: FileInputProps) {
  const [isChoosing, setChoosing] = useState(false)
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u')
  const fits = (name: string) => pattern?.test(name) ?? true
  const { group } = mediaTypeOf(value)
  const folder = useFolder(value)
  const uploads = useFieldUploads(folder, fits, onChange)
  const { isOver, ...drop } = useDrop(uploads.take)
  return (
    <>
      <div className={cropStyles.field} data-over={isOver || undefined} {...drop} onPaste={uploads.paste}>
        {value !== '' && (
          <div className={cropStyles.fieldPicture}>
            <Thumbnail path={`media/${value}`} group={group} />
          </div>
        )}
        <div className={cropStyles.fieldInputs}>
          <input {...shared} type="text" value={value} onChange={(event) => onChange(event.target.value)} />
          <FileButtons labelId={`${shared.id}-label`} onFiles={uploads.take} onChoose={() => setChoosing(true)} />
          <UploadRows uploads={uploads} />
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
              onChange(name)
              setChoosing(false)
            }}
          />,
          document.body, // not within the form, which Enter would save
        )}
    </>
  )
}

interface FileButtonsProps {
  labelId: string
  onFiles(files: readonly File[]): void
  onChoose(): void
}

/** A file of this machine, or one of the library. */
function FileButtons({ labelId, onFiles, onChoose }: FileButtonsProps) {
  const { media } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <p className={cropStyles.focusLine}>
        <button
          type="button"
          className={controls.button}
          aria-describedby={labelId}
          onClick={() => input.current?.click()}
        >
          <FileUp aria-hidden size={16} /> {media.field.upload}
        </button>
        <button type="button" className={controls.button} aria-describedby={labelId} onClick={onChoose}>
          <FolderOpen aria-hidden size={16} /> {media.field.choose}
        </button>
        <span className={controls.hint}>{media.field.drop}</span>
      </p>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={media.field.upload}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

function useFolder(value: string) {
  const { kind } = useForm()
  return mediaTypeOf(value).group === 'film' ? 'films' : (folders[kind] ?? 'news')
}

/** A file that is given to a field is uploaded at once, and stands there when it is kept. */
function useFieldUploads(folder: string, fits: (name: string) => boolean, onChange: (name: string) => void) {
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { data } = useQuery({ queryKey: ['media', 'names'], queryFn: () => api.mediaList(), enabled: isAsked })
  const uploads = useUploads({
    folder,
    taken: data?.names,
    fits,
    onDone(path) {
      void client.invalidateQueries({ queryKey: ['media'] })
      void client.invalidateQueries({ queryKey: ['waiting'] })
      if (fits(nameOf(path))) onChange(nameOf(path))
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
