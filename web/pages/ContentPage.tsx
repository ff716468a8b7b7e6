import { Blocks } from '../blocks/Blocks.tsx'
import { contentsOf } from '../blocks/sections.ts'
import { useSite } from '../data/site.tsx'
import { useLocation } from '../routing/routerContext.ts'
import { PageFrame } from './PageFrame.tsx'

/** A page that is its blocks and nothing else: most of the route table. */
export function Page() {
  const { words } = useSite()
  const { pathname } = useLocation()
  return (
    <PageFrame contents={({ blocks }) => contentsOf(blocks, pathname)}>
      {({ blocks }) => <Blocks blocks={blocks} words={words} />}
    </PageFrame>
  )
}
