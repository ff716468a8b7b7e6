import compatibility from '@mdn/browser-compat-data' with { type: 'json' }
import postcss from 'postcss'
import { parseAst } from 'vite'
import { oldestBrowsers, scriptFallbacks, styleFallbacks } from './browsers.ts'

/** What BCD says of one feature: https://github.com/mdn/browser-compat-data/blob/main/docs/data-guidelines */
interface Statement {
  version_added?: string | boolean | null
  flags?: unknown
  prefix?: string
  alternative_name?: string
  partial_implementation?: boolean
}
interface Feature {
  __compat?: { support: Record<string, Statement | Statement[]> }
  [name: string]: unknown
}

const data = compatibility as unknown as Record<'api' | 'css' | 'javascript', Feature>

/** Whether every browser of the table knows a feature, under its own name and without a switch. */
function isKnown({ __compat }: Feature): boolean {
  if (!__compat) return true
  return Object.entries(oldestBrowsers).every(([browser, oldest]) => {
    const statements = [__compat.support[browser] ?? []].flat()
    return statements.some(
      ({ version_added, flags, prefix, alternative_name }) =>
        !flags && !prefix && !alternative_name && isAtMost(version_added, oldest),
    )
  })
}

function isAtMost(added: Statement['version_added'], oldest: string): boolean {
  if (typeof added !== 'string') return added === true
  const [major = Number.NaN, minor = 0] = added.replace('≤', '').split('.').map(Number)
  const [oldMajor = 0, oldMinor = 0] = oldest.split('.').map(Number)
  return major < oldMajor || (major === oldMajor && minor <= oldMinor)
}

/** @throws Error naming what is newer than the oldest browsers without a fallback, and fallbacks that nothing needs. */
export function assertBrowserSupport(scripts: readonly string[], sheet: string): void {
  const faults = [
    ...faultsOf(newerInScripts(scripts), scriptFallbacks),
    ...faultsOf(newerInStyles(sheet), styleFallbacks),
  ]
  if (faults.length > 0) throw new Error(`for the browsers of build/browsers.ts:\n${faults.join('\n')}`)
}

/** The values of a property share its fallback. */
function faultsOf(used: readonly string[], fallbacks: Readonly<Record<string, string>>): string[] {
  const isOf = (name: string, reason: string) => name === reason || name.startsWith(`${reason}: `)
  const reasons = Object.keys(fallbacks)
  return [
    ...used.filter((name) => !reasons.some((reason) => isOf(name, reason))).map((name) => `  ${name} is too new`),
    ...reasons
      .filter((reason) => !used.some((name) => isOf(name, reason)))
      .map((reason) => `  ${reason} has a fallback and is not used`),
  ]
}

const membersOf = (feature: unknown): [string, Feature][] =>
  Object.entries((feature ?? {}) as Record<string, Feature>).filter(([name]) => name !== '__compat')

/**
 * The names of script that are too new: those that no object or interface of the table's browsers has. A name that an older interface
 * has as well (`at`, `add`) cannot be told apart without types, and counts as known.
 */
function newNames(): Set<string> {
  const known = new Map<string, boolean>()
  const note = (name: string, feature: Feature) => known.set(name, known.get(name) || isKnown(feature))
  for (const [name, owner] of [...membersOf(data.api), ...membersOf(data.javascript.builtins)]) {
    note(name, owner)
    for (const [member, feature] of membersOf(owner)) note(member.replace(/_(static|event|permission)$/, ''), feature)
  }
  return new Set([...known].filter(([, isOld]) => !isOld).map(([name]) => name))
}

/**
 * Functions that built scripts call or construct and the oldest browsers do not know: `hidePopover`, `requestIdleCallback`. What is only
 * read is not there, and does no harm; a function that the scripts themselves bring is theirs.
 */
export function newerInScripts(codes: readonly string[]): string[] {
  const [called, own] = [new Set<string>(), new Set<string>()]
  const look = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const part of node) look(part)
      return
    }
    if (typeof node !== 'object' || node === null) return
    const { type, callee, key, id, left } = node as Node
    if (type === 'CallExpression' || type === 'NewExpression') called.add(callee?.property?.name ?? callee?.name ?? '')
    if (type === 'Property' || type === 'MethodDefinition' || type === 'PropertyDefinition') own.add(key?.name ?? '')
    if (type?.startsWith('Function') || type?.startsWith('Class') || type === 'VariableDeclarator')
      own.add(id?.name ?? '')
    if (type === 'AssignmentExpression') own.add(left?.property?.name ?? left?.name ?? '')
    look(Object.values(node))
  }
  for (const code of codes) look(parseAst(code))
  return [...newNames()].filter((name) => called.has(name) && !own.has(name)).sort()
}
type Node = { type?: string } & Record<'callee' | 'key' | 'id' | 'left', Named | undefined>
interface Named {
  name?: string
  property?: Named
}

const css = data.css as unknown as Record<'properties' | 'selectors' | 'at-rules', Feature>
const feature = (kind: keyof typeof css, name: string) => (css[kind] as Record<string, Feature | undefined>)[name]
const isNew = (kind: keyof typeof css, name: string) => !isKnown(feature(kind, name) ?? {})

/**
 * Properties, values, selectors and rules of a stylesheet that the oldest browsers do not know. What stands in
 * `@supports` asks first, and what has a twin with a prefix has one for them.
 */
export function newerInStyles(sheet: string): string[] {
  const found = new Set<string>()
  const note = (isFound: boolean, name: string) => isFound && found.add(name)
  postcss.parse(sheet).walk((node) => {
    for (let { parent } = node; parent; parent = parent.parent as typeof parent)
      if (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') return
    if (node.type === 'atrule') note(isNew('at-rules', node.name), `@${node.name}`)
    if (node.type === 'rule')
      for (const [whole, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) note(isNew('selectors', name), whole)
    if (node.type !== 'decl' || /^-/.test(node.prop)) return
    const isPrefixed = node.parent?.some(
      (other) => other.type === 'decl' && /^-\w+-/.test(other.prop) && other.prop.endsWith(`-${node.prop}`),
    )
    if (isPrefixed) return
    note(isNew('properties', node.prop), node.prop)
    for (const [name, value] of membersOf(feature('properties', node.prop))) {
      const isSaid = new RegExp(`(^|[\\s,])${name}($|[\\s,])`).test(node.value)
      note(isSaid && !isKnown(value), `${node.prop}: ${name}`)
    }
  })
  return [...found].sort()
}
