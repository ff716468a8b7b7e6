import type { Repository, Step } from '../../repository/types.ts'

/** Steps of each branch that the log goes back. */
const most = 5_000

/** Who saved and published which files and when, as CSV, the newest first. It begins with a mark by which Excel knows UTF-8. */
export async function auditLog(repository: Pick<Repository, 'steps'>): Promise<string> {
  const saved = (await repository.steps({ of: 'editing', most })) ?? []
  const published = (await repository.steps({ of: 'published', most })) ?? []
  const known = new Set(published.map(({ revision }) => revision))
  const steps = [
    ...saved.filter(({ revision }) => !known.has(revision)).map((step) => ({ ...step, branch: 'saved' })),
    ...published.map((step) => ({ ...step, branch: 'published' })),
  ].filter(({ files, message }) => files.length > 0 || message !== '')
  const rows = steps
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .map((step) => [step.at, step.by, step.branch, subjectOf(step), filesOf(step), step.revision])
  return `\uFEFF${[['time', 'who', 'branch', 'what', 'files', 'revision'], ...rows].map(lineOf).join('\r\n')}\r\n`
}

const subjectOf = ({ message }: Step) => message.split('\n')[0] ?? ''
const filesOf = ({ files }: Step) => files.map(({ path }) => path).join(' ')

/** A cell that a spreadsheet would take for a formula is a text. */
const lineOf = (cells: readonly string[]) =>
  cells.map((cell) => `"${(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',')
