import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { langs } from '#contract/languages.ts'
import { scriptTargets } from './browsers.ts'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Tells modules apart by their paths in the checkout, wherever that lies. */
const isIn = (pattern: RegExp) => (module: string) => pattern.test(relative(here(''), module))

/**
 * Whether the app or the home page imports a module: they are one file, as each takes a request, and what only others share stays out of
 * it. Whoever begins elsewhere has the home page's own code, 3 KB, before going there.
 */
function isAtStart(module: string, graph: { getModuleInfo(id: string): { importedIds: readonly string[] } | null }) {
  const add = (id: string) => {
    if (atStart.has(id)) return
    atStart.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(add)
  }
  if (atStart.size === 0) for (const path of ['web/startup/hydrate.tsx', 'web/pages/HomePage.tsx']) add(here(path))
  return atStart.has(module)
}
const atStart = new Set<string>()

export default defineConfig({
  root: here('web'),
  publicDir: false, // icons are made from the content's mark when the site starts
  plugins: [react()],
  resolve: {
    alias: [
      // What the age library brings for kinds of keys that sealing never uses: 17 KB of brotli.
      {
        find: /^@noble\/(post-quantum\/hybrid|curves\/nist|hashes\/scrypt)\.js$/,
        replacement: here('sealing/absent.ts'),
      },
    ],
  },
  // `Header_bar`: a test holds that the names of modules are unique.
  css: { modules: { generateScopedName: (local, file) => `${basename(file, '.module.css')}_${local}` } },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false, // one stylesheet; a document brings those of its rules that it needs
    cssMinify: false, // by the build, so that rules can still be told apart
    modulePreload: false, // documents name the scripts of their page
    target: scriptTargets,
    manifest: true,
    license: { fileName: 'third-party-notices.md' },
    rolldownOptions: {
      input: {
        main: here('web/main.tsx'),
        hydrate: here('web/startup/hydrate.tsx'),
        // Documents name them.
        ...Object.fromEntries(langs.map((lang) => [lang, here(`web/words/${lang}.ts`)])),
      },
      preserveEntrySignatures: 'allow-extension',
      checks: { bundlerTimings: false },
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // Limits and checks that the form needs before anything can be sealed.
            {
              name: 'sealingLimits',
              test: /[\\/]sealing[\\/](fields|checks|plaintext|sealingError|sizes)\.ts/,
              priority: 4,
            },
            // One chunk for what seals: its worker shares it with the page, and a worker cannot load what needs a document.
            { name: 'sealing', test: /[\\/](sealing|age-encryption|@noble|@scure)[\\/]/, priority: 3 },
            // What every page needs and hardly a release changes.
            { name: 'library', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/, priority: 3 },
            { name: (module, graph) => (isAtStart(module, graph) ? 'app' : null), priority: 2 },
            // What several pages share, in few files.
            // Days of the calendar stand there as well: beside what seals, a page that counts days would load all of that.
            {
              name: 'content',
              test: isIn(/^(web[\\/](?!complaint|words[\\/]en\.ts)|blocks|contract[\\/]day)/),
              minShareCount: 2,
            },
            // The fields of the report and its first call, then what follows them.
            {
              name: 'complaint',
              test: isIn(/^web[\\/]complaint[\\/](?!steps[\\/](?!complaintApi))/),
              minShareCount: 2,
            },
            { name: 'complaintSteps', test: isIn(/^web[\\/]complaint[\\/]steps/), minShareCount: 2 },
          ],
        },
      },
    },
  },
})
