import type { Root } from '#contract/paths.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { type Palette, palette, paletteOf } from '../palette/palette.ts'
import type { BundleAssets } from './ssrBundle.ts'

/** What stands in the head of a document. Texts are escaped here. */
export interface Head {
  locale: string
  title: string
  description: string
  accent: string
  icons: { ico: string; favicon: string; touch: string; manifest: string }
  feeds: { href: string; title: string }[]
  preview: { kind: 'article' | 'website'; site: string; locale: string; title: string; card: string; cardAlt: string }
  /** Addresses of the page in each language by `hreflang`, its own as canonical; nothing for a page that is not there. */
  addresses?: { canonical: string; alternates: [lang: string, href: string][] } | undefined
  linkedData?: unknown
  /** Elements of others: policies of an export, an operator's script. */
  extra: string[]
}

interface Parts {
  head: Head
  route: string
  root: Root
  inlineScript: string
  css: string
  assets: Pick<BundleAssets, 'entry' | 'font'>
  content: string
  state: unknown
}

const link = (attributes: Record<string, string>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}>`
const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** A rule for the colours that follow from the accent, where they are not those of the style sheet; stronger than its own. */
export function paletteRule(accent: string): string {
  const colours = Object.entries(paletteOf(accent)).filter(([name, hex]) => palette[name as keyof Palette] !== hex)
  return colours.length === 0 ? '' : `:root:root{${colours.map(([name, hex]) => `--palette-${name}:${hex}`).join(';')}}`
}

/** A whole document; the app hydrates what is in `#root`. */
export const documentHtml = ({ head, route, root, inlineScript, css, assets, content, state }: Parts) =>
  `<!doctype html>
<html lang="${head.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
<script data-route="${escapeHtml(route)}" data-root="${root.slice(0, -1)}">${inlineScript}</script>
${assets.font ? link({ rel: 'preload', href: assets.font, as: 'font', type: 'font/woff2', crossorigin: '' }) : ''}
<style>${css}</style>
<script type="module" fetchpriority="low" src="${assets.entry}"></script>
${[...describing(head), ...head.extra].join('\n')}
</head>
<body>
<div id="root">${content}</div>
<script type="application/json" id="state">${asData(state)}</script>
</body>
</html>
`

function describing({ accent, description, icons, feeds, preview, addresses, linkedData }: Head): string[] {
  return [
    meta('name', 'description', description),
    meta('name', 'theme-color', paletteOf(accent).paper),
    meta('name', 'format-detection', 'telephone=no'),
    link({ rel: 'icon', href: icons.ico, sizes: '32x32' }),
    link({ rel: 'icon', href: icons.favicon, type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: icons.touch }),
    link({ rel: 'manifest', href: icons.manifest }),
    ...feeds.map(({ href, title }) => link({ rel: 'alternate', type: 'application/rss+xml', href, title })),
    ...(addresses
      ? [
          link({ rel: 'canonical', href: addresses.canonical }),
          meta('property', 'og:url', addresses.canonical),
          ...addresses.alternates.map(([hreflang, href]) => link({ rel: 'alternate', hreflang, href })),
        ]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', preview.kind),
    meta('property', 'og:site_name', preview.site),
    meta('property', 'og:locale', preview.locale),
    meta('property', 'og:title', preview.title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', preview.card),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', preview.cardAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(linkedData ? [`<script type="application/ld+json">${asData(linkedData)}</script>`] : []),
  ]
}

/** JSON that may stand in a document: nothing in it can end its element. */
const asData = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
