import { attachmentsOf } from '../cases/attachments.ts'
import type { ListedCase } from '../cases/list.ts'
import type { Case } from '../cases/thread.ts'
import { visible, visibleLine } from '../visible.ts'
import type { Words } from '../words/index.ts'
import { factsOf, whyMessage, whyReport } from './case.ts'
import { markText } from './mark.ts'
import { sizeText } from './size.ts'

/** A case of the list as a terminal shows it. */
export function lineOf({ name, day, closed, marks, waiting, seen }: ListedCase, words: Words): string {
  const { list } = words
  const about = seen && (seen.refused ? list.unopened : visibleLine(seen.subject))
  const status = seen && !seen.refused && (seen.status ? words.statuses[seen.status] : words.noStatus)
  const lines = [
    [name, day, closed ? list.closedOn(closed) : status || list.open, waiting && list.waiting, about],
    [`  ${words.pair(list.acknowledge, markText(marks.acknowledge, words))}`],
    [`  ${words.pair(list.feedback, markText(marks.feedback, words))}`],
  ]
  return `\n${lines.map((line) => line.filter(Boolean).join('  ')).join('\n')}`
}

/** A case as a terminal shows it. */
export function textOf(found: Case, words: Words): string {
  const { report, messages, missing } = found
  const part = (title: string, lines: string[]) => `\n== ${title}\n${lines.join('\n')}`
  const fields = report.ok
    ? Object.entries(report.value.fields)
        .filter(([, text]) => text !== '')
        .map(([field, text]) => words.pair(words.fields[field as keyof Words['fields']], visible(text))) // a report holds these fields alone
    : [whyReport(report.reason, words)]
  const said = messages.map(({ speaker, turn, day, content }) => {
    const head = `-- ${words.case.said(words.speakers[speaker], turn, day)}`
    if (!content.ok) return `${head}\n${whyMessage(content.reason, words)}`
    const { status, body } = content.value
    return [head, status && words.case.statusSet(words.statuses[status]), visible(body)].filter(Boolean).join('\n')
  })
  const gaps = missing.map(({ speaker, turn }) => words.case.missing(words.speakers[speaker], turn))
  const files = attachmentsOf(found).map(
    (file) =>
      `${file.saved}  ${sizeText(file.size, words)}  ${words.pair(words.case.senderName, visibleLine(file.name))}`,
  )
  return [
    words.case.title(found.name),
    factsOf(found, words).join(' · '),
    part(words.case.report, fields),
    part(words.case.thread, said.length + gaps.length > 0 ? [...gaps, ...said] : [words.case.noMessages]),
    part(words.case.files, files.length > 0 ? [words.case.filesNote, ...files] : [words.case.noFiles]),
  ].join('\n')
}
