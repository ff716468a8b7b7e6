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

/** The name of what stands under a title on the page of a route. */
export const sectionId = (path: string, title: string) =>
  `${path}-${title}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')

/** What stands above a block, and in the list of contents. */
export function titleOf(block: Block): string | undefined {
  if (block.type === 'table') return block.caption
  return 'title' in block ? block.title : undefined
}
