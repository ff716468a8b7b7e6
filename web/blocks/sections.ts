import type { Block } from '#blocks/kinds.ts'

export interface Section {
  id: string
  title: string
  /** It is there where scripts run, and only there. */
  needsScript?: boolean
}

/** Name and title of each block that has a title. Names begin with the route: kept pages stand in the same document. */
export function sectionsOf(blocks: Block[], path: string): (Section | undefined)[] {
  const taken = new Set<string>()
  return blocks.map((block, at) => {
    const title = titleOf(block)
    if (title === undefined) return undefined
    const plain = sectionId(path, title)
    const id = taken.has(plain) ? `${plain}-${at + 1}` : plain
    taken.add(id)
    return { id, title }
  })
}

/** From this number of titled parts on a page has a list of them. */
const many = 5

/**
 * Titled parts of a page in their order.
 * @param inserted what the page's own part has, which stands behind the block at `at`
 */
export function titledParts(sections: (Section | undefined)[], inserted: Section[] = [], at = 0): Section[] {
  const all = [...sections.slice(0, at + 1), ...inserted, ...sections.slice(at + 1)]
  return all.filter((section) => section !== undefined)
}

/** What the list of contents of a page leads to; nothing on short pages and on those that begin without a lead. */
export function contentsOf(blocks: Block[], path: string, inserted?: Section[], at?: number): Section[] {
  const titled = titledParts(sectionsOf(blocks, path), inserted, at)
  return blocks[0]?.type === 'lead' && titled.length >= many ? titled : []
}

/** The name of what stands under a title on the page of a route. */
export const sectionId = (path: string, title: string) =>
  `${path}-${title}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')

/** What stands above a block, and in the list of contents. */
export function titleOf(block: Block): string | undefined {
  if (block.type === 'table') return block.caption
  return 'title' in block ? block.title : undefined
}
