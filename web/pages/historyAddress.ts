import { useEffect, useRef } from 'react'
import { scrollToSection } from '../blocks/scrollToSection.ts'
import type { NavigationState } from '../routing/routerContext.ts'
import { useLocation, useNavigationType } from '../routing/routerContext.ts'
import { useRouteQuery } from '../routing/useRouteQuery.ts'

/** How long the reader stays with a year before the address names it, in ms. */
const stay = 300

interface YearState extends NavigationState {
  /** The reader has chosen this year from the rail. */
  chosen?: boolean
}
/** What a link of the rail brings along. */
export const chosen: YearState = { keepScroll: true, chosen: true }

/** Names the entry of a year in the document. */
export const yearId = (year: number) => `course-${year}`

/**
 * `?year=2014` leads to its year; the address follows the year that is being read. It only ever takes the place of the
 * one before, so that Back leaves the page.
 * @returns the year of the address
 */
export function useYearOfAddress(reading: number | undefined, known: boolean) {
  const { read, change, addressWith } = useRouteQuery()
  const { year = '' } = read('year')
  useArrival(year)
  const now = reading === undefined ? '' : String(reading)
  // A year that was chosen is not taken back because the page has not moved there yet: only what the reader scrolls to counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; `change` is another function each time
  useEffect(() => {
    if (!known || now === year) return
    // The address may already name what is chosen and not yet shown: a slow page is rendered later than that.
    const follow = () => window.location.hash === `#${addressWith({})}` && change({ year: now }, true)
    const timer = setTimeout(follow, stay)
    return () => clearTimeout(timer)
  }, [known, now])
  return year
}

/** Scrolls to the year of a new address, and smoothly to one that was chosen. Back and Forward have places of their own. */
function useArrival(year: string) {
  const location = useLocation()
  const type = useNavigationType()
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    const state = location.state as YearState | null | undefined
    const id = yearId(Number(year))
    // What is pressed before the page is hydrated has it rendered anew: the first time is then the press.
    if (type === 'replace' && state?.chosen) scrollToSection(id)
    // A document opens at its year before the app is there, and its reader may have gone on.
    else if (first.current) afterPaint(() => window.scrollY === 0 && jump(id))
    else if (type !== 'pop' && !state?.keepScroll) jump(id)
    first.current = false
  }, [location])
}

const jump = (id: string) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'start' })

/** The years are shown before the page is scrolled: what they push down would else be seen to move. */
const afterPaint = (act: () => unknown) => requestAnimationFrame(() => requestAnimationFrame(act))
