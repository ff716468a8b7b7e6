import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const most = { own: 60, whole: 100 }

interface Length {
  name: string
  line: number
  /** Lines from the first to the last, and those of them that no function of its own name inside has. */
  whole: number
  own: number
  isComponent: boolean
}

type Node = Record<string, unknown> & { type: string; start: number; end: number }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isFunction = ({ type }: Node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

/** What a node declares: `createStore` of `const createStore = () => …`, of a declaration, or of a method. */
function nameOf({ id, key }: Node): string | undefined {
  const declared = isNode(id) ? id : isNode(key) ? key : undefined
  return typeof declared?.name === 'string' ? declared.name : undefined
}

/** Every function of a file. */
function lengthsIn(file: string, source: string): Length[] {
  const { program, errors } = parseSync(file, source)
  expect(errors, file).toEqual([])
  const breaks = [...source.matchAll(/\n/g)].map(({ index }) => index)
  const lineOf = (offset: number) => breaks.filter((at) => at < offset).length + 1
  const lengths: Length[] = []

  /** Visits what stands below a node, and returns how many lines functions with a name take there. */
  function visit(node: unknown, given: string | undefined): number {
    if (Array.isArray(node)) return node.reduce<number>((sum, each) => sum + visit(each, undefined), 0)
    if (!isNode(node)) return 0
    const name = nameOf(node) ?? given
    const passedOn = /^(VariableDeclarator|Property|MethodDefinition|PropertyDefinition)$/.test(node.type)
    let nested = 0
    for (const [key, value] of Object.entries(node))
      nested += visit(value, passedOn && /value|init/.test(key) ? name : undefined)
    if (!isFunction(node)) return nested
    const line = lineOf(node.start)
    const whole = lineOf(node.end) - line + 1
    lengths.push({ name: name ?? '', line, whole, own: whole - nested, isComponent: /^[A-Z]/.test(name ?? '') })
    return name === undefined || whole === 1 ? nested : whole
  }
  visit(program, undefined)
  return lengths
}

/** A component counts with all that it holds; any other function without the functions that have a name of their own inside it. */
const isTooLong = ({ own, whole, isComponent }: Length) => whole > most.whole || (isComponent ? whole : own) > most.own

/** What is too long, each as one line. */
const tooLongIn = (file: string, source: string) =>
  lengthsIn(file, source)
    .filter(isTooLong)
    .map(({ name, line, own, whole }) => `${file}:${line} ${name} has ${whole} lines, ${own} of them its own`)

test('no function is longer than 60 lines, and none with those inside it than 100', () => {
  const files = globSync('{contract,sealing,server,desk,edit,web,blocks,build,scripts}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\/(testing|words)\//.test(file))
  expect(files.length).toBeGreaterThan(900)
  expect(files.flatMap((file) => tooLongIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

const lines = (count: number, line = '') => `${line}\n`.repeat(count)
const inner = (count: number) => `function inner() {\n${lines(count - 2)}}\n`

test.each([
  ['60 lines', 0, `function plain() {\n${lines(58)}}`],
  ['61 lines', 1, `function plain() {\n${lines(59)}}`],
  ['61 lines in an arrow', 1, `const plain = () => {\n${lines(59)}}`],
  ['61 lines in a method', 1, `const a = {\n  plain() {\n${lines(59)}}}`],
  ['61 lines of one statement', 1, `function plain() {\n  return [\n${lines(57)}]\n}`],
  ['90 lines, 40 of them in a function inside', 0, `function create() {\n${inner(40)}${lines(48)}}`],
  ['100 lines, 30 of them in a function inside', 1, `function create() {\n${inner(30)}${lines(68)}}`],
  ['101 lines in functions of 50', 1, `function create() {\n${inner(50)}${inner(49)}}`],
  ['70 lines with a function inside that has 61', 1, `function create() {\n${inner(61)}${lines(7)}}`],
  ['70 lines, 40 of them passed to a call', 1, `function create() {\n  run(() => {\n${lines(38)}})\n${lines(27)}}`],
  ['70 lines of a component, 40 of them in a function inside', 1, `function Part() {\n${inner(40)}${lines(28)}}`],
])('%s', (_what, count, source) => expect(tooLongIn('planted.tsx', source)).toHaveLength(count))
