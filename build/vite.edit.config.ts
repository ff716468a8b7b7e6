import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { scriptTargets } from './browsers.ts'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The development page with its parts is the same document with another script. */
const showroom: Plugin = {
  name: 'showroom',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => (process.env.VITE_SHOWROOM === '1' ? html.replace('./main.tsx', './showroom/main.tsx') : html),
  },
}

/** The page of the editors' program. Nothing of it stands in the document itself: its policy allows scripts of its own address alone. */
export default defineConfig({
  root: here('edit/page'),
  publicDir: false,
  plugins: [react(), showroom],
  css: { modules: { generateScopedName: (local, file) => `${basename(file, '.module.css')}_${local}` } },
  build: {
    outDir: here('dist-edit'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: scriptTargets,
    license: { fileName: 'third-party-notices.md' },
    chunkSizeWarningLimit: 2_000, // its readers are few, and read it from their cache
    rolldownOptions: {
      checks: { bundlerTimings: false },
    },
  },
})
