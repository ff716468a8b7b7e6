import { useState } from 'react'
import type { Lang } from '#contract/paths.ts'
import { mostMedia } from '#edit/media/mediaTypes.ts'
import { sizeOf } from '#web/words/size.ts'
import { FileButton } from '../Button.tsx'
import { useFailure } from '../Failure.tsx'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import { addressOfFile, upload } from './mediaApi.ts'
import styles from './Uploads.module.css'
import { useMediaFile, useMediaRefresh } from './useUploads.ts'

interface NamedFileProps {
  lang: Lang
  /** Below the content folder. */
  path: string
  accept: string
  say: { none: string; add: string; replace: string; kept: string }
  onKept?(): void
}

/** A file that belongs to an item by its name, in one language: its size, and another one in its place. */
export function NamedFile({ lang, path, accept, say: text, onKept }: NamedFileProps) {
  const { words } = useLanguage()
  const file = useMediaFile(path)
  const { part, refusal, isDone, send } = useKeeping(path, file.data?.version, onKept)
  const say = file.data ? text.replace : text.add
  return (
    <div className={styles.pdfFiles}>
      <span className={styles.uploadFile}>{words.languages[lang]}</span>
      {file.data ? (
        <a href={addressOfFile(path)} download>
          {path.slice(path.lastIndexOf('/') + 1)} <span className={page.hint}>{sizeOf(file.data.bytes)}</span>
        </a>
      ) : (
        !file.isPending && <span>{text.none}</span>
      )}
      <FileButton
        say={say}
        label={`${say} ${words.languages[lang]}`}
        accept={accept}
        onFiles={([given]) => given && void send(given)}
      />
      {part !== undefined && <progress aria-label={say} value={part} />}
      <p role="status" className={refusal ? styles.refusal : undefined}>
        {refusal ?? (isDone ? text.kept : '')}
      </p>
    </div>
  )
}

/** Keeps a file at once, in the place of that of this version. */
function useKeeping(path: string, version: string | undefined, onKept: (() => void) | undefined) {
  const { media } = useLanguage()
  const refresh = useMediaRefresh()
  const say = useFailure()
  const [part, setPart] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const [isDone, setDone] = useState(false)
  async function send(file: File) {
    setDone(false)
    setRefusal(undefined)
    if (file.size > mostMedia) return setRefusal(media.upload.tooLarge(Math.ceil(file.size / 1_000_000)))
    setPart(0)
    try {
      await upload(file, path, { onProgress: setPart, ...(version !== undefined && { version }) })
      setDone(true)
      onKept?.()
    } catch (error) {
      setRefusal(say(error, media.upload.refused))
    }
    setPart(undefined)
    refresh()
  }
  return { part, refusal, isDone, send }
}
