import { isIntegrity } from '#contract/paths.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { carriedPolicy } from '../http/policy.ts'
import type { Settings } from '../settings.ts'

/** What the server says in headers stands in the head of a document that some other host will send. */
export function carriedHead(
  path: string,
  inline: { scripts: string; styles: string; connect?: string[] },
  { exported }: Pick<Settings, 'exported'>,
): string[] {
  if (!exported) return []
  return [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(carriedPolicy(inline, exported.calls))}">`,
    ...(isIntegrity(path) ? ['<meta name="referrer" content="no-referrer">'] : []),
  ]
}
