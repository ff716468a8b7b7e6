import { isNode, isScalar, parseDocument, visit } from 'yaml'

/** A name with its value in a YAML file. */
interface Entry {
  key: string
  value: unknown
  /** Names and numbers of what it lies in, the outermost first: `blocks`, `2`. */
  path: readonly (string | number)[]
  /** Gives it another name. */
  rename(key: string): void
  /** Puts another value in the place of its own, as YAML. */
  replace(source: string): void
}

/**
 * Changes names and values of a YAML text where they stand; comments, order, quotes and lines of everything else stay byte for byte.
 * @throws Error for a text that is no YAML.
 */
export function changeYaml(text: string, change: (entry: Entry) => void): string {
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) throw error
  const changes: { from: number; to: number; source: string }[] = []
  const put = (node: unknown, source: string) => {
    if (isNode(node) && node.range) changes.push({ from: node.range[0], to: node.range[1], source })
  }
  visit(document, {
    Pair(_key, pair, ancestors) {
      if (!isScalar(pair.key)) return
      change({
        key: String(pair.key.value),
        value: isNode(pair.value) ? pair.value.toJS(document) : pair.value,
        path: pathOf(ancestors),
        rename: (key) => put(pair.key, key),
        replace: (source) => put(pair.value, source),
      })
    },
  })
  return changes
    .sort((one, other) => other.from - one.from)
    .reduce((made, { from, to, source }) => made.slice(0, from) + source + made.slice(to), text)
}

/** What the nodes above an entry are called. */
function pathOf(ancestors: readonly unknown[]): (string | number)[] {
  return ancestors.flatMap((node, at): (string | number)[] => {
    const { key } = node as { key?: unknown } // a pair
    if (isScalar(key)) return [String(key.value)]
    const { items } = node as { items?: unknown[] } // a collection
    const place = items?.indexOf(ancestors[at + 1]) ?? -1
    const next = ancestors[at + 1] as { key?: unknown } | undefined
    return place >= 0 && next?.key === undefined ? [place] : []
  })
}
