import type { Case } from '../cases/case.ts'
import { type Handling, handlingOf, type NoteEntry, unhandled } from '../cases/notes.ts'
import type { Desk } from '../desk.ts'
import { visibleLine } from '../visible.ts'
import type { Words } from '../words/zh.ts'
import { audienceView, theirs } from './case.ts'
import { type Html, html } from './html.ts'

/** The notes among officers: who read the case, who looks after it, what they wrote. */
export function notesView({ notes }: Case, desk: Desk, words: Words): Html {
  if (notes.entries.length === 0) return html`<p class="quiet">${words.notes.none}</p>`
  let before = unhandled
  const rows = notes.entries.map((entry) => {
    const row = noteView(entry, before, desk, words)
    if ('value' in entry) before = handlingOf(entry.value)
    return row
  })
  return html`${notes.missing.map((turn) => html`<p class="refused">${words.notes.missing(turn)}</p>`)}<ol class="thread">${rows}</ol>`
}

function noteView(entry: NoteEntry, before: Handling, desk: Desk, words: Words): Html {
  const { notes } = words
  if ('refused' in entry) {
    const { turn, refused } = entry
    const why = refused === 'unreadable' ? notes.unreadable(turn) : notes.refused(turn, words.refusals[refused])
    return html`<li><p class="refused">${why}</p></li>`
  }
  const { by, body, read, closing } = entry.value
  const { assign, tags, deputy } = handlingOf(entry.value)
  const changes = [
    read !== undefined && notes.read,
    closing !== undefined && (closing.closed ? notes.closed : notes.reopened),
    assign !== before.assign && (assign ? notes.assigned(desk.who(assign)) : notes.unassigned),
    deputy !== undefined &&
      JSON.stringify(deputy) !== JSON.stringify(before.deputy) &&
      notes.deputy(desk.who(deputy.key), deputy.from, deputy.until),
    deputy === undefined && before.deputy !== undefined && assign === before.assign && notes.noDeputy,
    tags.join() !== before.tags.join() && words.pair(notes.tags, tags.map(visibleLine).join(words.comma) || words.none),
  ].filter((change) => change !== false)
  return html`<li data-speaker="officer"><p class="said">${desk.who(by)} · ${entry.day}</p>${
    entry.sawOther && html`<p class="refused">${notes.sawOther}</p>`
  }${changes.length > 0 && html`<p class="${body || deputy || closing || assign !== before.assign ? 'status' : 'quiet'}">${changes.join(' · ')}</p>`}${
    body && html`<p class="long">${theirs(body)}</p>`
  }${audienceView(entry.audience, desk, words)}</li>`
}
