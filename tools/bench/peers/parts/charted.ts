import type { BlockData } from './Block.tsx'
import type { Plotted } from './Chart.tsx'

/** The charts of a block that has some; nothing of another. */
export function chartsOf(block: BlockData): Plotted[] | undefined {
  if (block.type === 'multiples') return block.items.map((item) => ({ ...item, categories: block.categories }))
  if (block.type !== 'chart') return undefined
  if ('series' in block && block.kind !== 'slope') return [block]
  throw new Error(`peers have no ${block.kind} chart`)
}
