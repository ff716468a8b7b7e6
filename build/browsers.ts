/**
 * The oldest version of each engine that gets the app: Chromium 111 as in the in-app browsers of Chinese phones, the last Firefox for
 * Windows 7, and Safari of spring 2023. Script and styles are written for these; what is newer needs a fallback below, or
 * the build stops. Older browsers read and navigate the documents without the app.
 */
export const oldestBrowsers = { chrome: '111', firefox: '115', safari: '16.4' } as const

/** The table as Vite takes it: `chrome111`. */
export const scriptTargets = Object.entries(oldestBrowsers).map(([name, version]) => name + version)

/** The table as Lightning CSS takes it: major, minor and patch in a byte each. */
export const styleTargets = Object.fromEntries(
  Object.entries(oldestBrowsers).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return [name, (major << 16) | (minor << 8)]
  }),
)

/** What of the built scripts is younger than the oldest browsers, and how these do without. */
export const scriptFallbacks: Readonly<Record<string, string>> = {
  requestIdleCallback: 'a timer in its place: web/main.tsx, web/parts/idle.ts',
  startViewTransition: 'React asks whether it is there, and we use no view transitions yet',
  skipTransition: 'a part of the same',
}

/** The same of the stylesheet: what a reader has there. */
export const styleFallbacks: Readonly<Record<string, string>> = {
  '::-webkit-search-cancel-button': 'Firefox has no such sign in its fields',
  ':has':
    'switched views stand one below the other (@supports in their modules), radio buttons have their own look (base.css); the rest is ornament',
  ':popover-open': 'stands in :is() beside the class of the polyfill',
  '::details-content': 'what is folded on phones stays folded on desktops, and opens',
  '@page': 'margins of paper are the browser’s',
  '@starting-style': 'the menu is there at once and does not slide in',
  'break-after: avoid': 'a heading may stand last on a sheet of paper',
  'contain-intrinsic-size': 'the scroll bar grows while one reads, until all is laid out',
  'content-visibility': 'a closed panel and what stands far down cost layout; the panel is hidden all the same',
  'forced-color-adjust': 'colours of samples are those that the system forces',
  'font-family: ui-monospace': 'the next font of the list',
  'grid-template-columns: subgrid': 'columns stand below each other',
  'grid-template-rows: subgrid': 'rows of neighbours have heights of their own',
  'overflow-anchor': 'only Safari lacks it, and has no anchoring that it would switch off',
  'scrollbar-width': 'the bar of a row that scrolls is seen',
  'text-autospace': 'no space between Chinese and Latin letters',
  'text-spacing-trim': 'full-width signs keep their width',
  'text-wrap': 'lines break as they come',
  'word-break: auto-phrase': 'Chinese lines break at any sign',
}
