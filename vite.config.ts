import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('web'),
  publicDir: false, // icons are made from the content's mark when the site starts
  plugins: [react()],
  resolve: {
    alias: [
      // What the age library brings for kinds of keys that sealing never uses: 16 KB of brotli.
      { find: /^@noble\/(post-quantum\/hybrid|curves\/nist)\.js$/, replacement: here('sealing/absent.ts') },
    ],
  },
  // `Header_bar`: a test holds that the names of modules are unique.
  css: { modules: { generateScopedName: (local, file) => `${basename(file, '.module.css')}_${local}` } },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false, // one stylesheet; a document brings those of its rules that it needs
    modulePreload: { polyfill: false },
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      input: here('web/main.tsx'),
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // Limits and checks that the form needs before anything can be sealed.
            { name: 'sealingLimits', test: /[\\/]sealing[\\/](fields|checks|plaintext|refusal|sizes)\.ts/ },
            // One chunk for what seals: its worker shares it with the page, and a worker cannot load what needs a document.
            { name: 'sealing', test: /[\\/](sealing|age-encryption|@noble|@scure)[\\/]/ },
            // What every page needs and hardly a release changes.
            { name: 'library', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/ },
            // What starts the app: it comes with the document.
            { name: 'start', test: /web[\\/]startup[\\/](place|state)|preload-helper|rolldown[\\/]runtime/ },
            // What several pages share: few files, as each takes a request.
            { name: 'app', test: /web[\\/](?!blocks|complaint)|lucide-react/, minShareCount: 5 },
            { name: 'blocks', test: /web[\\/](?!complaint)/, minShareCount: 2 },
            // What follows the fields of the report and its look-up, then the fields.
            { name: 'complaintSteps', test: /web[\\/]complaint[\\/]steps/, minShareCount: 2 },
            { name: 'complaint', test: /web[\\/]complaint/, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
