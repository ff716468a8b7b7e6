import { Blocks } from '../blocks/Blocks.tsx'
import { useSite } from '../data/site.tsx'
import { PageFrame } from './PageFrame.tsx'

/** A page that is its blocks and nothing else: most of the route table. */
export function Page() {
  const { words } = useSite()
  return <PageFrame>{(page) => <Blocks blocks={page.blocks} words={words} />}</PageFrame>
}
