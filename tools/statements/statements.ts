import { join } from 'node:path'
import type { WholeLang } from '../../contract/wholeLangs.ts'
import { revisionOf } from '../../server/content/compose/revisions.ts'
import type { Files } from '../../server/content/readFiles.ts'
import { longDay } from '../pdfs/words.ts'
import { sheetsOf } from './sheets.ts'
import { workbookOf } from './workbook.ts'

/** The report whose tables the workbook has. */
export const annualReport = 'annual-report-2025'

export const statementsFile = (content: string, lang: WholeLang) =>
  join(content, 'media/reports', `financial-statements.${lang}.xlsx`)

/** The workbook of the financial statements in a language. @throws Error where the report lacks one of its tables. */
export function statementsOf(files: Files, lang: WholeLang): Promise<Uint8Array> {
  const report = files.reports.find(({ id }) => id === annualReport)
  if (!report) throw new Error(`There is no report ${annualReport}.`)
  return workbookOf(sheetsOf(report, lang), sourceOf(report, files, lang))
}

/** Company, report and its day. */
function sourceOf({ data }: Files['reports'][number], { site }: Files, lang: WholeLang): string {
  const day = longDay(revisionOf(data.editions)?.date ?? data.date, lang)
  const comma = { zh: '，', en: ', ' }[lang]
  return [site.name[lang], data[lang].title, day].join(comma)
}
