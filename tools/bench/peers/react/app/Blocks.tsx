import { Block, type BlockData } from '../../parts/Block.tsx'
import { Charts } from '../../parts/Chart.tsx'
import { chartsOf } from '../../parts/charted.ts'
import { useShell } from './useShell.ts'

/** The pieces of a page. */
export function Blocks({ blocks }: { blocks: BlockData[] }) {
  const { words } = useShell()
  return blocks.map((block) => {
    const charts = chartsOf(block)
    return (
      <section key={JSON.stringify(block)}>
        {charts && 'title' in block ? (
          <>
            <h2>{block.title}</h2>
            <Charts charts={charts} words={words.chart} />
            {'note' in block && <small>{block.note}</small>}
          </>
        ) : (
          <Block block={block} />
        )}
      </section>
    )
  })
}
