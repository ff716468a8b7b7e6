import type { Lang } from '#contract/paths.ts'
import { type Reason, reasonText } from './words/index.ts'

/** One thing that is wrong with the content: where it is and why, so that an editor can mend it. */
export interface Problem {
  file: string
  line?: number | undefined
  field?: string | undefined
  reason: Reason
  /** What the file holds at the place, where the field alone would not tell the line. */
  quote?: string | undefined
  /** The file itself is as good as it was: it lacks something elsewhere, without which it can be shown. */
  elsewhere?: boolean
  /** Nothing is wrong: it is told, and keeps nothing back. */
  note?: boolean
}

/** Thrown when content cannot be used; holds every problem found, not the first alone. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => problemText(problem, 'en')).join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** Whether a file that the site needs is gone: it is shown as it last was, although somebody took it away. */
export const isFileGone = ({ reason }: Problem) => reason.is === 'pageMissing' || reason.is === 'twinMissing'

/** Whether something is wrong, and not only worth telling. */
export const isProblem = ({ note }: Problem) => !note

/** `news/a.yaml:12 zh.title — “title” is missing. Add “title: …” here.` */
export function problemText({ file, line, field, reason }: Problem, lang: Lang): string {
  return `${file}${line === undefined ? '' : `:${line}`}${field ? ` ${field}` : ''} — ${reasonText(reason, lang)}`
}
