import { X } from 'lucide-react'
import { useRef } from 'react'
import type { Lang } from '#contract/paths.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { useLanguage } from '../language.tsx'
import controls from './Controls.module.css'
import uploadsStyles from './Uploads.module.css'
import type { AnnouncementPdfs, ReadPdf } from './useAnnouncementPdf.ts'
import { useDrop } from './useDrop.ts'

/** Takes the PDFs of a new announcement and tells what was read in them. */
export function AnnouncementPdf({ pdf }: { pdf: AnnouncementPdfs }) {
  const { media } = useLanguage()
  const { isOver, ...drop } = useDrop((files) => void files.slice(0, 2).forEach((file) => void pdf.add(file)))
  const entries = Object.entries(pdf.pdfs) as [Lang, ReadPdf][]
  return (
    <fieldset className={uploadsStyles.pdf} data-over={isOver || undefined} {...drop}>
      <legend>{media.pdf.title}</legend>
      <p className={controls.hint}>{media.pdf.hint}</p>
      <p className={uploadsStyles.pdfFiles}>
        {siteLanguages().map((lang) => (
          <Choose key={lang} lang={lang} pdf={pdf} />
        ))}
        <span className={controls.hint}>{media.pdf.drop}</span>
      </p>
      {entries.map(([lang, read]) => (
        <PdfRow key={lang} lang={lang} read={read} onRemove={() => pdf.remove(lang)} />
      ))}
      {pdf.isAlone && (
        <>
          <label className={uploadsStyles.pdfBoth}>
            <input type="checkbox" checked={pdf.isForBoth} onChange={(event) => pdf.setForBoth(event.target.checked)} />
            {media.pdf.both}
          </label>
          <p className={controls.hint}>{media.pdf.bothHint}</p>
        </>
      )}
      {entries.some(([, { state }]) => state === 'read') && (
        <label className={uploadsStyles.pdfNumber}>
          {media.pdf.number}
          <input type="text" value={pdf.number} onChange={(event) => pdf.setNumber(event.target.value)} />
        </label>
      )}
      {pdf.sending !== undefined && <p role="status">{media.pdf.sending(Math.round(pdf.sending * 100))}</p>}
    </fieldset>
  )
}

function Choose({ lang, pdf }: { lang: Lang; pdf: AnnouncementPdfs }) {
  const { media } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={controls.button} onClick={() => input.current?.click()}>
        {media.pdf.choose[lang]}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/pdf,.pdf"
        aria-label={media.pdf.choose[lang]}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void pdf.add(file, lang)
          target.value = ''
        }}
      />
    </>
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
    <div className={uploadsStyles.pdfFiles}>
      <span className={uploadsStyles.uploadFile}>
        {words.languages[lang]} · {file.name}
      </span>
      <button
        type="button"
        className={controls.sign}
        aria-label={media.pdf.remove(file.name)}
        title={media.pdf.remove(file.name)}
        onClick={onRemove}
      >
        <X aria-hidden size={16} />
      </button>
      <p role="status" className={state === 'refused' ? uploadsStyles.refusal : undefined}>
        {state === 'reading' && media.pdf.reading}
        {state === 'refused' && `${media.pdf.unused} ${refusal?.[own] ?? words.failed.offline} ${media.pdf.fill}`}
        {found?.filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
