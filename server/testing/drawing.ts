import { draw } from '#web/server.tsx'
import type { Drawing } from '../stores/shell.ts'

/** Draws pages from the sources, as a build would, with a script and a style that stand for all. */
export const drawing: Drawing = {
  draw,
  scripts: { entry: ['/assets/app-1a2b.js'] },
  boot: 'void 0',
  rules: [{ file: '/assets/app.css', around: [], css: 'body{margin:0}' }],
}
