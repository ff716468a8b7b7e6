import { CircleAlert, CircleCheck, FileUp, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useLanguage } from '../language.tsx'
import controls from './Controls.module.css'
import uploadsStyles from './Uploads.module.css'
import { useDrop } from './useDrop.ts'
import type { Upload, Uploads } from './useUploads.ts'

interface UploadListProps {
  uploads: Uploads
  isSingle?: boolean
  onAnnounce?: ((file: File) => void) | undefined
}

/** Where files are dropped, pasted or chosen, and what becomes of each. */
export function UploadList({ uploads, isSingle = false, onAnnounce }: UploadListProps) {
  const { media } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, ...drop } = useDrop(uploads.add)
  const ready = uploads.uploads.filter(({ state }) => state === 'ready')
  const canSend = ready.length > 0 && ready.every((upload) => uploads.nameFault(upload) === undefined)
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
      {uploads.uploads.length > 0 && (
        <ul className={uploadsStyles.uploadRows}>
          {uploads.uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} uploads={uploads} onAnnounce={onAnnounce} />
          ))}
        </ul>
      )}
      {ready.length > 0 && (
        <button
          type="button"
          className={controls.primary}
          aria-disabled={!canSend}
          onClick={() => canSend && void uploads.start()}
        >
          {media.upload.send(ready.length)}
        </button>
      )}
    </section>
  )
}

interface RowProps {
  upload: Upload
  uploads: Uploads
  onAnnounce: ((file: File) => void) | undefined
}

function UploadRow({ upload, uploads, onAnnounce }: RowProps) {
  const { media } = useLanguage()
  const id = useId()
  const { key, file, name, state, part } = upload
  const fault = state === 'ready' ? uploads.nameFault(upload) : undefined
  const isRunning = state === 'sending' || state === 'checking'
  const away = isRunning ? media.upload.cancel(file.name) : media.upload.forget(file.name)
  const isPdf = /\.pdf$/i.test(file.name) && state === 'ready'
  return (
    <li className={uploadsStyles.uploadRow} data-state={state}>
      <span className={uploadsStyles.uploadFile}>{file.name}</span>
      {state === 'ready' ? (
        <input
          className={controls.input}
          aria-label={media.upload.newName(file.name)}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-state`}
          value={name}
          onChange={(event) => uploads.rename(key, event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (!fault) void uploads.start()
          }}
        />
      ) : (
        <progress
          className={uploadsStyles.progress}
          aria-label={file.name}
          value={isRunning ? part : state === 'done' ? 1 : 0}
        />
      )}
      <span
        className={uploadsStyles.uploadState}
        id={`${id}-state`}
        role="status"
        data-refused={state === 'refused' || fault !== undefined || undefined}
      >
        {state === 'done' && <CircleCheck aria-hidden size={16} />}
        {state === 'refused' && <CircleAlert aria-hidden size={16} />}
        <UploadState upload={upload} fault={fault} />
      </span>
      {isPdf && onAnnounce && (
        <button type="button" className={controls.link} onClick={() => onAnnounce(file)}>
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

function UploadState({ upload, fault }: { upload: Upload; fault: 'badName' | 'taken' | undefined }) {
  const { media, words, lang } = useLanguage()
  const { state, part, name, refusal, file } = upload
  if (fault) return media.upload[fault]
  switch (state) {
    case 'ready':
      return media.upload.ready
    case 'sending':
      return media.upload.sending(Math.round(part * 100))
    case 'checking':
      return media.upload.checking
    case 'done':
      return media.upload.done(name)
    case 'cancelled':
      return media.upload.cancelled
    case 'refused':
      if (refusal === 'tooLarge') return media.upload.tooLarge(Math.ceil(file.size / 1024 / 1024))
      if (refusal === 'unreadable') return media.upload.unreadable
      if (refusal === 'offline') return words.failed.offline
      return refusal?.[lang] ?? media.upload.refused
  }
}
