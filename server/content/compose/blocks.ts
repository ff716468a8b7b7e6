import type { Block } from '#contract/blocks.ts'
import { nonBreakingBlock } from '../nonBreaking.ts'
import type { BlockFile } from '../shapes/blocks.ts'
import { type BlockSource, composeDataBlock } from './dataBlocks.ts'

/** Turns a block as an editor wrote it into the block of an answer: Markdown to safe HTML, names to pictures and files. */
export const blockComposer =
  (source: BlockSource) =>
  (written: BlockFile): Block => {
    const { counted } = source.files.site
    const block = nonBreakingBlock(written, counted)
    switch (block.type) {
      case 'lead':
      case 'prose':
      case 'callout':
        return { ...block, text: source.html(block.text) }
      case 'faq':
        return {
          ...block,
          items: block.items.map(({ question, answer }) => ({ question, answer: source.html(answer) })),
        }
      case 'split': {
        const { picture, alt, focus, text, ...words } = block
        return { ...words, text: source.html(text), picture: source.picture(picture, alt, focus) }
      }
      case 'model': {
        const { picture, alt, focus, ...words } = block
        return { ...words, picture: source.picture(picture, alt, focus) }
      }
      case 'gallery':
        return {
          ...block,
          items: block.items.map(({ picture, alt, focus, ...words }) => ({
            ...words,
            picture: source.picture(picture, alt, focus),
          })),
        }
      case 'downloads':
        return {
          ...block,
          items: block.items.map(({ file, ...words }) => ({
            ...words,
            href: `/media/${file}`,
            format: file.slice(file.lastIndexOf('.') + 1).toUpperCase(),
            size: source.media.sizeOf(file),
          })),
        }
      case 'chart': {
        if (block.kind !== 'candlestick') return block
        const { quotes, ...words } = block
        return { ...words, days: source.quotes.find(({ type }) => type === quotes)?.days ?? [] }
      }
      case 'from':
        return nonBreakingBlock(composeDataBlock(block, source), counted)
      default:
        return block
    }
  }
