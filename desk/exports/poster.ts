import type { ChannelName } from '#contract/complaints.ts'
import { documentAddress } from '#contract/documentAddress.ts'
import type { Lang } from '#contract/paths.ts'
import { Html, html } from '../views/html.ts'
import { wordsOf } from '../words/index.ts'

export interface Poster {
  /** Address of the website, without a path. */
  server: string
  print: string
  /** The channel's id, which is signed: its names are the website's word. */
  id: string
  version: number
  /** YYYY-MM-DD. */
  day: string
  /** What the website calls company and channel, in each of its languages. */
  names: { lang: Lang; company: string; channel: Pick<ChannelName, 'name'> }[]
}

/**
 * A sheet of A4 for a wall: which address to type, and the fingerprint of all keys of the channel, large enough to be compared from a
 * telephone in the hand. The languages stand below one another, of equal size.
 */
export function posterOf({ server, print, id, version, day, names }: Poster): string {
  const groups = print.split('-').map((group) => html`<span>${group}</span>`)
  const part = ({ lang, company, channel }: Poster['names'][number]) => {
    const { lang: locale, poster } = wordsOf(lang)
    return html`<section lang="${locale}">
<p class="company">${company}</p>
<h1>${poster.title(channel.name)}</h1>
<p>${poster.lead}</p>
<p class="label">${poster.address}</p>
<p class="address">${server.replace(/^https:\/\//, '')}${documentAddress(lang, '/honest/report')}</p>
<h2>${poster.howTitle}</h2>
<ol>${poster.how.map((step) => html`<li>${step}</li>`)}</ol>
<p class="version">${poster.version(id, String(version), day)}</p>
</section>`
  }
  const labels = names.map(({ lang }) => wordsOf(lang).poster.print).join(' · ')
  const [first] = names
  return html`${new Html('<!doctype html>')}
<html lang="${first && wordsOf(first.lang).lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${first && wordsOf(first.lang).poster.title(first.channel.name)}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<div class="print"><p class="label">${labels}</p><p class="groups">${groups}</p></div>
${names.map(part)}
</main>
</body>
</html>
`.text
}

const style = `
@page { size: A4; margin: 14mm 16mm; }
* { box-sizing: border-box; margin: 0; }
body { color: #1a2a1c; font: 12pt/1.55 "Noto Sans CJK SC", "Source Han Sans SC", "Noto Sans", "PingFang SC", "Microsoft YaHei", sans-serif; }
main { display: grid; gap: 7mm; }
.print { padding: 6mm 8mm 7mm; border: 0.7mm solid #1a2a1c; border-radius: 3mm; }
.groups { display: grid; grid-template-columns: repeat(4, 1fr); gap: 3mm 0; margin-top: 3mm; font: 700 30pt/1.2 "DejaVu Sans Mono", "Liberation Mono", Menlo, Consolas, monospace; }
.label { font-weight: 600; color: #3d5540; }
section[lang^=en] { font-family: "Noto Sans", "DejaVu Sans", Arial, sans-serif; }
section { display: grid; gap: 2.2mm; padding-top: 6mm; border-top: 0.3mm solid #9bb09d; break-inside: avoid; }
.company { font-size: 10pt; color: #3d5540; }
h1 { font-size: 20pt; line-height: 1.25; }
h2 { font-size: 12pt; }
.address { font-size: 17pt; font-weight: 700; overflow-wrap: anywhere; }
ol { padding-inline-start: 1.4em; display: grid; gap: 1mm; }
.version { font-size: 9pt; color: #3d5540; }
`
