import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { draw } from '#web/server.tsx'
import type { StyleRule } from './styles.ts'

/** The document that every address gets, with places left for what differs. */
export interface Shell {
  readonly html: string
  /** What draws pages; absent in development, where the browser draws them all. */
  readonly drawing?: Drawing
}

/** What the build made for drawing pages on the server. */
export interface Drawing {
  draw: typeof draw
  /** Addresses of the scripts of the app's entry, of each page and language by its file: what it needs and then itself. */
  scripts: Record<string, string[]>
  /** The script that stands in every document, on a server and on an export, and the address of all styles, for readers without scripts. */
  first: Record<'served' | 'exported' | 'styles', string>
  rules: StyleRule[]
  /** Address of the Latin font, which wide screens ask for at once. */
  font?: string | undefined
}

/** Reads `index.html` of `folder`: the built front end, or `web/` in development. @throws Error saying how to make it. */
export async function openShell(folder: string): Promise<Shell> {
  try {
    const html = await readFile(join(folder, 'index.html'), 'utf8')
    if (!existsSync(join(folder, 'server/server.js'))) return { html }
    // The app and its styles come later, by the script in the document.
    const bare = html.replace(
      /\s*<script type="module"[^>]*><\/script>|\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
      '',
    )
    const [first, rules, scripts, { draw: drawn }] = await Promise.all([
      readFile(join(folder, 'first.json'), 'utf8'),
      readFile(join(folder, 'styles.json'), 'utf8'),
      readFile(join(folder, 'scripts.json'), 'utf8'),
      import(pathToFileURL(join(folder, 'server/server.js')).href) as Promise<{ draw: typeof draw }>,
    ])
    const font = rules.match(/url\((\/assets\/[^)]+\.woff2)\)/)?.[1]
    return {
      html: bare,
      drawing: { draw: drawn, first: JSON.parse(first), rules: JSON.parse(rules), scripts: JSON.parse(scripts), font },
    }
  } catch (error) {
    throw new Error(`The front end is not in ${folder}; "npm run build" makes it.`, { cause: error })
  }
}
