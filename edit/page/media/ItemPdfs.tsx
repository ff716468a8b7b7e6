import { useState } from 'react'
import type { ItemName } from '#contract/edit/items.ts'
import type { Lang } from '#contract/paths.ts'
import { pdfFolders } from '#edit/content/kinds.ts'
import { isData } from '#edit/content/options.ts'
import { mostMedia } from '#edit/media/mediaTypes.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { sizeOf } from '#web/words/size.ts'
import { Button, FileButton } from '../Button.tsx'
import { useFailure } from '../Failure.tsx'
import { focusField } from '../form/focusField.ts'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import { pdfFiles } from './AnnouncementPdf.tsx'
import { addressOfFile, upload } from './mediaApi.ts'
import styles from './Uploads.module.css'
import { useMediaFile, useMediaRefresh } from './useUploads.ts'

interface ItemPdfsProps {
  name: ItemName
  data: unknown
  /** What was wrong may be right now. */
  onKept(): void
}

/** The PDFs that readers download of an item: name, size, and another one in their place. */
export function ItemPdfs({ name: { kind, id }, data, onKept }: ItemPdfsProps) {
  const { media } = useLanguage()
  const folder = pdfFolders[kind]
  if (folder === undefined) return null
  const only = isData(data) ? data.only : undefined
  const editions = isData(data) && Array.isArray(data.editions) ? data.editions : []
  const last = editions.length - 1
  const langs = siteLanguages().filter((lang) => (only ?? lang) === lang)
  return (
    <fieldset className={styles.itemPdfs}>
      <legend>{media.itemPdf.title}</legend>
      {langs.map((lang) => (
        <ItemPdf key={lang} lang={lang} path={`media/${folder}/${id}.${lang}.pdf`} onKept={onKept} />
      ))}
      {last > 0 && !editions[last]?.reason && (
        <Button look="link" onClick={() => void focusField(['editions', last, 'reason'])}>
          {media.itemPdf.needsReason}
        </Button>
      )}
    </fieldset>
  )
}

function ItemPdf({ lang, path, onKept }: { lang: Lang; path: string; onKept(): void }) {
  const { media, words } = useLanguage()
  const file = useMediaFile(path)
  const { part, refusal, isDone, send } = usePdfUpload(path, file.data?.version, onKept)
  const say = file.data ? media.itemPdf.replace : media.itemPdf.add
  return (
    <div className={styles.pdfFiles}>
      <span className={styles.uploadFile}>{words.languages[lang]}</span>
      {file.data ? (
        <a href={addressOfFile(path)} download>
          {path.slice(path.lastIndexOf('/') + 1)} <span className={page.hint}>{sizeOf(file.data.bytes)}</span>
        </a>
      ) : (
        !file.isPending && <span>{media.itemPdf.none}</span>
      )}
      <FileButton
        say={say}
        label={`${say} ${words.languages[lang]}`}
        accept={pdfFiles}
        onFiles={([given]) => given && void send(given)}
      />
      {part !== undefined && <progress aria-label={say} value={part} />}
      <p role="status" className={refusal ? styles.refusal : undefined}>
        {refusal ?? (isDone ? media.itemPdf.kept : '')}
      </p>
    </div>
  )
}

/** Keeps a PDF at once, in the place of that of this version. */
function usePdfUpload(path: string, version: string | undefined, onKept: () => void) {
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
      onKept()
    } catch (error) {
      setRefusal(say(error, media.upload.refused))
    }
    setPart(undefined)
    refresh()
  }
  return { part, refusal, isDone, send }
}
