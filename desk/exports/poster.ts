import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ChannelName } from '#contract/complaints.ts'
import { documentAddress } from '#contract/documentAddress.ts'
import { type Lang, type Root, rootPath } from '#contract/paths.ts'
import { createClient, type Fetch } from '../client.ts'
import type { Desk } from '../desk.ts'
import { DeskError } from '../deskError.ts'
import { writeShared } from '../private.ts'
import { Html, html } from '../views/html.ts'
import { wordsOf } from '../words/index.ts'
import type { Words } from '../words/zh.ts'
import { printPdf } from './pdf.ts'

interface Poster {
  /** Address of the website, without a path. */
  server: string
  print: string
  /** The channel's id, which is signed: its names are the website's word. */
  id: string
  version: number
  /** YYYY-MM-DD. */
  day: string
  /** What the website calls company and channel, in each of its languages. */
  names: { lang: Lang; root: Root; company: string; channel: Pick<ChannelName, 'name'> }[]
}

/**
 * One sheet of A4 for a wall: which address to type, and the fingerprint of all keys of the channel. From two metres one reads what it is, where, and the eight
 * groups; the rest from nearby. The languages stand beside one another as equals.
 */
export function posterOf({ server, print, id, version, day, names }: Poster): string {
  const each = (part: (name: Poster['names'][number], words: Words['poster']) => Html) =>
    names.map((name) => html`<div lang="${wordsOf(name.lang).lang}">${part(name, wordsOf(name.lang).poster)}</div>`)
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
<header>${each(({ company, channel }, words) => html`<p class="company">${company}</p><h1>${words.title(channel.name)}</h1>`)}</header>
<section class="addresses">${each(
    ({ root }, words) =>
      html`<p class="label">${words.address}</p><p class="address">${server.replace(/^https:\/\//, '')}${documentAddress(root, '/honest/report')}</p>`,
  )}</section>
<section class="print"><p class="label">${names.map(({ lang }) => html`<span lang="${wordsOf(lang).lang}">${wordsOf(lang).poster.print}</span>`)}</p><p class="groups">${print
    .split('-')
    .map((group) => html`<span>${group}</span>`)}</p></section>
<section class="columns">${each(
    (_, words) =>
      html`<p>${words.lead}</p><h2>${words.howTitle}</h2><ol>${words.how.map((step) => html`<li>${step}</li>`)}</ol><p class="version">${words.version(id, String(version), day)}</p>`,
  )}</section>
</main>
</body>
</html>
`.text
}

/** The same for an unlocked desk, in every language of the website. Its keys are those that this desk has trusted already. @throws DeskError of the client. */
export async function makePoster({ server, print, site, channel, today }: Desk, fetch: Fetch): Promise<string> {
  const languages = await createClient({ server, lang: 'zh', fetch }).languages()
  const names = languages.map(async (lang) => {
    const client = createClient({ server, lang, fetch })
    const root = rootPath(lang, languages)
    const [{ channels }, company] = await Promise.all([client.channels(), client.company(root)])
    return { lang, root, company, channel: channels.find(({ id }) => id === channel.id) ?? channel }
  })
  return posterOf({
    server,
    print,
    id: channel.id,
    version: site.list.version,
    day: today(),
    names: await Promise.all(names),
  })
}

/**
 * Makes the poster as a PDF, or as a page where there is no Chromium to print it. Returns its place. @throws DeskError `notEmpty`, or as `makePoster`.
 */
export async function savePoster(desk: Desk, fetch: Fetch, to?: string): Promise<string> {
  const name = `poster-${desk.channel.id}-${desk.print.slice(0, 9)}`
  const pdf = to ?? join(desk.folder, 'exports', `${name}.pdf`)
  if (existsSync(pdf)) throw new DeskError('notEmpty', pdf)
  const document = await makePoster(desk, fetch)
  const printed = await printPdf(document, desk.folder)
  const place = printed ? pdf : pdf.replace(/\.pdf$/, '.html')
  await writeShared(place, printed ?? document)
  return place
}

const style = `
@page { size: A4; margin: 13mm 14mm; }
* { box-sizing: border-box; margin: 0; }
body { color: #1a2a1c; font: 12pt/1.45 "Noto Sans CJK SC", "Source Han Sans SC", "Noto Sans", "PingFang SC", "Microsoft YaHei", sans-serif; }
[lang^=en] { font-family: "Noto Sans", "DejaVu Sans", Arial, sans-serif; }
main { display: grid; gap: 5.5mm; }
header, .addresses { display: grid; gap: 3mm; }
.company, .label { color: #3d5540; font-weight: 600; }
.label { display: flex; align-items: baseline; gap: 1.2em; }
h1 { font-size: 27pt; line-height: 1.2; text-wrap: balance; }
h2 { margin-block: 3mm 1mm; font-size: 12pt; }
.address { font-size: 19pt; font-weight: 700; line-height: 1.3; overflow-wrap: anywhere; }
.print { padding: 5mm 7mm 6mm; border: 0.8mm solid #1a2a1c; border-radius: 3mm; }
.groups { display: grid; grid-template-columns: repeat(4, auto); justify-content: space-between; gap: 2mm 4mm; margin-top: 2mm; font: 700 40pt/1.15 "DejaVu Sans Mono", "Liberation Mono", Menlo, Consolas, monospace; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm; font-size: 11pt; }
ol { display: grid; gap: 1mm; padding-inline-start: 1.4em; }
.version { margin-top: 3mm; font-size: 9pt; color: #3d5540; }
`
