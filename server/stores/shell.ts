import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The document that every address gets, with places left for names, title and navigation. */
export interface Shell {
  readonly html: string
}

/** Reads `index.html` of `folder`: the built front end, or `web/` in development. @throws Error saying how to make it. */
export async function openShell(folder: string): Promise<Shell> {
  try {
    return { html: await readFile(join(folder, 'index.html'), 'utf8') }
  } catch (error) {
    throw new Error(`The front end is not in ${folder}; "npm run build" makes it.`, { cause: error })
  }
}
