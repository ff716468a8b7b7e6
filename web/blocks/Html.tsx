import { nonBreakingHtml } from '../parts/nonBreaking.ts'

/** Safe HTML that the server made of an editor's text (`toHtml`), with its values in one piece. */
export const Html = ({ html, className }: { html: string; className?: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark shows raw HTML as text and drops dangerous addresses
  <div className={className} dangerouslySetInnerHTML={{ __html: nonBreakingHtml(html) }} />
)
