import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Data } from '../../../contract/api.ts'
import type { CallName } from '../../../contract/paths.ts'
import type { Site } from '../../../contract/site.ts'
import type { DocumentState } from '../../../web/startup/documentState.ts'
import type { words } from './takeContent.ts'

/** What a page of a peer is made of: the answers of the page's calls, and who reads reports. */
export interface PageContent {
  path: string
  title: string
  description: string
  answers: { [N in CallName]?: Data<N> }
  channels: NonNullable<DocumentState['keys']>['channels']
}
/** What every page of a peer has: names, menus, and the words of what reacts. */
export interface Shell {
  site: Site
  words: typeof words
}

/** File of a page's content. */
export const nameOf = (path: string) => `${path.slice(1).replaceAll('/', '-') || 'home'}.json`

// PEERS_CONTENT names the folder to the builds of the peers, which run in processes of their own.
const read = async (name: string) => JSON.parse(await readFile(join(process.env.PEERS_CONTENT ?? '', name), 'utf8'))

/** The content of a page, while a peer is built. */
export const contentOf = (path: string): Promise<PageContent> => read(nameOf(path))

/** What every page has, while a peer is built. */
export const shell = (): Promise<Shell> => read('site.json')
