/** Directives of the Content Security Policy of every answer: nothing of another site runs, loads or frames. */
export const directives = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'img-src': ["'self'", 'data:'],
}

interface Inline {
  scripts: string
  styles: string
  /** Origins that the document may ask beside its own. */
  connect?: string[]
}
const withInline = ({ scripts, styles, connect = [] }: Inline) => ({
  ...directives,
  'script-src': ["'self'", scripts],
  'style-src': ["'self'", styles],
  ...(connect.length > 0 && { 'connect-src': ["'self'", ...connect] }),
})
const written = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';')

/** The policy of a document, with the hashes of the script and the styles that stand in it. */
export const securityPolicy = (inline?: Inline) => written(inline ? withInline(inline) : directives)

/** The policy of a drawing that somebody opens by itself: it is a document then, which runs and loads nothing. */
export const drawingPolicy = "default-src 'none';style-src 'unsafe-inline';img-src data:;frame-ancestors 'none';sandbox"

/** The same policy for the head of a document that a host of files sends; who may frame it cannot be said there. */
export function policyInHead(inline: Inline): string {
  const { 'frame-ancestors': _, ...policy } = withInline(inline)
  return written(policy)
}
