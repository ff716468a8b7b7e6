/** A change of a text: a range replaced, and what is selected afterwards. */
export interface TextChange {
  from: number
  to: number
  insert: string
  select: { from: number; to: number }
}

export interface Selected {
  text: string
  from: number
  to: number
}

/** Bold, or plain again. */
export function bold({ text, from, to }: Selected): TextChange {
  const inside = text.slice(from, to)
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**')
    return { from: from - 2, to: to + 2, insert: inside, select: { from: from - 2, to: to - 2 } }
  return { from, to, insert: `**${inside}**`, select: { from: from + 2, to: to + 2 } }
}

/** The lines of the selection, each changed; `toggle` gets a line and whether all of them have the mark. */
function onLines({ text, from, to }: Selected, mark: RegExp, add: string): TextChange {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const found = text.indexOf('\n', Math.max(to, start))
  const end = found < 0 ? text.length : found
  const lines = text.slice(start, end).split('\n')
  const isMarked = lines.every((line) => mark.test(line))
  const insert = lines
    .map((line) => (isMarked ? line.replace(mark, '') : add + line.replace(/^(#+|[-*]) /, '')))
    .join('\n')
  return { from: start, to: end, insert, select: { from: start, to: start + insert.length } }
}

export const heading = (selected: Selected): TextChange => onLines(selected, /^## /, '## ')
export const list = (selected: Selected): TextChange => onLines(selected, /^[-*] /, '- ')

/** What has a meaning within the words of a link. */
const escaped = (text: string) => text.replace(/[[\]]/g, '\\$&')

export function link({ from, to }: Selected, address: string, words: string): TextChange {
  const insert = `[${escaped(words || address)}](${address})`
  return { from, to, insert, select: { from: from + insert.length, to: from + insert.length } }
}

export function insertion({ from, to }: Selected, insert: string): TextChange {
  return { from, to, insert, select: { from: from + insert.length, to: from + insert.length } }
}

/** A table of three columns, by itself between empty lines. */
export function table({ text, from, to }: Selected, column: string): TextChange {
  const head = [1, 2, 3].map((number) => `${column}${/\w$/.test(column) ? ' ' : ''}${number}`)
  const rows = `| ${head.join(' | ')} |\n|---|---|---|\n|  |  |  |\n|  |  |  |\n`
  const before = text.slice(0, from)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const after = text.slice(to).startsWith('\n') || to === text.length ? '' : '\n'
  const at = from + gap.length + 2
  return { from, to, insert: gap + rows + after, select: { from: at, to: at + (head[0]?.length ?? 0) } }
}
