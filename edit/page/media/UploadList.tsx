import { CircleAlert, CircleCheck, FileUp, X } from 'lucide-react'
import { Button, FileButton, IconButton } from '../Button.tsx'
import { useLanguage } from '../language.tsx'
import styles from './Uploads.module.css'
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
  const { isOver, ...drop } = useDrop(uploads.add)
  return (
    <section className={styles.uploads} aria-label={media.upload.title}>
      <div className={styles.drop} data-over={isOver || undefined} {...drop}>
        <FileUp aria-hidden size={22} />
        <span>{media.upload.drop}</span>
        <FileButton say={media.upload.choose} multiple={!isSingle} onFiles={uploads.add} />
      </div>
      <UploadRows uploads={uploads} onAnnounce={onAnnounce} />
    </section>
  )
}

/** What becomes of each file. */
export function UploadRows({ uploads, onAnnounce }: Pick<UploadListProps, 'uploads' | 'onAnnounce'>) {
  if (uploads.uploads.length === 0) return null
  return (
    <ul className={styles.uploadRows}>
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
    <li className={styles.uploadRow} data-state={state}>
      <span className={styles.uploadFile}>{file.name}</span>
      <progress
        className={styles.progress}
        aria-label={file.name}
        value={isRunning ? part : state === 'done' ? 1 : 0}
      />
      <span className={styles.uploadState} role="status" data-refused={state === 'refused' || undefined}>
        {state === 'done' && <CircleCheck aria-hidden size={16} />}
        {state === 'refused' && <CircleAlert aria-hidden size={16} />}
        <UploadState upload={upload} />
      </span>
      {/\.pdf$/i.test(name) && state === 'done' && version !== undefined && onAnnounce && (
        <Button look="link" onClick={() => onAnnounce(file, { path: `media/${name}`, version })}>
          {media.upload.announce}
        </Button>
      )}
      <IconButton say={away} Icon={X} onClick={() => (isRunning ? uploads.cancel(key) : uploads.forget(key))} />
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
      return upload.isKnown ? media.upload.known(name) : media.upload.done(name)
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
