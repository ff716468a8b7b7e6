import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ownKinds } from '#blocks/own/kinds.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { type Manifest, manifestOf, neededBy } from './manifest.ts'

/** Bytes of brotli of all the home page's JavaScript: app, page, words of one language, and what starts it. */
const homeBudget = 93 * 1024
/** Bytes of brotli of the stylesheet of the whole site, which comes after the first view: a document brings its own rules. */
const stylesBudget = 24 * 1024
/** Bytes of brotli that a page may load beyond what every page loads. Charts are a chunk of their own, loaded when one comes near. */
const pageBudget = 20 * 1024
/** The sealed report and its look-up, each with its fields, all that seals, its worker and its words. */
const sealedBudget = 51 * 1024

interface Cost {
  page: string
  bytes: number
}

/** What each page of a build costs beyond what all pages need: its own chunk and those it needs before it can show anything. */
export function costOfPages(dist: string): Cost[] {
  const manifest = manifestOf(dist)
  const needs = pagesOf(manifest).map((page) => ({ page, needed: neededBy(manifest, [page]) }))
  return needs.map(({ page, needed }) => {
    const own = [...needed].filter((name) => !needs.every((other) => other.needed.has(name)))
    return { page, bytes: own.reduce((sum, name) => sum + sizeOf(dist, manifest, name), 0) }
  })
}

/**
 * What the pages of the sealed report and its look-up load in all, beyond what other pages load: with the files that they load later
 * (a worker shares its chunks with the page) and the words of one language, the larger.
 */
export function costOfSealing(dist: string): Cost[] {
  const manifest = manifestOf(dist)
  const seals = (page: string) => manifest[page]?.dynamicImports?.some((name) => name.startsWith('complaint/'))
  const others = neededBy(
    manifest,
    pagesOf(manifest).filter((page) => !seals(page)),
  )
  return pagesOf(manifest)
    .filter(seals)
    .map((page) => {
      const bytes = wholeLangs.map((lang) =>
        [...neededBy(manifest, [page], (later) => isOf(later, lang))]
          .filter((needed) => !others.has(needed))
          .reduce((sum, needed) => sum + sizeOf(dist, manifest, needed), 0),
      )
      return { page: `all of ${page}`, bytes: Math.max(...bytes) }
    })
}

/** What the home page runs in all, in the language that costs more; a partial pack of words comes with a whole one. */
export function costOfHome(dist: string): Cost {
  const manifest = manifestOf(dist)
  const home = 'pages/HomePage.tsx'
  const inside = brotliCompressSync(readFileSync(join(dist, 'inline.js'))).length
  const bytes = wholeLangs.map((lang) =>
    [...neededBy(manifest, ['main.tsx', 'startup/hydrate.tsx', home, `words/${lang}.ts`])].reduce(
      (sum, name) => sum + sizeOf(dist, manifest, name),
      inside,
    ),
  )
  return { page: `all of ${home}`, bytes: Math.max(...bytes) }
}

/** The stylesheet of the whole site. */
export function costOfStyles(dist: string): Cost[] {
  return Object.values(manifestOf(dist))
    .filter(({ file }) => file.endsWith('.css'))
    .map(({ file }) => ({ page: 'the stylesheet', bytes: readFileSync(join(dist, `${file}.br`)).length }))
}

const pagesOf = (manifest: Manifest) =>
  Object.keys(manifest).filter((name) => name.startsWith('pages/') && manifest[name]?.isDynamicEntry)

/** A part of the report, or its words in this language. */
const isOf = (name: string, lang: string) => name.startsWith('complaint/') || name === `words/complaint.${lang}.ts`

/** A chunk and the bundled workers that it starts. */
function sizeOf(dist: string, manifest: Manifest, name: string): number {
  const { file = '', assets = [] } = manifest[name] ?? {}
  return [file, ...assets.filter((asset) => asset.endsWith('.js'))]
    .map((file) => readFileSync(join(dist, `${file}.br`)).length)
    .reduce((sum, bytes) => sum + bytes, 0)
}

/** What the report's worker loads must not be what needs a document: it would not start, and the page would do its work. */
function assertWorker(dist: string) {
  const manifest = manifestOf(dist)
  const worker = 'complaint/steps/sealWorker.ts'
  if (!manifest[worker]) throw new Error(`the build has no worker ${worker}`)
  const strange = [...neededBy(manifest, [worker])].filter((name) => !/sealWorker|sealing|runtime/.test(name))
  if (strange.length > 0) throw new Error(`the worker of the report would load parts of a page: ${strange.join(', ')}`)
}

/** The pages of the report have a budget of their own, with all that seals. */
const isSealed = (page: string) => page.startsWith('pages/Complaint')

/**
 * Blocks of a company's own are its own weight: with them the limits of the product are told, and hold nobody up.
 * @throws Error naming whatever of the build in `dist` costs too much, or what keeps the report's worker from starting.
 */
export function assertBudgets(
  dist: string,
  budgets = { home: homeBudget, page: pageBudget, sealed: sealedBudget, styles: stylesBudget },
  hasOwnBlocks = Object.keys(ownKinds).length > 0,
): void {
  assertWorker(dist)
  const over = (costs: Cost[], budget: number) =>
    costs
      .filter(({ bytes }) => bytes > budget)
      .map(({ page, bytes }) => `  ${page}: ${bytes} bytes of brotli, ${budget} at most`)
  const heavy = [
    ...over([costOfHome(dist)], budgets.home),
    ...over(
      costOfPages(dist).filter(({ page }) => !isSealed(page)),
      budgets.page,
    ),
    ...over(costOfSealing(dist), budgets.sealed),
    ...over(costOfStyles(dist), budgets.styles),
  ]
  if (heavy.length === 0) return
  if (!hasOwnBlocks) throw new Error(`heavier than allowed:\n${heavy.join('\n')}`)
  console.warn(`heavier than the product allows itself, with your own blocks:\n${heavy.join('\n')}`)
}
