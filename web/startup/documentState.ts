import type { DehydratedState } from '@tanstack/react-query'
import type { DocumentSite } from '#contract/site.ts'

/** What a document says of itself to the script that starts the app on it, as JSON. */
export interface DocumentState
  extends Pick<DocumentSite, 'sitePrefix' | 'calls' | 'uploadOrigin' | 'keys' | 'trial' | 'revision'> {
  /** The route that the document shows, with its query; empty where there is nothing. */
  route: string
  /** Answers of the page's calls, refusals included. */
  queries: DehydratedState
  /** Address of the app. */
  app: string
  /** Address of the words of its language. */
  words: string
  /** Addresses of the scripts that the page runs, to be fetched together. */
  scripts: string[]
  /** Address of the call that answers what the site is. */
  site: string
  /** Address of the stylesheet of the whole site; the document brings those rules that it needs. */
  styles: string
  /** The app is not waited for: without it the page's form cannot be sent. */
  startsAtOnce?: true
}

/** The state in the document that is open. In development a document brings none of the answers. */
export const documentState = (): DocumentState => JSON.parse(document.getElementById('state')?.textContent ?? 'null')
