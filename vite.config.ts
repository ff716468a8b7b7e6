import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { classNames } from './scripts/classNames.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Each stroke of an icon has a random key, of use to React in development alone: 200 bytes on every page. */
const iconsWithoutKeys: Plugin = {
  name: 'icons-without-keys',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons/ },
    handler: (code) => code.replace(/,\s*key: "\w+"/g, ''),
  },
}

/** White space between its tags, and slashes that only XML asks for, took 45 bytes of every document. */
const shellWithoutSpace: Plugin = {
  name: 'shell-without-space',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => html.replace(/\s*\n\s*/g, '').replaceAll(' />', '>') },
}

export default defineConfig(({ command }) => ({
  root: here('web'),
  publicDir: false, // icons are made from the content's mark when the site starts
  plugins: [react(), iconsWithoutKeys, shellWithoutSpace],
  resolve: {
    alias: [
      // What the age library brings for kinds of keys that sealing never uses: 16 KB of brotli.
      { find: /^@noble\/(post-quantum\/hybrid|curves\/nist)\.js$/, replacement: here('sealing/absent.ts') },
      // What makes an icon of lucide's strokes.
      { find: '../createLucideIcon.mjs', replacement: here('web/parts/createIcon.ts') },
    ],
  },
  // While developing they can be read.
  css: { modules: { generateScopedName: command === 'build' ? classNames(here('web')) : '[local]_[hash:base64:5]' } },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page runs on is there long before a page asks for another's files.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(library|rolldown-runtime|index|site)-[^/]*js$/.test(file)),
    },
    target: 'es2022',
    minify: 'terser', // a kilobyte of brotli less on every page than the default
    terserOptions: {
      module: true,
      ecma: 2020,
      // React's hook for its developer tools is of use in development alone; nothing here has a getter that does more than get.
      compress: {
        passes: 6,
        keep_fargs: false,
        pure_getters: true,
        global_defs: { '@__REACT_DEVTOOLS_GLOBAL_HOOK__': 'undefined' },
      },
    },
    manifest: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Every page's files are named in the app: shorter marks of their content save 200 bytes.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        // Styles and fonts go by it alone: documents name fonts, two scripts name all styles.
        assetFileNames: 'assets/[hash:5][extname]',
        // What runs on every page is compiled whole, beside the page, instead of by and by while the app starts.
        postBanner: ({ name }) => (name === 'library' ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            // One chunk for what seals: its worker shares it with the page, and a worker cannot load what needs a document.
            { name: 'sealing', test: /[\\/](sealing|age-encryption|@noble|@scure)[\\/]/ },
            // What every page needs and hardly a release changes, with the mark of films; many small chunks compress worse.
            {
              name: 'library',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]|web[\\/]router|createIcon|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]play\./,
            },
          ],
        },
      },
    },
  },
}))
