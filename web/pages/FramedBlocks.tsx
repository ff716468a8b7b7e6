import type { ReactNode } from 'react'
import { Blocks } from '../blocks/Blocks.tsx'
import { useSite } from '../site.tsx'
import { PageFrame } from './PageFrame.tsx'

/** A page whose blocks stand around something of its own: after the first block, the lead, or after all of them. */
export function FramedBlocks({ children, after = 'lead' }: { children: ReactNode; after?: 'lead' | 'all' }) {
  const { words } = useSite()
  const own = <div className="column">{children}</div>
  return (
    <PageFrame>
      {({ blocks }) => (
        <>
          <Blocks blocks={blocks} words={words} inserted={after === 'lead' && own} />
          {(after === 'all' || blocks.length === 0) && own}
        </>
      )}
    </PageFrame>
  )
}
