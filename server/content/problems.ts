/** One thing that is wrong with the content: where it is and why, so that an editor can mend it. */
export interface Problem {
  file: string
  line?: number | undefined
  field?: string | undefined
  reason: string
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
    super(problems.map(problemText).join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** Whether something is wrong, and not only worth telling. */
export const isProblem = ({ note }: Problem) => !note

/** `news/a.yaml:12 zh.title — is missing` */
export function problemText({ file, line, field, reason }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}${field ? ` ${field}` : ''} — ${reason}`
}
