import type { Lang } from '#contract/paths.ts'

/** A rule of the built styles, whole. */
export interface StyleRule {
  /** Address of the file that it comes from. */
  file: string
  /** Media queries and the like around it, from the outside in. */
  around: string[]
  /** Those of its selectors that can apply in a document that has just come. A rule without this holds for every page. */
  selectors?: Selector[]
  /** What it declares, in braces; all of it where it has no selectors. */
  css: string
  /** Its name, when it is an animation. */
  keyframes?: string
}

export interface Selector {
  text: string
  /**
   * Ways in which it can apply, each by what a document has to hold: elements (`table`), classes (`.list`), attributes (`[inert]`,
   * `[data-open="true"]`), its language (`:root:lang(en)`).
   */
  needs: string[][]
}

export interface PageStyles {
  /** What the first view of the page needs, to stand in its document. */
  css: string
  /** The fonts of all pages. They stand apart: a browser that has done without a late one shows it as soon as its rule moves. */
  fonts: string
  /** Addresses of the files with all styles of the page, in their order: a script puts them in the place of `css`. */
  files: string[]
}

/**
 * Picks from all rules those that can apply to something in the first view of a page, and names the files that have the rest.
 * @param html what is drawn of it; what is marked `data-far` lies below the first view and waits for the files
 * @param given names of the root's values that the document gives itself, in the root's own attribute
 */
export function stylesFor(
  html: string,
  lang: Lang,
  rules: readonly StyleRule[],
  given: readonly string[] = [],
): PageStyles {
  const near = nearPart(html)
  const [whole, first] = [html, near].map((part) => tokensOf(part).add(`:root:lang(${lang})`))
  const found = rules.flatMap((rule) => (rule.keyframes ? rule : applied(rule, first)))
  const animated = found.map(({ keyframes, css }) => (keyframes ? '' : css)).join()
  const needed = found.filter(({ keyframes }) => !keyframes || animated.includes(keyframes))
  // Of the whole page's: these styles stay when a file with another value comes and one of the others does not.
  const declared = [...given, ...namesOf(html), ...rules.flatMap(({ css }) => namesOf(css))]
  const kept = withFixedValues(needed, declared)
  const isNeeded = (file: string, at: number) =>
    at === 0 || rules.some((rule) => rule.file === file && applied(rule, whole).some(isOwn))
  return {
    css: withoutEmptyRules(withoutSpareValues(atRest(written(kept.filter((rule) => !isFont(rule)))), near)),
    fonts: written(kept.filter(isFont)),
    files: filesOf(rules).filter(isNeeded),
  }
}

/** Addresses of the files that rules come from, in their order. */
export const filesOf = (rules: readonly StyleRule[]) => [...new Set(rules.map(({ file }) => file))]

/** What a picture, an SVG that is a file of its own, needs of all rules: those of its own classes and the root's values that they read. */
export function stylesOfPicture(svg: string, rules: readonly StyleRule[]): string {
  const tokens = tokensOf(svg)
  const found = rules.flatMap((rule) => applied(rule, tokens)).filter((rule) => isOwn(rule) || isOfRoot(rule))
  const declared = rules.flatMap(({ css }) => namesOf(css))
  return withoutEmptyRules(withoutSpareValues(written(withFixedValues(found, declared)), svg))
}

/** A rule with those of its selectors that can apply; nothing when none of them can. */
function applied(rule: StyleRule, tokens: Set<string> | undefined): StyleRule[] {
  const selectors = rule.selectors?.filter(({ needs }) =>
    needs.some((names) => names.every((name) => tokens?.has(name))),
  )
  return selectors?.length === 0 ? [] : [{ ...rule, ...(selectors && { selectors }) }]
}

/** Whether a rule brings a font. */
export const isFont = ({ css }: StyleRule) => css.startsWith('@font-face')

/** Whether a rule speaks of something of a page's own: what speaks of elements alone no page needs a file for. */
const isOwn = ({ selectors }: StyleRule) =>
  selectors?.some(({ needs }) => needs.flat().some((name) => name.startsWith('.'))) ?? false

/** Whether a rule is of the root alone, in every window. */
const isOfRoot = ({ around, selectors }: StyleRule) =>
  around.length === 0 && selectors?.every(({ text }) => text === ':root') === true

