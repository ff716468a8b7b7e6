import { localeOf } from '#contract/languages.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import { sentence } from '../words/index.ts'
import type { Answer } from './types.ts'

/** A page of one sentence, for who is not signed in: the program's own page is for editors. */
export function signInPage(
  { sentence: name, names = [] }: Extract<Answer, { sentence: unknown }>,
  lang: WholeLang,
): string {
  const [code, title] = [localeOf(lang), sentence('editorsProgram', lang)]
  return `<!doctype html>
<html lang="${code}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence(name, lang, names))}</p>
<p><a href="/sign-in?again">${escapeHtml(sentence('signInAgain', lang))}</a></p>
</html>
`
}
