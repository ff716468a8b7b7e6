import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folders = 'blocks,build,contract,desk,edit,scripts,sealing,server,web'

/** Files that a file imports; `isType` of those that leave nothing behind when types are taken away. */
function importsOf(file: string, source: string): { path: string; isType: boolean }[] {
  const { module, errors } = parseSync(file, source)
  expect(errors, file).toEqual([])
  const { staticImports, staticExports, dynamicImports } = module
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, isType }) => ({ name: moduleRequest?.value ?? '', isType })),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: source.slice(start + 1, end - 1), // without quotation marks
      isType: false,
    })),
  ]
  return found.flatMap(({ name, isType }) => {
    if (name.startsWith('.')) return [{ path: posix.join(posix.dirname(file), name), isType }]
    return name.startsWith('#') ? [{ path: name.slice(1), isType }] : []
  })
}

type Graph = ReadonlyMap<string, readonly string[]>

function graphOf(sources: Readonly<Record<string, string>>, withTypes: boolean): Graph {
  const files = Object.entries(sources).map(([file, source]) => {
    const imports = importsOf(file, source).filter(({ path, isType }) => path in sources && (withTypes || !isType))
    return [file, imports.map(({ path }) => path)] as const
  })
  return new Map(files)
}

/** Groups of files that reach each other (Tarjan's strongly connected components), each with its files in order. */
function circlesIn(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const [open, circles]: [string[], string[][]] = [[], []]
  function visit(file: string): number {
    const number = order.size
    let low = number
    order.set(file, number)
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === number) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.sort())
    }
    return low
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}

const circle = [['web/a.ts', 'web/b.ts', 'web/c.ts']]

const sources = Object.fromEntries(
  globSync(`{${folders}}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)

test('no file imports itself by way of others', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(900)
  expect(circlesIn(graphOf(sources, false))).toEqual([])
})

test('at most three groups of files name each other’s types', () => {
  const circles = circlesIn(graphOf(sources, true))
  expect(circles.length, circles.map((circle) => circle.join('\n')).join('\n\n')).toBeLessThanOrEqual(3)
})

/** Files that one loads, by way of others too. */
function loadedBy(file: string, graph: Graph, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  for (const next of graph.get(file) ?? []) if (!next.startsWith('web/showroom/')) loadedBy(next, graph, loaded)
  return loaded
}

test('no shape comes into the browser: of a kind of block it has types alone', () => {
  const graph = graphOf(sources, false)
  const pages = Object.keys(sources).filter((file) => /^web\/(pages|startup)\//.test(file))
  const loaded = [...new Set(pages.flatMap((page) => [...loadedBy(page, graph)]))]
  expect(loaded).toContain('blocks/quote/Quote.tsx')
  expect(loaded.filter((file) => /^import (?!type).* from 'zod'$/m.test(sources[file] ?? ''))).toEqual([])
})

test.each([
  ['by value', "import { b } from './b.ts'", circle, circle],
  ['by a name of the package', "import { b } from '#web/b.ts'", circle, circle],
  ['in the middle of a function', "const b = () => import('./b.ts')", circle, circle],
  ['by passing it on', "export * from './b.ts'", circle, circle],
  ['for its effect', "import './b.ts'", circle, circle],
  ['by type', "import type { B } from './b.ts'", [], circle],
  ['by types among names', "import { type B } from './b.ts'\nexport { type B } from './b.ts'", [], circle],
  ['in words alone', `// import { b } from './b.ts'\nconst text = "import { b } from './b.ts'"`, [], []],
])('a circle is seen where a file imports another %s', (_how, source, byValue, byType) => {
  const planted = {
    'web/a.ts': source,
    'web/b.ts': "import { c } from './c.ts'",
    'web/c.ts': "import { a } from './a.ts'",
  }
  expect(circlesIn(graphOf(planted, false))).toEqual(byValue)
  expect(circlesIn(graphOf(planted, true))).toEqual(byType)
})
