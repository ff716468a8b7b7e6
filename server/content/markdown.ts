import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { documentAddress } from '#contract/documentAddress.ts'
import type { Root } from '#contract/paths.ts'
import { nonBreaking } from './nonBreaking.ts'

const tables = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }

/** What was made of texts that are read again and again while one of them changes; half of it goes when there are more. */
let [before, now] = [new Map<string, string>(), new Map<string, string>()]
const most = 4_000

/**
 * Safe HTML of a Markdown text: raw HTML is shown as text and dangerous addresses are dropped (micromark's default).
 * Links to routes, which editors write `/culture`, get the addresses of their documents below `root`; headings begin at `h2`;
 * numbers stay in a line with their units and with the nouns of `counted`. What stands `{{so}}` is shown where scripts run: it speaks of what is not there without them.
 */
export function toHtml(markdown: string, root: Root = '/', counted: readonly string[] = []): string {
  const key = `${root} ${counted.join()} ${markdown}`
  const html = now.get(key) ?? before.get(key) ?? htmlOf(markdown, root, counted)
  if (now.size >= most) [before, now] = [now, new Map()]
  now.set(key, html)
  return html
}

function htmlOf(markdown: string, root: Root, counted: readonly string[]): string {
  const linked = markdown.replace(linkToRoute, (_, route: string) => `](${documentAddress(root, route)}`)
  // Most texts have no table, and without its extension parsing takes half the time.
  const html = linked.includes('|') ? micromark(linked, tables) : micromark(linked)
  return nonBreaking(html, counted)
    .replace(/\{\{(.+?)\}\}/g, '<span data-needs-script>$1</span>')
    .replace(/<(\/?)h1>/g, '<$1h2>')
    .replace(/<table>[\s\S]*?<\/table>/g, (table) => `<div class="table" tabindex="0">${table}</div>`)
}

/** A route has no ending; a file does. */
const linkToRoute = /\]\((\/(?!media\/)(?![^)\s]*\.\w+\))[^)\s]*)/g

/** Addresses that a Markdown text links to. */
export function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(\s*([^)\s]*)[^)]*\)/g)].map((match) => match[1] ?? '')
}

/** Plain text of safe HTML, for search and descriptions. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|h\d|td|th|tr)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
