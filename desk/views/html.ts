/** Markup that needs no more escaping; made by `html` alone. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
type Value = string | number | false | null | undefined | Html | readonly Value[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A template whose values are escaped, for text and for quoted attributes; lists are joined, what is missing is left out. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((all, part, at) => all + written(values[at - 1]) + part))

function written(value: Value): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(written).join('')
  if (value === undefined || value === null || value === false) return ''
  return String(value).replace(/[&<>"']/g, (symbol) => entities[symbol] ?? '')
}
