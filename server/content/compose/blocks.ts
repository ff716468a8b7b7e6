import type { Block, TradingDay } from '#contract/blocks.ts'
import type { Picture } from '#contract/picture.ts'
import { toHtml } from '../markdown.ts'
import { nonBreakingBlock } from '../nonBreaking.ts'
import type { BlockFile } from '../shapes/blocks.ts'
import { composeDataBlock, type Sources } from './dataBlocks.ts'

interface Given {
  need(picture: string, alt: string): Picture
  sizeOf(file: string): number
  days: Record<'stock' | 'bond', TradingDay[]>
  sources: Sources
}

/** Turns a block as an editor wrote it into the block of an answer: Markdown to safe HTML, names to pictures and files. */
export const blockComposer =
  ({ need, sizeOf, days, sources }: Given) =>
  (written: BlockFile): Block => {
    const block = nonBreakingBlock(written)
    switch (block.type) {
      case 'lead':
      case 'prose':
      case 'callout':
        return { ...block, text: toHtml(block.text) }
      case 'faq':
        return { ...block, items: block.items.map(({ question, answer }) => ({ question, answer: toHtml(answer) })) }
      case 'split': {
        const { picture, alt, text, ...words } = block
        return { ...words, text: toHtml(text), picture: need(picture, alt) }
      }
      case 'gallery':
        return {
          ...block,
          items: block.items.map(({ picture, alt, ...words }) => ({ ...words, picture: need(picture, alt) })),
        }
      case 'downloads':
        return {
          ...block,
          items: block.items.map(({ file, ...words }) => ({
            ...words,
            href: `/media/${file}`,
            format: file.slice(file.lastIndexOf('.') + 1).toUpperCase(),
            size: sizeOf(file),
          })),
        }
      case 'chart': {
        if (block.kind !== 'candlestick') return block
        const { quotes, ...words } = block
        return { ...words, days: days[quotes] }
      }
      case 'from':
        return nonBreakingBlock(composeDataBlock(block, sources))
      default:
        return block
    }
  }
