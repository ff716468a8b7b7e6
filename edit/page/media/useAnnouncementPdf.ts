import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Proposal } from '#contract/edit/media.ts'
import { type Lang, langs } from '#contract/paths.ts'
import { isData } from '#edit/content/options.ts'
import { withValue } from '#edit/content/withValue.ts'
import { cleanStem } from '#edit/media/fileName.ts'
import { mostMedia } from '#edit/media/mediaTypes.ts'
import { siteLanguages } from '#server/content/shapes/fields.ts'
import { media as wordsEn } from '../../words/mediaPage.en.ts'
import { media as wordsZh } from '../../words/mediaPage.zh.ts'
import { api, CallError } from '../api.ts'
import { propose, upload } from './mediaApi.ts'

export interface ReadPdf {
  file: File
  state: 'reading' | 'read' | 'refused'
  proposal?: Proposal
  /** The program's sentence; without one the program could not be reached. */
  refusal?: Partial<Record<Lang, string>> | undefined
}

/** What a new announcement is begun with. */
interface PdfHead {
  day?: string | undefined
  name?: string | undefined
  titles: Partial<Record<Lang, string>>
}

/** The PDFs of a new announcement: read for what they propose, and kept when it is begun. */
export function useAnnouncementPdf(dropped: File | undefined, onHead: (head: PdfHead) => void) {
  const [pdfs, setPdfs] = useState<Partial<Record<Lang, ReadPdf>>>({})
  const [isForBoth, setForBoth] = useState(true)
  const [number, setNumber] = useState('')
  const [sending, setSending] = useState<number>()
  const sources = useRef<Partial<Record<Lang, string>>>(undefined)
  const read = Object.entries(pdfs).filter(([, pdf]) => pdf.state === 'read') as [Lang, ReadPdf][]

  async function add(file: File, wanted?: Lang) {
    const [main = 'zh'] = siteLanguages()
    const first = wanted ?? siteLanguages().find((lang) => !pdfs[lang]) ?? main
    setPdfs((before) => ({ ...before, [first]: { file, state: 'reading' } }))
    const pdf = await readFile(file)
    // What the text says counts, where nobody has said of which language it is.
    const lang = wanted ?? pdf.proposal?.langs[0] ?? first
    setPdfs(({ [first]: _, ...others }) => ({ ...others, [lang]: pdf }))
    const { proposal } = pdf
    if (!proposal) return
    setNumber((before) => before || (proposal.number ?? ''))
    onHead(headOf(proposal, file.name))
  }
  const withSources = (data: unknown) =>
    langs.reduce((whole, lang) => {
      const source = sources.current?.[lang]
      return source && isData(whole) && isData(whole[lang]) ? withValue(whole, [lang, 'source'], source) : whole
    }, data)
  const addDropped = useEffectEvent(() => dropped && void add(dropped))
  useEffect(() => void addDropped(), [])

  return {
    pdfs,
    number,
    setNumber,
    isForBoth,
    setForBoth,
    sending,
    isReading: Object.values(pdfs).some(({ state }) => state === 'reading'),
    isAlone: read.length === 1,
    add,
    remove: (lang: Lang) => setPdfs(({ [lang]: _, ...others }) => others),
    /** Keeps the PDFs under the names that the announcement gives them, and no longer as `kept`. @throws CallError */
    async keep(id: string, kept?: { path: string; version: string }) {
      for (const lang of siteLanguages()) {
        const pdf = pdfs[lang]?.state === 'read' ? pdfs[lang] : isForBoth ? read[0]?.[1] : undefined
        if (!pdf) continue
        sources.current ??= await latestSources()
        setSending(0)
        await upload(pdf.file, `media/announcements/${id}.${lang}.pdf`, { onProgress: setSending })
      }
      if (kept) await api.removeMedia(kept).catch(() => undefined) // then it lies there twice
      setSending(undefined)
    },
    /** The data of an announcement with what the PDFs say beside their titles. */
    filled(data: unknown): unknown {
      const whole = number.trim() === '' ? data : withValue(data, ['number'], number.trim())
      return langs.reduce((filled, lang) => {
        const text = read.map(([, { proposal }]) => proposal?.texts[lang]).find((found) => found !== undefined)
        if (!text || !isData(filled) || !isData(filled[lang])) return filled
        return withValue(withValue(filled, [lang, 'summary'], text.summary), [lang, 'body'], text.body)
      }, withSources(whole))
    },
  }
}
export type AnnouncementPdfs = ReturnType<typeof useAnnouncementPdf>

/** Who publishes announcements is written in the last one. */
async function latestSources(): Promise<Partial<Record<Lang, string>>> {
  const [latest] = (await api.items({ kind: 'announcement' }).catch(() => undefined))?.items ?? []
  const data = latest && (await api.item(latest).catch(() => undefined))?.data
  const sourceIn = (side: unknown) => (isData(side) && typeof side.source === 'string' ? side.source : '')
  return isData(data) ? Object.fromEntries(siteLanguages().map((lang) => [lang, sourceIn(data[lang])])) : {}
}

async function readFile(file: File): Promise<ReadPdf> {
  if (file.size > mostMedia) {
    const megabytes = Math.ceil(file.size / 1_000_000)
    return {
      file,
      state: 'refused',
      refusal: { zh: wordsZh.upload.tooLarge(megabytes), en: wordsEn.upload.tooLarge(megabytes) },
    }
  }
  try {
    return { file, state: 'read', proposal: await propose(file) }
  } catch (error) {
    return { file, state: 'refused', refusal: error instanceof CallError && !error.isOffline ? error.text : undefined }
  }
}

/** A short name of the file's name, without its day and language, for which there is no English title. */
function headOf({ date, texts }: Proposal, fileName: string): PdfHead {
  const named = fileName
    .replace(/\.pdf$/i, '')
    .replace(/\.\w\w$/i, '')
    .replace(/\d{4}-?\d\d-?\d\d[-_]?/, '')
  return {
    day: date,
    name: cleanStem(named),
    titles: Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, text?.title ?? ''])),
  }
}
