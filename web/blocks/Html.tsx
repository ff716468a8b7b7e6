import { documentAddress } from '#contract/documentAddress.ts'
import { useSite } from '../data/site.tsx'

/**
 * Safe HTML that the server made of an editor's text (`toHtml`). Links to routes get the addresses of their documents, as `Link`
 * gives them.
 */
export function Html({ html, className }: { html: string; className?: string | undefined }) {
  const { lang } = useSite()
  const linked = html.replace(
    /(<a href=")(\/(?!media\/|pictures\/)[^"]*)/g,
    (_, before: string, route: string) => before + documentAddress(lang, route),
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark shows raw HTML as text and drops dangerous addresses
  return <div className={className} dangerouslySetInnerHTML={{ __html: linked }} />
}
