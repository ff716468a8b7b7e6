import { CircleAlert, CircleCheck, FileUp, X } from 'lucide-react'
import { useRef } from 'react'
import { useLanguage } from '../language.tsx'
import controls from './Controls.module.css'
import uploadsStyles from './Uploads.module.css'
import { useDrop } from './useDrop.ts'
import type { Upload, Uploads } from './useUploads.ts'

/** Begins an announcement with a PDF; what was kept of it elsewhere goes when it is kept there. */
export type Announce = (file: File, kept: { path: string; version: string }) => void

interface UploadListProps {
  uploads: Uploads
  isSingle?: boolean
  onAnnounce?: Announce | undefined
}

/** Where files are dropped, pasted or chosen, and what becomes of each. */
export function UploadList({ uploads, isSingle = false, onAnnounce }: UploadListProps) {
  const { media } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, ...drop } = useDrop(uploads.add)
  return (
    <section className={uploadsStyles.uploads} aria-label={media.upload.title}>
      <div className={uploadsStyles.drop} data-over={isOver || undefined} {...drop}>
        <FileUp aria-hidden size={22} />
        <span>{media.upload.drop}</span>
        <button type="button" className={controls.button} onClick={() => input.current?.click()}>
          {media.upload.choose}
        </button>
        <input
          ref={input}
          hidden
          type="file"
          multiple={!isSingle}
          aria-label={media.upload.choose}
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </div>
      <UploadRows uploads={uploads} onAnnounce={onAnnounce} />
    </section>
  )
}

/** What becomes of each file. */
export function UploadRows({ uploads, onAnnounce }: Pick<UploadListProps, 'uploads' | 'onAnnounce'>) {
  if (uploads.uploads.length === 0) return null
  return (
    <ul className={uploadsStyles.uploadRows}>
      {uploads.uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} uploads={uploads} onAnnounce={onAnnounce} />
      ))}
    </ul>
  )
}

interface RowProps {
  upload: Upload
  uploads: Uploads
  onAnnounce: Announce | undefined
}

function UploadRow({ upload, uploads, onAnnounce }: RowProps) {
  const { media } = useLanguage()
  const { key, file, name, state, part, version } = upload
  const isRunning = state === 'sending' || state === 'checking'
  const away = isRunning ? media.upload.cancel(file.name) : media.upload.forget(file.name)
  return (
    <li className={uploadsStyles.uploadRow} data-state={state}>
      <span className={uploadsStyles.uploadFile}>{file.name}</span>
      <progress
        className={uploadsStyles.progress}
        aria-label={file.name}
        value={isRunning ? part : state === 'done' ? 1 : 0}
      />
      <span className={uploadsStyles.uploadState} role="status" data-refused={state === 'refused' || undefined}>
        {state === 'done' && <CircleCheck aria-hidden size={16} />}
        {state === 'refused' && <CircleAlert aria-hidden size={16} />}
        <UploadState upload={upload} />
      </span>
      {/\.pdf$/i.test(name) && state === 'done' && version !== undefined && onAnnounce && (
        <button
          type="button"
          className={controls.link}
          onClick={() => onAnnounce(file, { path: `media/${name}`, version })}
        >
          {media.upload.announce}
        </button>
      )}
      <button
        type="button"
        className={controls.sign}
        aria-label={away}
        title={away}
        onClick={() => (isRunning ? uploads.cancel(key) : uploads.forget(key))}
      >
        <X aria-hidden size={16} />
      </button>
    </li>
  )
}

function UploadState({ upload }: { upload: Upload }) {
  const { media, words, lang } = useLanguage()
  const { state, part, name, refusal, file } = upload
  switch (state) {
    case 'waiting':
      return media.upload.waiting
    case 'sending':
      return media.upload.sending(Math.round(part * 100))
    case 'checking':
      return media.upload.checking
    case 'done':
      return media.upload.done(name)
    case 'cancelled':
      return media.upload.cancelled
    case 'refused':
      if (refusal === 'tooLarge') return media.upload.tooLarge(Math.ceil(file.size / 1_000_000))
      if (refusal === 'unreadable') return media.upload.unreadable
      if (refusal === 'unfit') return media.upload.unfit
      if (refusal === 'offline') return words.failed.offline
      return refusal?.[lang] ?? media.upload.refused
  }
}
