import { type Block, type BlockFile, kindOf } from '#blocks/kinds.ts'
import { nonBreakingBlock } from '../nonBreaking.ts'
import { type BlockSource, composeDataBlock } from './dataBlocks.ts'
import { targetsOf } from './targets.ts'

/** Turns a block as an editor wrote it into the block of an answer: Markdown to safe HTML, names to pictures and files. */
export function blockComposer(source: BlockSource): (written: BlockFile) => Block {
  const { counted } = source.files.site
  const { behind } = targetsOf(source)
  const composer = {
    ...source,
    sizeOf: source.media.sizeOf,
    daysOf: (quotes: 'stock' | 'bond') => source.quotes.find(({ type }) => type === quotes)?.days ?? [],
    missed: (indicator: string) => {
      const target = behind.find(({ id }) => id === indicator)
      return target && { label: target.label, to: target.to }
    },
  }
  return (written) => {
    const block = nonBreakingBlock(written, counted)
    if (block.type === 'from') return nonBreakingBlock(composeDataBlock(block, source), counted)
    const composed = kindOf(block).compose?.(block, composer)
    return composed ?? (block as Block) // what is not composed is answered as it is written
  }
}
