import { FolderOpen } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Schema } from '#edit/content/schemas.ts'
import { mediaTypeOf } from '#edit/media/mediaTypes.ts'
import { useForm } from '../form/context.ts'
import { useLanguage } from '../language.tsx'
import controls from './Controls.module.css'
import cropStyles from './Crop.module.css'
import { Thumbnail } from './MediaGrid.tsx'
import { PickerDialog } from './PickerDialog.tsx'
import { useDrop } from './useDrop.ts'

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

/** A file of the media folder: chosen by sight, dropped or pasted; whoever knows its name may write it. */
export function FileInput({ schema, value, onChange, ...shared }: FileInputProps) {
  const { kind } = useForm()
  const { media } = useLanguage()
  const [opened, setOpened] = useState<readonly File[]>()
  const { isOver, ...drop } = useDrop(setOpened)
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u')
  const { group } = mediaTypeOf(value)
  return (
    <>
      <div
        className={cropStyles.field}
        data-over={isOver || undefined}
        {...drop}
        onPaste={(event) => {
          const files = [...event.clipboardData.files]
          if (files.length === 0) return
          event.preventDefault()
          event.stopPropagation()
          setOpened(files)
        }}
      >
        {value !== '' && (
          <div className={cropStyles.fieldPicture}>
            <Thumbnail path={`media/${value}`} group={group} />
          </div>
        )}
        <div className={cropStyles.fieldInputs}>
          <input {...shared} type="text" value={value} onChange={(event) => onChange(event.target.value)} />
          <p className={cropStyles.focusLine}>
            <button
              type="button"
              className={controls.button}
              aria-describedby={`${shared.id}-label`}
              onClick={() => setOpened([])}
            >
              <FolderOpen aria-hidden size={16} /> {media.field.choose}
            </button>
            <span className={controls.hint}>{media.field.drop}</span>
          </p>
        </div>
      </div>
      {opened &&
        createPortal(
          <PickerDialog
            fits={(name) => pattern?.test(name) ?? true}
            folder={group === 'film' ? 'films' : (folders[kind] ?? 'news')}
            dropped={opened}
            here={value || undefined}
            onClose={() => setOpened(undefined)}
            onChosen={(name) => {
              onChange(name)
              setOpened(undefined)
            }}
          />,
          document.body, // not within the form, which Enter would save
        )}
    </>
  )
}
