import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import type { BlockFile } from '../../blocks/kinds.ts'
import type { WholeLang } from '../../contract/wholeLangs.ts'
import { indicatorIn } from '../../server/content/indicators.ts'
import type { Files } from '../../server/content/readFiles.ts'
import { type Section, sectionsOf } from './reportChapters.ts'

type Report = Files['reports'][number]
type DataBlock = Extract<BlockFile, { type: 'from' }>

/** The data centre as it was on a day: its heads, and each indicator of each topic. */
export interface IndicatorsBlock {
  type: 'indicators'
  note?: string | undefined
  years: number[]
  columns: string[]
  items: ReturnType<typeof indicatorIn>[]
}

export type PrintedBlock = Exclude<BlockFile, DataBlock> | IndicatorsBlock
export type PrintedSection = Omit<Section, 'blocks'> & { blocks?: PrintedBlock[] | undefined }

/** What the chapters of a report say in one language, copied from the pages on the day on which it was printed first. */
export interface PrintedChapter {
  title: string
  text?: string | undefined
  sections: PrintedSection[]
}

const fileOf = (id: string, lang: WholeLang) => join(import.meta.dirname, 'sources', `${id}.${lang}.yaml`)

/** Whether what a report took from pages was copied, because it was printed. */
export const isKept = ({ id }: Pick<Report, 'id'>, lang: WholeLang) => existsSync(fileOf(id, lang))

/** The chapters of a report: those of its copy, or, of one that was never printed, of the pages as they are. */
export const chaptersOf = (report: Report, files: Files, lang: WholeLang): PrintedChapter[] =>
  isKept(report, lang) ? parse(readFileSync(fileOf(report.id, lang), 'utf8')) : chaptersOfPages(report, files, lang)

/** Copies the chapters of a report that is printed for the first time: pages go on changing, a printed report does not. */
export function keepChapters(report: Report, files: Files, lang: WholeLang): void {
  if (isKept(report, lang)) return
  const file = fileOf(report.id, lang)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, stringify(chaptersOfPages(report, files, lang), { lineWidth: 0 }))
}

const chaptersOfPages = ({ data }: Report, files: Files, lang: WholeLang): PrintedChapter[] =>
  data.chapters.map((chapter) => ({
    ...chapter[lang],
    sections: sectionsOf(chapter, files, lang).map(({ blocks, ...section }) => ({
      ...section,
      ...(blocks && {
        blocks: blocks.map((block) => (block.type === 'from' ? indicatorsOf(block, files, lang) : block)),
      }),
    })),
  }))

function indicatorsOf(block: DataBlock, files: Files, lang: WholeLang): IndicatorsBlock {
  if (block.data !== 'esg') throw new Error(`data of ${block.data} are not made for paper`)
  return {
    type: 'indicators',
    note: block.note,
    years: files.esg.years,
    columns: block.columns.filter((_, at) => at !== 1), // the topic is the caption
    items: files.esg.items.map((item) => indicatorIn(item, lang)),
  }
}
