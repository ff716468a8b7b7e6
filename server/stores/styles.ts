/** A rule of the built styles, whole. */
export interface StyleRule {
  /** Address of the file that it comes from. */
  file: string
  /** Media queries and the like around it, from the outside in. */
  around: string[]
  css: string
  /** For each selector the classes that it needs; a rule without this holds for every page. */
  needs?: string[][]
  /** Its name, when it is an animation. */
  keyframes?: string
}

export interface PageStyles {
  /** What the page needs, to stand in its document. */
  css: string
  /** The fonts of all pages. They stand apart: a browser that has done without a late one shows it as soon as its rule moves. */
  fonts: string
  /** Addresses of the files that it comes from, in their order. */
  files: string[]
}

/** Picks from all rules those that can apply to something in a page, by the classes that the page holds. */
export function stylesFor(html: string, rules: readonly StyleRule[]): PageStyles {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const applies = ({ needs }: StyleRule) => !needs || needs.some((names) => names.every((name) => classes.has(name)))
  const found = rules.filter((rule) => !rule.keyframes && applies(rule))
  const isFound = new Set(found)
  const animated = found.map(({ css }) => css).join()
  const kept = rules.filter((rule) => (rule.keyframes ? animated.includes(rule.keyframes) : isFound.has(rule)))
  const files = new Set(
    kept.filter(({ needs = [[]] }) => needs.some((names) => names.length > 0)).map(({ file }) => file),
  )
  const [first] = rules
  if (first) files.add(first.file)
  const [fonts, styles] = [kept.filter(isFont), kept.filter((rule) => !isFont(rule))]
  return {
    css: written(styles),
    fonts: written(fonts),
    files: [...new Set(rules.map(({ file }) => file))].filter((file) => files.has(file)),
  }
}

/** Whether a rule brings a font. */
export const isFont = ({ css }: StyleRule) => css.startsWith('@font-face')

/** Neighbours in the same surroundings share them. */
function written(rules: readonly StyleRule[]): string {
  let text = ''
  let open: string[] = []
  for (const { around, css } of rules) {
    if (around.join('{') !== open.join('{')) {
      text += '}'.repeat(open.length) + around.map((name) => `${name}{`).join('')
      open = around
    }
    text += css
  }
  return text + '}'.repeat(open.length)
}
