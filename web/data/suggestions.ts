import { useEffect, useState } from 'react'
import { cleanKeyword, longestKeyword } from '#contract/keyword.ts'
import { isIntegrity } from '#contract/paths.ts'
import type { Suggestion } from '#contract/search.ts'
import { useLocation } from '../routing/routerContext.ts'
import { useCall } from './api.ts'

/** Milliseconds without a further letter before anything is asked. */
const pause = 150
const none: Suggestion[] = []

/**
 * What a keyword may become while it is typed. An answer is shown until the one to more letters is there, and never after it. Nothing
 * is asked on the integrity pages.
 */
export function useSuggestions() {
  const { pathname } = useLocation()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), typed === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [typed])
  const isWanted = typed !== '' && asked !== '' && !isIntegrity(pathname)
  const { data } = useCall('suggestions', isWanted ? { keyword: asked } : undefined, true)
  return {
    suggestions: isWanted && data ? data : none,
    ask(text: string) {
      const keyword = cleanKeyword(text)
      setTyped(keyword.length > longestKeyword ? '' : keyword)
    },
  }
}
