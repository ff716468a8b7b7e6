import { Captions as CaptionsIcon, File as FileIcon, FileText, Film, Image, Table } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { MediaFile, MediaGroup } from '#contract/edit/media.ts'
import { mediaName } from '#edit/media/fileName.ts'
import { sizeOf } from '#web/words/size.ts'
import { useLanguage } from '../language.tsx'
import styles from './Media.module.css'
import { thumbnailOf } from './mediaApi.ts'

interface MediaGridProps {
  files: readonly MediaFile[]
  /** Path of the one that is open. */
  here?: string | undefined
  labelOf(name: string): string
  onOpen(path: string): void
}

/** Files as small pictures. */
export function MediaGrid({ files, here, labelOf, onOpen }: MediaGridProps) {
  return (
    <ul className={styles.grid}>
      {files.map((file) => (
        <li key={file.path}>
          <button
            type="button"
            className={styles.tile}
            aria-current={file.path === here ? 'true' : undefined}
            aria-label={labelOf(mediaName(file.path))}
            onClick={() => onOpen(file.path)}
          >
            <Thumbnail path={file.path} group={file.group} stamp={file.stamp} />
            <span className={styles.tileName}>{mediaName(file.path)}</span>
            <TileMeta file={file} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function TileMeta({ file: { uses, state, bytes } }: { file: MediaFile }) {
  const { media } = useLanguage()
  return (
    <span className={styles.tileMeta}>
      {sizeOf(bytes)} · {media.uses(uses)}
      {state && <span className={styles.mark}>{media.unpublished[state]}</span>}
    </span>
  )
}

const icons: Record<MediaGroup, ReactNode> = {
  picture: <Image size={36} />,
  film: <Film size={36} />,
  pdf: <FileText size={36} />,
  captions: <CaptionsIcon size={36} />,
  table: <Table size={36} />,
  other: <FileIcon size={36} />,
}

/** A small picture; of what has none, or cannot be read, a sign. `stamp` makes it follow the file. */
export function Thumbnail({ path, group, stamp }: { path: string; group: MediaGroup; stamp?: string }) {
  const [broken, setBroken] = useState('')
  const address = `${thumbnailOf(path)}${stamp ? `&of=${stamp}` : ''}`
  if (group !== 'picture' || broken === address)
    return (
      <span className={styles.thumbnail} aria-hidden>
        {icons[group]}
      </span>
    )
  return (
    <span className={styles.thumbnail}>
      <img src={address} alt="" loading="lazy" decoding="async" onError={() => setBroken(address)} />
    </span>
  )
}
