import type { Mark } from '#contract/deadlines.ts'
import type { Words } from '../words/zh.ts'
import { type Html, html } from './html.ts'

/** How a time limit stands, in words. */
function markText(mark: Mark, { marks }: Words): string {
  switch (mark.state) {
    case 'kept':
    case 'late':
      return marks[mark.state](mark.done)
    case 'due':
      return marks.due(mark.days, mark.due)
    case 'overdue':
      return marks.overdue(-mark.days, mark.due)
    case 'missed':
      return marks.missed
  }
}

/** The same for a page: coloured by how it stands, and no day breaks at its hyphens. */
export const markView = (mark: Mark, words: Words): Html =>
  html`<span data-mark="${mark.state}">${markText(mark, words)
    .split(/(\d{4}-\d\d-\d\d)/)
    .map((part, at) => (at % 2 ? html`<span class="day">${part}</span>` : part))}</span>`
