import { writeFaults } from '../../cases/accept.ts'
import { type ListedCase, type Listing, listCases } from '../../cases/list.ts'
import { isAcceptable, type MemoryFault } from '../../cases/memoryFault.ts'
import type { Call } from '../../commands/call.ts'
import type { Desk } from '../../desk.ts'
import { DeskError, sentenceOf } from '../../deskError.ts'
import { readSettings } from '../../settings.ts'
import { type Check, statusOf } from '../../status.ts'
import { theirs } from '../../views/case.ts'
import { type Html, html } from '../../views/html.ts'
import { alarmsText, handlingText, headFaultText, memoryFaultText, retentionText, seenText } from '../../views/list.ts'
import { markView } from '../../views/mark.ts'
import { checkText } from '../../views/status.ts'
import { visibleLine } from '../../visible.ts'
import type { Words } from '../../words/zh.ts'
import { form, type Screen } from '../layout.ts'
import type { Session } from '../session.ts'
import { deputyForm } from './forms.ts'
import { newsView } from './news.ts'
import { searchForm } from './search.ts'
import { unplacedScreen } from './unplaced.ts'

/** What is missing before the site may be public, then the channel's cases with what is due. */
export async function startScreen(session: Session, call: Call, base: string, page: number): Promise<Screen> {
  const { words, ring, site } = session
  const unplaced = session.trouble?.reason === 'severalChannels' && unplacedScreen(session, base)
  if (unplaced) return unplaced
  const { server } = await readSettings(call.folder)
  const listing = await cases(session, page)
  const { desk, trouble } = session
  const passphraseFile = call.env.DESK_PASSPHRASE_FILE
  const checks = await statusOf({ ring, log: call.log, server, passphraseFile, site, desk, watched: listing })
  const content = html`${statusView(checks, session, base, trouble)}${
    desk &&
    listing &&
    html`<h2>${words.list.title}</h2>${newsView(session, desk, listing.news, base)}${searchForm(session, base)}${listView(session, desk, listing, base)}${deputyForm(session, desk, base, listing.cases)}`
  }`
  return { title: words.start.title, content, here: 'list' }
}

/** The list, where the website gives one; else `trouble` says why not. */
async function cases(session: Session, page: number): Promise<Listing | undefined> {
  const { desk, glances } = session
  if (!desk) return undefined
  try {
    return await desk.act({ action: 'list' }, () => listCases(desk, { glances, page }))
  } catch (error) {
    if (!(error instanceof DeskError)) throw error
    session.trouble = error
    return undefined
  }
}

function statusView(checks: Check[], { words, notices }: Session, base: string, trouble: DeskError | undefined): Html {
  const { status, start, page } = words
  const item = (check: Check) =>
    html`<li data-check="${check.state}"><span class="state">${status.states[check.state]}</span><span>${checkText(check, words)}${link(check, words, base)}</span></li>`
  const missing = checks.filter(({ state }) => state === 'missing')
  const later = checks.filter(({ state }) => state === 'later')
  const good = checks.filter(({ state }) => state === 'good')
  // That the website does not name the key is said by its check; the two lines are on the page “Keys”.
  const text = trouble && trouble.reason !== 'keyUnknown' ? sentenceOf(trouble, words) : undefined
  const shown = notices.some((said) => said.text === text) ? undefined : text // a form that failed has said it above
  const folded = (some: Check[], name: (count: number) => string) =>
    some.length > 0 &&
    html`<details><summary>${name(some.length)}</summary><ul class="checks">${some.map(item)}</ul></details>`
  return html`<section class="readiness" aria-label="${start.status}">${
    shown && html`<p class="fault long" role="alert">${shown} <a href="${base}/">${page.again}</a></p>`
  }${
    missing.length > 0
      ? html`<h2>${start.status}</h2><p>${status.missing(missing.length)}</p><ul class="checks">${missing.map(item)}</ul>`
      : later.length === 0 && html`<p class="whole">${status.whole}</p>`
  }${folded(later, status.later)}${folded(good, status.good)}</section>`
}

/** Where a missing thing is mended. */
function link({ name, state }: Check, words: Words, base: string): Html | false {
  const places: Partial<Record<Check['name'], string>> = {
    site: '/keys#server',
    https: '/keys#server',
    named: '/keys',
    recovery: '/recovery',
    confirmed: '/keys#confirm',
    struck: '/keys#struck',
    gone: '/keys#gone',
    log: '/log',
    seconds: '/#second',
  }
  return (
    state === 'missing' &&
    places[name] !== undefined &&
    html` <a href="${base}${places[name]}">${words.status.mend}</a>`
  )
}

