import type { Lang } from '#contract/paths.ts'
import { ruleOf } from './styles.ts'

interface Where {
  /** Width of the window in pixels. */
  window: number
  lang: Lang
  tokens: Record<string, string>
}

/** A length of a style sheet in pixels, for a reader whose own text size is 16 px: `clamp()`, `max()`, `min()`, sums and tokens. */
export function lengthOf(value: string, where: Where): number {
  const text = value.trim()
  const [, name, inside] = /^(clamp|max|min|calc|var)\(([\s\S]*)\)$/.exec(text) ?? []
  if (name === 'var') return lengthOf(where.tokens[inside ?? ''] ?? '', where)
  if (name && inside !== undefined && isWhole(inside)) {
    const parts = inside.split(/,(?![^(]*\))/).map((part) => lengthOf(part, where))
    const [first = 0, second = 0, third = 0] = parts
    if (name === 'clamp') return Math.max(first, Math.min(second, third))
    return name === 'max' ? Math.max(...parts) : name === 'min' ? Math.min(...parts) : first
  }
  if (text.includes(' + ')) return text.split(' + ').reduce((sum, part) => sum + lengthOf(part, where), 0)
  const [, number, unit] = /^([\d.]+)(px|rem|vw|%)$/.exec(text) ?? []
  if (number === undefined) throw new Error(`no length: ${value}`)
  const units = { px: 1, vw: where.window / 100, '%': 0.16, rem: 0 }
  return Number(number) * (unit === 'rem' ? rootOf(where) : units[unit as keyof typeof units])
}

/** Whether brackets that open in a text close in it. */
const isWhole = (text: string) => {
  let open = 0
  for (const sign of text) {
    open += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (open < 0) return false
  }
  return open === 0
}

/** The size of the root, which `rem` is. Per cent of it are those of 16 px. */
const rootOf = (where: Where) =>
  lengthOf(ruleOf('styles/base.css', where.lang === 'en' ? 'html:lang(en)' : 'html')['font-size'] ?? '', where)
