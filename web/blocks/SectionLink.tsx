import type { ComponentProps, MouseEvent } from 'react'
import { documentAddress } from '#contract/documentAddress.ts'
import { useSite } from '../data/site.tsx'
import { useLocation } from '../routing/routerContext.ts'
import { scrollToSection } from './scrollToSection.ts'
import { sectionId } from './sections.ts'

/** A link to what stands under a title on the same page. Before the app is there the browser goes to it itself. */
export function SectionLink({ title, ...rest }: ComponentProps<'a'> & { title: string }) {
  const { pathname, search } = useLocation()
  const { root } = useSite()
  const id = sectionId(pathname, title)
  const lead = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    scrollToSection(id)
  }
  return <a {...rest} href={`${documentAddress(root, pathname + search)}#${id}`} onClick={lead} />
}
