import { createContext, type ReactNode, useContext } from 'react'
import type { Root } from '#contract/paths.ts'
import type { DocumentSite } from '#contract/site.ts'
import type { Words } from '../words/zh.ts'

export interface SiteContext extends DocumentSite {
  words: Words
  /** Root path of the document's language. */
  root: Root
}

const Context = createContext<SiteContext | undefined>(undefined)

export function SiteProvider({ value, children }: { value: SiteContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>
}

/** Names, navigation and words of the document's language. */
export function useSite(): SiteContext {
  const value = useContext(Context)
  if (!value) throw new Error('useSite needs a SiteProvider')
  return value
}
