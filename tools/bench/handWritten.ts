import { type Element, type Node, Window } from 'happy-dom'

/** What a person would write by hand, and the attributes that such an element needs. */
const kept: Record<string, readonly string[]> = Object.fromEntries(
  `header nav main footer section article h1 h2 h3 h4 p ul ol li dl dt dd figure figcaption blockquote table thead tbody tr caption
  strong em time small details summary picture`
    .split(/\s+/)
    .map((name) => [name, name === 'time' ? ['datetime'] : []]),
)
Object.assign(kept, {
  a: ['href'],
  th: ['scope', 'colspan'],
  td: ['colspan'],
  source: ['media', 'type', 'srcset', 'sizes'],
  img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'fetchpriority', 'decoding'],
})
const empty = new Set(['img', 'source'])
/** What works with JavaScript alone, and what says nothing. */
const dropped = new Set(['script', 'style', 'template', 'button', 'dialog', 'form', 'input', 'video', 'link'])

const style = `*{box-sizing:border-box}
body{margin:0;font:1rem/1.7 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;color:#1c2417;background:#fff}
header,main,footer{max-width:75rem;margin:auto;padding:1rem}
main>:first-child img,main>picture:first-of-type img{width:100%}
img,svg{max-width:100%;height:auto}
@media (max-width:47.99em){picture:has(source[media]) img{width:100%;aspect-ratio:6/5;object-fit:cover}}
nav ul,footer ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:0}
a{color:#3d6200;display:inline-block;min-height:24px}
footer{border-top:1px solid #d5dccb;font-size:.9rem}
table{border-collapse:collapse;display:block;overflow-x:auto}th,td{border:1px solid #d5dccb;padding:.4rem .7rem;text-align:start}`

/**
 * The page that somebody would write by hand for the same text and pictures: semantic HTML, a small stylesheet, no JavaScript.
 * `html` is a document of the site; charts stay as the drawings that they are.
 */
export function handWritten(html: string): string {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })
  document.write(html)
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no content')
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  return `<!doctype html>
<html lang="${document.documentElement.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(document.title)}</title>
<meta name="description" content="${escaped(description)}">
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
${written(root)}
</body>
</html>
`
}

function written(node: Node): string {
  if (node.nodeType === 3) return escaped(node.textContent)
  if (node.nodeType !== 1) return ''
  const element = node as Element
  const name = element.tagName.toLowerCase()
  if (dropped.has(name) || element.hasAttribute('hidden') || isMenu(name, element)) return ''
  if (name === 'svg') return element.getAttribute('role') === 'img' ? drawing(element) : ''
  const inside = [...element.childNodes].map(written).join('')
  const attributes = kept[name]
  if (!attributes) return isBlock(name, element) ? `<p>${inside}</p>\n` : inside
  if (empty.has(name)) return `<${name}${attributesOf(element, attributes)}>`
  const text = name === 'a' && inside.trim() === '' ? escaped(element.getAttribute('aria-label') ?? '') : inside
  if (text.trim() === '') return ''
  const label = name === 'nav' ? ['aria-label'] : []
  return `<${name}${attributesOf(element, [...attributes, ...label])}>${text}</${name}>\n`
}

/** What opens in the header: by hand it would be closed too, and not stand above the page. */
const isMenu = (name: string, element: Element) =>
  element.hasAttribute('popover') || (name === 'nav' && element.closest('header li') !== null)

/** A division that holds text itself and no element but those within a line. */
function isBlock(name: string, element: Element): boolean {
  const inline = new Set(['SPAN', 'A', 'STRONG', 'EM', 'TIME', 'SMALL'])
  const hasText = element.textContent.trim() !== ''
  return name === 'div' && hasText && [...element.children].every((child) => inline.has(child.tagName))
}

const attributesOf = (element: Element, names: readonly string[]) =>
  names
    .filter((name) => element.hasAttribute(name))
    .map((name) => ` ${name}="${escaped(element.getAttribute(name) ?? '')}"`)
    .join('')

const drawing = (svg: Element) => svg.outerHTML.replace(/ (class|style|data-[\w-]+|tabindex)="[^"]*"/g, '')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
