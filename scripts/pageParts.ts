import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type Container, type Node, type Rule } from 'postcss'
import { isFont, type Selector, type StyleRule } from '../server/stores/styles.ts'
import { manifestOf, neededBy } from './manifest.ts'

/** For the entry, each page and the words of each language the addresses of the scripts that it needs, itself the last. */
export function scriptsOf(dist: string): Record<string, string[]> {
  const manifest = manifestOf(dist)
  const wanted = Object.keys(manifest).filter((name) => manifest[name]?.isEntry || /^(pages|words)\//.test(name))
  return Object.fromEntries(
    wanted.map((name) => [
      manifest[name]?.isEntry ? 'entry' : name,
      [...neededBy(manifest, [name])].reverse().map((one) => `/${manifest[one]?.file}`),
    ]),
  )
}

/**
 * All rules of a build's styles in the order in which chunks bring them, each with what it can apply to in a document that has
 * just come. The server puts those that a page's first view needs into its document.
 */
export function stylesOf(dist: string): StyleRule[] {
  const manifest = manifestOf(dist)
  const ordered = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const other of manifest[name]?.imports ?? []) visit(other)
    for (const file of manifest[name]?.css ?? []) ordered.add(file)
  }
  const names = Object.keys(manifest)
  for (const name of [...names.filter((name) => manifest[name]?.isEntry), ...names.sort()]) visit(name)
  return [...ordered].flatMap((file) => rulesOf(`/${file}`, readFileSync(join(dist, file), 'utf8')))
}

/** Takes the fonts out of a build's files: they stand in every document, and there alone. */
export function removeFonts(dist: string, rules: readonly StyleRule[]) {
  for (const { file, css } of rules.filter(isFont)) {
    const path = join(dist, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(css, ''))
  }
}

/** @param file its address */
export function rulesOf(file: string, css: string): StyleRule[] {
  const rules: StyleRule[] = []
  const walk = (container: Container, around: string[]) => {
    container.each((node: Node) => {
      if (node.type === 'rule') {
        const rule = node as Rule
        const css = `{${rule.nodes.map(String).join(';')}}`
        rules.push({ file, around, selectors: selectorsOf(rule, around, css), css })
      }
      if (node.type !== 'atrule') return
      const { name, params, nodes } = node as AtRule
      const isGroup = nodes !== undefined && ['media', 'supports', 'layer', 'container'].includes(name)
      if (isGroup) walk(node as AtRule, [...around, `@${name} ${params}`])
      else rules.push({ file, around, css: node.toString(), ...(name === 'keyframes' ? { keyframes: params } : {}) })
    })
  }
  walk(postcss.parse(css, { from: file }), [])
  return rules
}

/** A state that no document begins with: its reader brings it about, or a browser that runs no scripts. */
const isLater = (selector: string) =>
  selector.startsWith(':root:not([data-script])') ||
  /:(hover|active|:selection)/.test(selector.replace(/:not\([^)]*\)/g, ''))

/** Paper, and colours of the reader's own: browsers set words apart from pictures themselves until these rules have come. */
const isSpecial = (around: string) => /\bprint\b|forced-colors/.test(around)

/** Where the ring of focus stands in a part: the first key brings the files. */
const isRing = (css: string) => /^\{outline-offset:[^;]*\}$/.test(css)

/** The selectors of a rule that can apply in a document that has just come. */
function selectorsOf({ selectors }: Rule, around: string[], css: string): Selector[] {
  if (around.some(isSpecial) || isRing(css)) return []
  return selectors
    .filter((text) => !isLater(text))
    .map((text) => ({
      text,
      needs: alternatives(text).map((one) => [
        ...new Set([...(one.match(/:root:lang\(\w+\)/g) ?? []), ...namesIn(required(one))]),
      ]),
    }))
}

/** A selector for each of the alternatives in it, those that contain no others themselves. */
function alternatives(selector: string): string[] {
  const [whole, list = ''] = selector.match(/(?<!:not\([^()]*):(?:is|where)\(([^()]*,[^()]*)\)/) ?? []
  if (whole === undefined) return [selector]
  return list.split(',').flatMap((one) => alternatives(selector.replace(whole, ` ${one.trim()} `)))
}

/** A selector without what must not be there, and without lists of alternatives that are left: any of them may do. */
function required(selector: string): string {
  const open = selector.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inner: string) =>
    /^(not|lang|nth.*)$/.test(name) || inner.includes(',') ? '' : ` ${inner} `,
  )
  return open === selector ? selector : required(open) // from the inside out
}

/** Marks that come and go with the script in a document, and what it holds back by them. */
const marks = /^data-(script|rest|far|near|device|passing)$/

/** Elements, classes and attributes of a selector, as `tokensOf` writes those of a document. */
function namesIn(selector: string): string[] {
  const attributes = [
    ...selector.replaceAll(':disabled', '[disabled]').matchAll(/\[([\w-]+)(?:(\W?)="?([^\]"]*)"?)?\]/g),
  ]
    .filter(([, name = '']) => !marks.test(name))
    .map(([, name, sort, value]) => (sort || value === undefined ? `[${name}]` : `[${name}="${value}"]`))
  const bare = selector.replace(/\[[^\]]*\]|::?[\w-]+/g, '')
  const classes = [...bare.matchAll(/\.-?[_a-zA-Z][\w-]*/g)].map(([name]) => name)
  const elements = [...bare.matchAll(/(?<![\w.#-])[a-z][\w-]*/g)].map(([name]) => name)
  return [...elements, ...classes, ...attributes].filter((name) => !always.includes(name))
}

/** Elements that every document has, outside of what is drawn. */
const always = ['html', 'body']
