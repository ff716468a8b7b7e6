import type { ItemName } from '#contract/edit/items.ts'
import { pdfFolders } from '#edit/content/kinds.ts'
import { isData } from '#edit/content/options.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { Button } from '../Button.tsx'
import { focusField } from '../form/focusField.ts'
import { useLanguage } from '../language.tsx'
import { pdfFiles } from './AnnouncementPdf.tsx'
import { NamedFile } from './NamedFile.tsx'
import styles from './Uploads.module.css'

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
        <NamedFile
          key={lang}
          lang={lang}
          path={`media/${folder}/${id}.${lang}.pdf`}
          accept={pdfFiles}
          say={media.itemPdf}
          onKept={onKept}
        />
      ))}
      {last > 0 && !editions[last]?.reason && (
        <Button look="link" onClick={() => void focusField(['editions', last, 'reason'])}>
          {media.itemPdf.needsReason}
        </Button>
      )}
    </fieldset>
  )
}
