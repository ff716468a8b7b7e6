import { draw } from '#web/server.tsx'
import type { Drawing } from '../stores/shell.ts'

/** Draws pages from the sources, as a build would, with a script and a style that stand for all. */
export const drawing: Drawing = {
  draw,
  scripts: {
    entry: ['/assets/app-1a2b.js'],
    'words/zh.ts': ['/assets/app-1a2b.js', '/assets/zh-1a2b.js'],
    'pages/IntroductionPage.tsx': ['/assets/app-1a2b.js', '/assets/introduction-1a2b.js'],
  },
  first: { served: 'void 0', exported: 'void 1', styles: '/assets/all-1a2b.css' },
  rules: [{ file: '/assets/app.css', around: [], css: 'body{margin:0}' }],
}