function listView(session: Session, desk: Desk, listing: Listing, base: string): Html {
  const { words } = session
  const faults = listing.headFaults.map(
    (fault) =>
      html`<div class="fault" role="alert"><p>${headFaultText(fault, desk, words)}</p>${
        (fault.fault === 'ownBegun' || !fault.fault.startsWith('own')) &&
        form(
          session,
          `${base}/heads`,
          html`<input type="hidden" name="keys" value="${fault.key}"><button>${fault.fault === 'ownBegun' ? words.log.acceptOwn : words.log.accept}</button>`,
        )
      }</div>`,
  )
  faults.push(...memoryView(session, listing, base))
  if (listing.unconfirmed > 0) {
    const { reseal } = words
    faults.push(
      html`<section id="second"><h3>${reseal.confirmTitle}</h3><p>${reseal.confirmAbout(listing.unconfirmed)}</p>${form(session, `${base}/second`, html`<button>${reseal.confirmStart}</button>`)}</section>`,
    )
  }
  if (listing.cases.length === 0) return html`${faults}<p class="quiet">${words.list.none}</p>`
  const open = listing.cases.filter(({ isOpen }) => isOpen)
  const closed = listing.cases.filter(({ isOpen }) => !isOpen)
  const unopened = open.filter(({ seen }) => !seen).length
  const part = (title: string, rows: ListedCase[]) =>
    rows.length > 0 && html`<h3>${title}</h3>${caseTable(rows, desk, words, base)}`
  return html`${faults}<p class="quiet">${words.list.count(listing.open, listing.closed)}</p>${part(words.list.open, open)}${
    unopened > 0 && html`<p class="quiet">${words.list.more(unopened)}</p>`
  }${part(words.list.closed, closed)}<p class="hint">${words.marks.about}</p>${pager(listing, words, base)}`
}

/** Differences that a page names, and those that one button accepts: what a form may carry holds them. */
const [mostNamed, mostAccepted] = [200, 5000]

/** What differs from what this desk has seen, with the buttons to accept it. */
function memoryView(session: Session, { memoryFaults, retention }: Listing, base: string): Html[] {
  const { words } = session
  const { memory } = words
  const acceptable = memoryFaults.filter(isAcceptable).slice(0, mostAccepted)
  const named = memoryFaults.slice(0, mostNamed)
  const again = named.flatMap((fault) => ('wasClosed' in fault && fault.wasClosed ? [fault.case] : []))
  const accept = (shown: MemoryFault[], label: string) =>
    form(
      session,
      `${base}/cases`,
      html`<input type="hidden" name="keys" value="${writeFaults(shown).join(' ')}"><button>${label}</button>`,
    )
  const single = (fault: MemoryFault) =>
    acceptable.length === 1 && isAcceptable(fault) && accept(acceptable, memory.accept)
  return [
    ...named.map(
      (fault) => html`<div class="fault" role="alert"><p>${memoryFaultText(fault, words)}</p>${single(fault)}</div>`,
    ),
    ...(memoryFaults.length > named.length
      ? [html`<p class="fault">${memory.more(memoryFaults.length - named.length)}</p>`]
      : []),
    ...(acceptable.length > 1 ? [accept(acceptable, memory.acceptAll(acceptable.length))] : []),
    ...(again.length > 0
      ? [
          html`<div class="notice"><p>${memory.againAbout}</p>${form(session, `${base}/again`, html`<input type="hidden" name="keys" value="${again.join(' ')}"><button>${memory.again(again.length)}</button>`)}</div>`,
        ]
      : []),
    ...(retention
      ? [
          html`<div ${retention.before === undefined ? html`class="notice"` : html`class="fault" role="alert"`}><p>${retentionText(retention, words)}</p>${form(session, `${base}/retention`, html`<input type="hidden" name="days" value="${retention.days}"><button>${memory.acceptRetention}</button>`)}</div>`,
        ]
      : []),
  ]
}

function pager({ page, pages }: Listing, words: Words, base: string): Html | false {
  const to = (number: number, label: string) =>
    number >= 1 && number <= pages && html`<a href="${base}/?page=${number}">${label}</a>`
  return (
    pages > 1 &&
    html`<nav class="pager" aria-label="${words.list.pages}">${to(page - 1, words.list.before)}<span>${words.list.page(page, pages)}</span>${to(page + 1, words.list.after)}</nav>`
  )
}

function caseTable(rows: ListedCase[], desk: Desk, words: Words, base: string): Html {
  const { list } = words
  const subject = (found: ListedCase) => {
    const { subject } = seenText(found, words)
    const isTheirs = found.seen?.state === 'open'
    const handling = handlingText(found, desk, words)
    const alarms = alarmsText(found, words)
    return html`${isTheirs ? theirs(visibleLine(subject)) : subject && html`<span class="refused">${subject}</span>`}${alarms.map(
      (text) => html`<span class="strangers">${text}</span>`,
    )}${handling && html`<span class="handling">${handling}</span>`}`
  }
  const columns: [head: string, content: (found: ListedCase) => Html | string, kind?: string][] = [
    [list.name, ({ case: whole, name }) => html`<a class="name" href="${base}/case/${whole}">${name}</a>`],
    [list.subject, subject],
    [
      list.status,
      (found) =>
        html`${seenText(found, words).status}${found.waiting && html` <span class="waiting">${list.waiting}</span>`}`,
    ],
    [list.received, ({ day }) => day, 'day'],
    [list.acknowledge, ({ marks }) => markView(marks.acknowledge, words)],
    [list.feedback, ({ marks }) => markView(marks.feedback, words)],
  ]
  const row = (found: ListedCase) =>
    columns.map(
      ([head, content, kind]) => html`<td data-label="${head}" class="${kind}"><span>${content(found)}</span></td>`,
    )
  return html`<table class="cards"><thead><tr>${columns.map(([head]) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map(
    (found) => html`<tr>${row(found)}</tr>`,
  )}</tbody></table>`
}
