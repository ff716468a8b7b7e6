import { localeOf } from '#contract/languages.ts'
import { otherOf } from '#contract/wholeLangs.ts'
import { Html, html } from '../views/html.ts'
import type { Session } from './session.ts'

export interface Screen {
  title: string
  content: Html
  /** Which entry of the navigation this is. */
  here?: 'list' | 'keys' | 'digest' | 'log'
  status?: number
  /** Seconds after which the browser asks again. */
  again?: number
}

/** A form that posts to the desk itself. */
export const form = (session: Session, action: string, content: Html, attributes: Html = html``): Html =>
  html`<form method="post" action="${action}" ${attributes}><input type="hidden" name="csrf" value="${session.csrf}">${content}</form>`

/** The whole document around a screen. `base` is the path with the run's token. */
export function layout(session: Session, base: string, { title, content, here, again }: Screen): string {
  const { words, ring, desk } = session
  const notices = session.notices.splice(0)
  const link = (name: 'list' | 'keys' | 'digest' | 'log', path: string) =>
    html`<li><a href="${base}${path}" ${here === name && html`aria-current="page"`}>${words.nav[name]}</a></li>`
  const language = form(
    session,
    `${base}/lang`,
    html`<button name="lang" value="${otherOf(session.lang)}" lang="${localeOf(otherOf(session.lang))}">${words.other}</button>`,
  )
  return html`${new Html('<!doctype html>')}
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${again !== undefined && html`<meta http-equiv="refresh" content="${again}">`}
<title>${title} – ${words.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/style.css">
<script src="${base}/desk.js" defer></script>
</head>
<body data-base="${base}" data-gone="${words.page.gone}" ${ring && html`data-unlocked`}>
<a class="skip" href="#content">${words.page.skip}</a>
<header class="desk"><div class="bar">
<div><strong>${words.title}</strong>${desk && html` <span class="channel">${desk.channel.name}</span>`}</div>
<nav aria-label="${words.nav.label}"><ul>${
    ring &&
    html`${link('list', '/')}${link('digest', '/digest')}${link('keys', '/keys')}${link('log', '/log')}<li>${form(session, `${base}/lock`, html`<button>${words.nav.lock}</button>`)}</li>`
  }<li>${language}</li></ul></nav>
</div></header>
<main id="content" tabindex="-1">
${notices.map(({ kind, text }) => html`<p class="${kind} long" role="${kind === 'fault' ? 'alert' : 'status'}">${withCode(text)}</p>`)}
${
  desk &&
  desk.circle.unconfirmed.length > 0 &&
  here !== 'keys' &&
  session.path !== '/' && // where a check says it
  html`<p class="fault">${words.page.unconfirmed(desk.circle.unconfirmed.length)} <a href="${base}/keys">${words.page.confirmNow}</a></p>`
}
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.text
}

/** A text whose indented lines are to be copied as they stand. */
const withCode = (text: string): Html[] =>
  text
    .split(/\n?(^ {4}.*$)\n?/m)
    .map((part) => (part.startsWith('    ') ? html`<code>${part.trim()}</code>` : html`${part}`))
