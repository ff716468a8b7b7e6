import type { Act } from '#contract/edit/overviews.ts'
import { momentInChina } from '#server/content/schedule.ts'
import { actOf } from '../../repository/subjects.ts'
import type { Repository, Step } from '../../repository/types.ts'

/** The heads are of time, name, state, what was done, files and revision. */
interface AuditWords {
  heads: readonly string[]
  saved: string
  published: string
  acts: Readonly<Record<Exclude<Act, 'other'>, string>>
}

/** Steps of each branch that the log goes back. */
const most = 5_000

/**
 * Who saved and published which files and when, as CSV, the newest first; times are those of China, as everywhere in the program. It begins
 * with a mark by which Excel knows UTF-8.
 */
export async function auditLog(repository: Pick<Repository, 'steps'>, words: AuditWords): Promise<string> {
  const saved = (await repository.steps({ of: 'editing', most })) ?? []
  const published = (await repository.steps({ of: 'published', most })) ?? []
  const known = new Set(published.map(({ revision }) => revision))
  const steps = [
    ...saved.filter(({ revision }) => !known.has(revision)).map((step) => ({ ...step, state: words.saved })),
    ...published.map((step) => ({ ...step, state: words.published })),
  ].filter(({ files, message }) => files.length > 0 || message !== '')
  const rows = steps
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .map((step) => [
      momentInChina(Date.parse(step.at)),
      step.by,
      step.state,
      whatOf(step, words),
      filesOf(step),
      step.revision,
    ])
  return `\uFEFF${[words.heads, ...rows].map(lineOf).join('\r\n')}\r\n`
}

/** What somebody pushed stands in words of his own. */
function whatOf({ message }: Step, { acts }: AuditWords): string {
  const subject = message.split('\n')[0] ?? ''
  const act = actOf(subject)
  return act === 'other' ? subject : acts[act]
}

const filesOf = ({ files }: Step) => files.map(({ path }) => path).join(' ')

/** A cell that a spreadsheet would take for a formula is a text. */
const lineOf = (cells: readonly string[]) =>
  cells.map((cell) => `"${(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',')
