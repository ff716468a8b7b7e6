import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createProcessor } from 'beasties/runtime'
import type { borrowedWords, renderPage } from '#web/startup/ssr.tsx'

/** What the build made for rendering documents on the server. */
export interface SsrBundle {
  renderPage: typeof renderPage
  /** Words that a language's pack lacks. */
  borrowedWords: typeof borrowedWords
  /** The fonts, and the rules of the site's stylesheet that apply to something in a document. */
  criticalCss: (html: string) => string
  assets: BundleAssets
  /** The script that stands in the head of every document. */
  inlineScript: string
}

/** Addresses of what the build made for the browser. */
export interface BundleAssets {
  /** The script that starts the app. */
  entry: string
  /** The app. */
  app: string
  /** The stylesheet of the whole site. */
  styles: string
  /** The Latin font. */
  font?: string | undefined
  /** Scripts of the app, and of each page and language by the name of its source: what it needs and then itself. */
  scripts: Record<string, string[]>
}

/** Reads what the build made in `folder`. @throws Error saying how to make it, and where files of it are missing. */
export async function openSsrBundle(folder: string): Promise<SsrBundle> {
  const bundle = await readBundle(folder)
  assertComplete(folder, bundle.assets)
  return bundle
}

/** Without this a release that was not unpacked to its end would start, and no browser could show it. */
function assertComplete(folder: string, { scripts, ...others }: BundleAssets) {
  const addresses = new Set([...Object.values(others), ...Object.values(scripts).flat()])
  const missing = [...addresses].filter((address) => !existsSync(join(folder, address)))
  if (missing.length === 0) return
  throw new Error(
    `${folder} is incomplete: files are missing (${missing.length}), the first is ${missing[0]?.slice(1)}. Unpack the release again; in a checkout remove the folder, and "npm run build" makes it.`,
  )
}

async function readBundle(folder: string): Promise<SsrBundle> {
  try {
    const read = (name: string) => readFile(join(folder, name), 'utf8')
    const [assets, fonts, plan, inlineScript, { renderPage, borrowedWords }] = await Promise.all([
      read('assets.json'),
      read('fonts.css'),
      read('styles.json'),
      read('inline.js'),
      import(pathToFileURL(join(folder, 'server/ssr.js')).href) as Promise<
        Pick<SsrBundle, 'renderPage' | 'borrowedWords'>
      >,
    ])
    return {
      renderPage,
      borrowedWords,
      criticalCss: criticalCssOf(JSON.parse(plan), fonts),
      assets: JSON.parse(assets),
      inlineScript,
    }
  } catch (error) {
    throw new Error(`The front end is not in ${folder}; "npm run build" makes it.`, { cause: error })
  }
}

/** @param plan the stylesheet as beasties' compiler wrote it */
export function criticalCssOf(
  plan: Parameters<typeof createProcessor>[0][number],
  fonts = '',
): SsrBundle['criticalCss'] {
  const { extract } = createProcessor([plan])
  return (html) => fonts + extract(html).css
}
