import { type Element, type Node, Window } from 'happy-dom'

/** What is not read, or by few: what stands in for scripts, and what opens. */
const unread = 'noscript,script,style,template,[popover],dialog'

/** Share of the characters of a page's main part that another page has too, text by text, each counted once; and the texts that it has not. */
export function sameContent(html: string, other: string): { share: number; missing: string[] } {
  const said = textsOf(mainOf(other)).join('')
  const all = [...new Set(textsOf(mainOf(html)))].filter((text) => text.length > 1)
  const missing = all.filter((text) => !said.includes(text))
  const length = (of: string[]) => of.reduce((sum, text) => sum + text.length, 0)
  return { share: 1 - length(missing) / length(all), missing }
}

function mainOf(html: string): Element {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })
  document.write(html)
  const main = document.querySelector('main')
  if (!main) throw new Error('a page has no main part')
  for (const element of main.querySelectorAll(unread)) element.remove()
  return main
}

/** Text nodes in their order, without spaces. */
const textsOf = (node: Node): string[] =>
  [...node.childNodes].flatMap((child) =>
    child.nodeType === 3 ? [(child.textContent ?? '').replace(/\s/g, '')] : textsOf(child),
  )
