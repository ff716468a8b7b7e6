import type { ReactNode } from 'react'
import type { Block } from '#blocks/kinds.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { contentsOf, type Section } from '../blocks/sections.ts'
import { useSite } from '../data/site.tsx'
import { useLocation } from '../routing/routerContext.ts'
import { PageFrame } from './PageFrame.tsx'

interface Props {
  /** The page's own part; nothing while it cannot be had. */
  children?: ReactNode
  /** What stands before the lead. */
  first?: ReactNode
  /** Behind which blocks the page's own part stands: the first, the lead; all; all but a callout at the end. */
  after?: 'lead' | 'all' | 'words'
  /** What of its own part the list of contents names. */
  sections?: Section[]
  /** What stands in the lead's place where no script runs. */
  withoutScript?: ReactNode
}

/** A page whose blocks stand around something of its own. */
export function FramedBlocks({ children, first, after = 'lead', sections = [], withoutScript }: Props) {
  const { words } = useSite()
  const { pathname } = useLocation()
  return (
    <PageFrame contents={({ blocks }) => contentsOf(blocks, pathname, sections, placeOf(blocks, after))}>
      {({ blocks }) => {
        const at = placeOf(blocks, after)
        const own = children && <div className="column">{children}</div>
        return (
          <>
            {first && <div className="column">{first}</div>}
            <Blocks
              blocks={blocks}
              words={words}
              inserted={own}
              insertedAfter={at}
              insertedSections={sections}
              withoutScript={withoutScript}
            />
            {blocks.length === 0 && own}
          </>
        )
      }}
    </PageFrame>
  )
}

function placeOf(blocks: Block[], after: Props['after']): number {
  if (after === 'lead') return 0
  const closes = after === 'words' && blocks.length > 1 && blocks.at(-1)?.type === 'callout'
  return blocks.length - (closes ? 2 : 1)
}
