import { compileSheet } from 'beasties/compiler'
import type { borrowedWords, renderPage } from '#web/startup/ssr.tsx'
import { criticalCssOf, type SsrBundle } from '../render/ssrBundle.ts'

// By a name that no tool follows: else every test of the server would wait for each change of a page.
const source = new URL('../../web/startup/ssr.tsx', import.meta.url).href
const ssr: { renderPage: typeof renderPage; borrowedWords: typeof borrowedWords } = await import(
  /* @vite-ignore */ source
)

/** Renders pages from the sources, as a build would, with scripts and a stylesheet that stand for all. */
export const testBundle: SsrBundle = {
  renderPage: ssr.renderPage,
  borrowedWords: ssr.borrowedWords,
  criticalCss: criticalCssOf(compileSheet('body{margin:0}.elsewhere{color:red}', { href: '/assets/style-1a2b.css' })),
  assets: {
    entry: '/assets/main-1a2b.js',
    app: '/assets/app-1a2b.js',
    styles: '/assets/style-1a2b.css',
    scripts: {
      app: ['/assets/app-1a2b.js'],
      'words/zh.ts': ['/assets/app-1a2b.js', '/assets/zh-1a2b.js'],
      'pages/ContentPage.tsx': ['/assets/app-1a2b.js', '/assets/content-1a2b.js'],
    },
  },
  inlineScript: 'void 0',
}
