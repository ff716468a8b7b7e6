import type { ReactNode } from 'react'
import { Blocks } from '../blocks/Blocks.tsx'
import { useSite } from '../site.tsx'
import { PageFrame } from './PageFrame.tsx'

/** A page whose blocks stand around something of its own: after the first block, the lead, or after all of them. */
export function FramedBlocks({ children, after = 'lead' }: { children: ReactNode; after?: 'lead' | 'all' }) {
  const { words } = useSite()
  return (
    <PageFrame>
      {({ blocks }) => {
        const before = after === 'lead' ? 1 : blocks.length
        return (
          <>
            <Blocks blocks={blocks.slice(0, before)} words={words} />
            <div className="column">{children}</div>
            <Blocks blocks={blocks.slice(before)} words={words} />
          </>
        )
      }}
    </PageFrame>
  )
}
