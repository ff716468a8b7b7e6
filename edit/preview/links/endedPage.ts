import type { ServerResponse } from 'node:http'
import { localeOf } from '#contract/languages.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { escapeHtml } from '../../../server/escapeHtml.ts'
import { sentence } from '../../words/index.ts'

/** Says that a link is over, in each language. Whether it ever was one is not said. */
export function sendEnded(response: ServerResponse): void {
  const parts = wholeLangs.map(
    (lang) =>
      `<section lang="${localeOf(lang)}"><h1>${escapeHtml(sentence('linkEnded', lang))}</h1><p>${escapeHtml(sentence('linkEndedWhy', lang))}</p></section>`,
  )
  const page = `<!doctype html>
<html lang="${localeOf(wholeLangs[0])}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${wholeLangs.map((lang) => escapeHtml(sentence('linkEnded', lang))).join(' · ')}</title>
<main>${parts.join('\n')}</main>
</html>
`
  response
    .writeHead(410, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    })
    .end(page)
}
