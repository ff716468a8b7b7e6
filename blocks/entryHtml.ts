import { escapeHtml } from '#server/escapeHtml.ts'

/** An entry of a printed list, and what more there is to it. */
export const entryHtml = ({ title, text }: { title: string; text: string }, more = '') =>
  `<li><b>${escapeHtml(title)}</b><p>${escapeHtml(text)}</p>${more}</li>`
