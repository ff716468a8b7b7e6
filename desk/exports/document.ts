import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Attachment } from '../cases/attachments.ts'
import { hexOf } from '../cases/attachments.ts'
import type { OpenedCase } from '../cases/case.ts'
import type { Desk } from '../desk.ts'
import { factsOf, filesView, reportView, threadView } from '../views/case.ts'
import { Html, html } from '../views/html.ts'
import { notesView } from '../views/notes.ts'
import { wordsOf } from '../words/index.ts'

const file = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
/** The site's tokens and the desk's few rules over them. */
export const styleSheet = () => `${file('../../web/styles/tokens.css')}\n${file('../page/style.css')}`

/** Where an export keeps a file, below its folder. */
export const placeOf = ({ saved }: Pick<Attachment, 'saved'>) => `files/${saved}`

/** One case as a document that stands alone: no script, no address, nothing loaded. Officers have their names in it, its reader is somebody else. */
export function documentOf(
  found: OpenedCase,
  files: readonly Attachment[],
  { desk: opened, notes }: { desk: Desk; notes: boolean },
): string {
  const desk = { ...opened, who: opened.nameOf }
  const words = wordsOf(desk.lang)
  const title = words.case.title(found.name)
  return html`${new Html('<!doctype html>')}
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${new Html(styleSheet())}</style>
</head>
<body class="paper">
<main>
<h1>${title}</h1>
<p>${[words.keys.channel(desk.channel.name), ...factsOf(found, desk, words)].join(' · ')}</p>
<h2>${words.case.report}</h2>
${reportView(found, desk, words)}
<h2>${words.case.thread}</h2>
${threadView(found, desk, words)}
<h2>${words.case.files}</h2>
${filesView(found, words, placeOf)}
${
  notes &&
  html`<h2>${words.notes.title}</h2>
<p>${words.notes.internal}</p>
${notesView(found, desk, words)}`
}
${files.length > 0 && html`<h3>SHA-256</h3><pre>${files.map((entry) => `${hexOf(entry)}  ${placeOf(entry)}\n`)}</pre>`}
</main>
</body>
</html>
`.text
}
