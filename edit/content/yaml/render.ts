import { Document, isScalar, Scalar, stringify, visit } from 'yaml'

/** How new values are written: text with line breaks as a block, quotes only where YAML needs them, no line folded. */
const style = { lineWidth: 0, blockQuote: 'literal', indentSeq: true } as const

type ScalarType = Scalar.Type | undefined

/** Text in the style that the value had before, as far as the new one allows. */
function scalarIn(value: unknown, type: ScalarType): unknown {
  if (typeof value !== 'string') return value
  const scalar = new Scalar(value)
  const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED'
  if (value.trim() === '') scalar.type = 'QUOTE_DOUBLE'
  else if (isBlock) scalar.type = type
  else if (value.includes('\n')) scalar.type = 'BLOCK_LITERAL'
  else if (type !== undefined) scalar.type = type
  return scalar
}

interface Place {
  /** Column of the key or dash: the lines that follow are indented by it. */
  column: number
  /** Style of the scalar that was there. */
  type?: ScalarType
  /** Spaces that a nested text or collection stands further in. */
  step?: number
  /** Longest line of the folded text that was there. */
  width?: number
}

/** `key: value` in lines; all but the first are indented to stand below `column`. */
export function renderPair(key: string, value: unknown, { column, type, step = 2, width }: Place): string {
  const document = new Document({ [key]: null })
  document.set(key, document.createNode(scalarIn(value, type)))
  const folded = type === 'BLOCK_FOLDED' && typeof value === 'string'
  const options = folded ? { lineWidth: Math.max(width ?? 80, 20), minContentWidth: 0 } : style
  return indented(document.toString({ ...style, ...options, ...blockStyle(type), indent: step }), column)
}

/** `- value` in lines. */
export function renderItem(value: unknown, place: Place): string {
  const document = new Document([null])
  document.set(0, document.createNode(scalarIn(value, place.type)))
  return indented(document.toString({ ...style, ...blockStyle(place.type), indent: place.step ?? 2 }), place.column)
}

const blockStyle = (type: ScalarType) => (type === 'BLOCK_FOLDED' ? ({ blockQuote: 'folded' } as const) : {})

/** A whole new file. */
export function renderFile(data: unknown): string {
  const document = new Document(data)
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && typeof node.value === 'string' && node.value.trim() === '') node.type = 'QUOTE_DOUBLE'
    },
  })
  return document.toString(style)
}

/** A value on one line, as it may stand between `{` and `}`. */
export function renderFlow(value: unknown, type?: ScalarType): string {
  if (Array.isArray(value)) return `[${value.map((item) => renderFlow(item)).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).filter(([, member]) => member !== undefined)
    if (pairs.length === 0) return '{}'
    return `{ ${pairs.map(([key, member]) => renderFlowPair(key, member)).join(', ')} }`
  }
  return renderScalar(value, type)
}

export const renderFlowPair = (key: string, value: unknown): string => `${renderScalar(key)}: ${renderFlow(value)}`

/** A scalar within a flow collection; brackets around it tell the library so, and are taken away again. */
function renderScalar(value: unknown, type?: ScalarType): string {
  const isText = typeof value === 'string'
  const scalar = isText ? new Scalar(value) : value
  if (isText && (value.includes('\n') || value.trim() === '')) (scalar as Scalar).type = 'QUOTE_DOUBLE'
  else if (isText && type && type !== 'BLOCK_LITERAL' && type !== 'BLOCK_FOLDED') (scalar as Scalar).type = type
  const options = { ...style, collectionStyle: 'flow', flowCollectionPadding: false } as const
  return stringify([scalar], { ...options, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER })
    .trim()
    .slice(1, -1)
}

const indented = (text: string, column: number) =>
  text.replace(/\n$/, '').replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`)
