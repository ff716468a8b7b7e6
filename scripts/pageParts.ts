import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type Container, type Node, type Rule } from 'postcss'
import { isFont, type StyleRule } from '../server/stores/styles.ts'
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
 * All rules of a build's styles in the order in which chunks bring them, each with the classes without which it can apply to
 * nothing. The server puts those that a page needs into its document.
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
      if (node.type === 'rule') rules.push({ file, around, css: node.toString(), needs: needsOf(node as Rule) })
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

/** Of each selector the classes that an element has to have. */
const needsOf = ({ selectors }: Rule): string[][] =>
  selectors.map((selector) => [...required(selector).matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))

/** A selector without its attributes, without what an element must not have, and without alternatives: any of them may do. */
function required(selector: string): string {
  const bare = selector.replace(/\[[^\]]*\]/g, '')
  const open = bare.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inner: string) =>
    name === 'not' || inner.includes(',') ? '' : ` ${inner} `,
  )
  return open === bare ? bare : required(open) // from the inside out
}
