import type { TradingDay } from '#contract/charts.ts'
import { parseDays } from '#server/content/compose/quotes.ts'
import type { Problem } from '#server/content/problems.ts'
import { subjects } from '../repository/subjects.ts'
import type { Editor, Repository, Saved } from '../repository/types.ts'
import { filesBeside } from './kinds.ts'

const header = 'date,open,high,low,close,volume'

/** The trading days of share or bond as they are saved, the oldest first. */
export async function readQuoteDays(repository: Pick<Repository, 'read'>, kind: string) {
  const file = filesBeside[kind] ?? ''
  const read = await repository.read(file)
  const { days } = parseDays(file, read?.bytes.toString() ?? '')
  return { file, days, version: read?.version ?? null }
}

/** Adds trading days in their order; one that is there already is replaced. Nothing is saved where one cannot be right. */
export async function addQuoteDays(
  repository: Pick<Repository, 'read' | 'save'>,
  { kind, days: given, today }: { kind: string; days: readonly TradingDay[]; today: string },
  by: Editor,
): Promise<Saved | { outcome: 'wrong'; problems: readonly Problem[] }> {
  const { file, days, version } = await readQuoteDays(repository, kind)
  const byDate = new Map([...days, ...given].map((day) => [day.date, day]))
  const all = [...byDate.values()].sort((a, b) => a.date.localeCompare(b.date))
  const decimals = Math.max(2, ...all.flatMap(pricesOf).map((price) => String(price).split('.')[1]?.length ?? 0))
  const rows = all.map((day) =>
    [day.date, ...pricesOf(day).map((price) => price.toFixed(decimals)), day.volume].join(','),
  )
  const text = `${[header, ...rows].join('\n')}\n`
  const { problems } = parseDays(file, text, today)
  if (problems.length > 0) return { outcome: 'wrong', problems }
  return repository.save([{ path: file, bytes: Buffer.from(text), version }], by, `${subjects.days}${file}`)
}

const pricesOf = ({ open, high, low, close }: TradingDay) => [open, high, low, close]