/** What stands in a document for rules to apply to, as `StyleRule` names it. */
function tokensOf(html: string): Set<string> {
  const tokens = new Set<string>()
  for (const tag of new Set(html.match(/<[a-z][^>]*>/g))) {
    tokens.add(/\w+/.exec(tag)?.[0] ?? '')
    for (const [, name = '', value = ''] of tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)) {
      tokens.add(`[${name.toLowerCase()}]`)
      if (name === 'class') for (const one of value.split(/\s+/)) tokens.add(`.${one}`)
      else tokens.add(`[${name.toLowerCase()}="${value}"]`)
    }
  }
  return tokens
}

/**
 * What is drawn without what lies below the first view. A page that is to be read from further down needs all of it.
 */
function nearPart(html: string): string {
  if (html.includes(' data-arrival')) return html
  let near = ''
  let from = 0
  for (const far of html.matchAll(/<(\w+)[^>]* data-far=[^>]*>/g)) {
    if (far.index < from) continue // inside another
    near += html.slice(from, far.index)
    from = endOf(html, far[1] ?? '', far.index)
  }
  return near + html.slice(from)
}

/** Where an element that begins at `start` has ended. */
function endOf(html: string, name: string, start: number): number {
  let depth = 0
  for (const tag of html.slice(start).matchAll(new RegExp(`<(/?)${name}[\\s>]`, 'g'))) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return start + tag.index + tag[0].length
  }
  return html.length
}

/** What says how something changes waits for the files: nothing changes before. */
const atRest = (css: string) => css.replace(/(?<=[{;])transition:[^;}]*;?/g, '')

/** Rules of the root itself, which hold the values that others read. */
const ofRoot = /:root(?::lang\(\w+\))?\{[^}]*\}/g
const declarations = /(--[\w-]+):([^;}]*);?/g

/** Names of the values that are declared in a text. */
export const namesOf = (text: string) => [...text.matchAll(declarations)].map(([, name = '']) => name)

/**
 * Values that the root alone gives, in every window alike, stand where they are read: a tenth of the styles' bytes less, and nothing to
 * look up before the first paint. With a value to fall back on they stay.
 * @param declared all names that are declared anywhere, each as often as it is: what has another value somewhere keeps its name
 */
function withFixedValues(rules: readonly StyleRule[], declared: readonly string[]): StyleRule[] {
  const isFixed = (name: string) => declared.indexOf(name) === declared.lastIndexOf(name)
  const values = rules.filter(isOfRoot).flatMap(({ css }) => [...css.matchAll(declarations)])
  const fixed = new Map(values.flatMap(([, name = '', value = '']) => (isFixed(name) ? [[name, value]] : [])))
  const resolved = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (read, name) => {
      const value = fixed.get(name)
      return value === undefined ? read : resolved(value)
    })
  return rules.map((rule) => ({ ...rule, css: resolved(rule.css) }))
}

/** The root's values that nothing reads yet are left out. */
function withoutSpareValues(css: string, html: string): string {
  const values = new Map<string, string>()
  for (const [rule] of css.matchAll(ofRoot))
    for (const [, name = '', value = ''] of rule.matchAll(declarations))
      values.set(name, `${values.get(name)} ${value}`)
  const read = new Set<string>()
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (read.has(name)) continue
      read.add(name)
      follow(values.get(name) ?? '')
    }
  }
  follow(html)
  follow(css.replace(ofRoot, (rule) => rule.replace(declarations, '')))
  return css.replace(ofRoot, (rule) => rule.replace(declarations, (declared, name) => (read.has(name) ? declared : '')))
}

/** What has nothing left in it, with what surrounds it, and the mark behind a last declaration. */
function withoutEmptyRules(css: string): string {
  const less = css.replace(/;(?=\})/g, '').replace(/(?<=^|[{};])[^{};]+\{\}/g, '')
  return less === css ? css : withoutEmptyRules(less)
}

/** Neighbours in the same surroundings share them. */
function written(rules: readonly StyleRule[]): string {
  let text = ''
  let open: string[] = []
  for (const { around, selectors, css } of rules) {
    if (around.join('{') !== open.join('{')) {
      text += '}'.repeat(open.length) + around.map((name) => `${name}{`).join('')
      open = around
    }
    text += (selectors?.map((selector) => selector.text).join() ?? '') + css
  }
  return text + '}'.repeat(open.length)
}
