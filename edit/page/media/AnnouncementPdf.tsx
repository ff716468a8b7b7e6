import { X } from 'lucide-react'
import type { Lang } from '#contract/paths.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { FileButton, IconButton } from '../Button.tsx'
import { useLanguage } from '../language.tsx'
import page from '../Page.module.css'
import styles from './Uploads.module.css'
import type { AnnouncementPdfs, ReadPdf } from './useAnnouncementPdf.ts'
import { useDrop } from './useDrop.ts'

export const pdfFiles = 'application/pdf,.pdf'

/** Takes the PDFs of a new announcement and tells what was read in them. */
export function AnnouncementPdf({ pdf }: { pdf: AnnouncementPdfs }) {
  const { media } = useLanguage()
  const { isOver, ...drop } = useDrop((files) => void files.slice(0, 2).forEach((file) => void pdf.add(file)))
  const entries = Object.entries(pdf.pdfs) as [Lang, ReadPdf][]
  return (
    <fieldset className={styles.pdf} data-over={isOver || undefined} {...drop}>
      <legend>{media.pdf.title}</legend>
      <p className={page.hint}>{media.pdf.hint}</p>
      <p className={styles.pdfFiles}>
        {siteLanguages().map((lang) => (
          <FileButton
            key={lang}
            say={media.pdf.choose[lang]}
            accept={pdfFiles}
            onFiles={([file]) => file && void pdf.add(file, lang)}
          />
        ))}
        <span className={page.hint}>{media.pdf.drop}</span>
      </p>
      {entries.map(([lang, read]) => (
        <PdfRow key={lang} lang={lang} read={read} onRemove={() => pdf.remove(lang)} />
      ))}
      {pdf.isAlone && (
        <>
          <label className={styles.pdfBoth}>
            <input type="checkbox" checked={pdf.isForBoth} onChange={(event) => pdf.setForBoth(event.target.checked)} />
            {media.pdf.both}
          </label>
          <p className={page.hint}>{media.pdf.bothHint}</p>
        </>
      )}
      {entries.some(([, { state }]) => state === 'read') && (
        <label>
          {media.pdf.number}
          <input type="text" value={pdf.number} onChange={(event) => pdf.setNumber(event.target.value)} />
        </label>
      )}
      {pdf.sending !== undefined && <p role="status">{media.pdf.sending(Math.round(pdf.sending * 100))}</p>}
    </fieldset>
  )
}

function PdfRow({ lang, read, onRemove }: { lang: Lang; read: ReadPdf; onRemove(): void }) {
  const { media, words, lang: own } = useLanguage()
  const { file, state, proposal, refusal } = read
  const found = proposal && [
    proposal.note?.[own] ?? media.pdf.read(proposal.pages),
    proposal.langs.length > 0 && media.pdf.found(proposal.langs.map((of) => media.pdf.langs[of]).join(' + ')),
    proposal.stockCode && media.pdf.stockCode(proposal.stockCode),
  ]
  return (
    <div className={styles.pdfFiles}>
      <span className={styles.uploadFile}>
        {words.languages[lang]} · {file.name}
      </span>
      <IconButton say={media.pdf.remove(file.name)} Icon={X} onClick={onRemove} />
      <p role="status" className={state === 'refused' ? styles.refusal : undefined}>
        {state === 'reading' && media.pdf.reading}
        {state === 'refused' && `${media.pdf.unused} ${refusal?.[own] ?? words.failed.offline} ${media.pdf.fill}`}
        {found?.filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
