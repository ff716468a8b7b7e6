import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { parseRoute, routeOf } from '../routing/address.ts'
import { openRoute } from '../routing/historyEntry.ts'
import { langOfPath } from '../routing/language.ts'

/** Minutes without a key, a click or a touch after which a page is cleared, and for how many of them it says so before. */
const [idleMinutes, warnedMinutes] = [30, 2]

/** Why a page was cleared. */
export type ClearReason = 'idle' | 'left'

/** Tells that something goes on although nobody touches the page: what is on its way is not cleared. */
export const goesOn = () => dispatchEvent(new Event('goes-on'))

const signsOfLife = ['keydown', 'pointerdown', 'input', 'scroll', 'goes-on'] as const

/**
 * Calls `clear` after 30 idle minutes – at once for a device that slept through them –, on “Leave now”, and when the document is put away,
 * so that Back does not bring it again with all that was written. `isHolding`: whether there is something to clear.
 * Returns whether that is near; every sign of life puts it off.
 */
export function useAutoClear(clear: (why: ClearReason) => void, isHolding: boolean) {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const putAway = ({ persisted }: PageTransitionEvent) => {
      if (persisted) flushSync(() => clear('left'))
    }
    const leave = () => flushSync(() => clear('left'))
    addEventListener('pagehide', putAway)
    addEventListener('quick-exit', leave)
    return () => {
      removeEventListener('pagehide', putAway)
      removeEventListener('quick-exit', leave)
    }
  }, [clear])
  useEffect(() => {
    if (!isHolding) return
    let timer: ReturnType<typeof setTimeout>
    let since = Date.now()
    const look = () => {
      clearTimeout(timer)
      const left = since + idleMinutes * 60_000 - Date.now()
      if (left <= 0) return clear('idle')
      const unwarned = left - warnedMinutes * 60_000
      setNear(unwarned <= 0)
      timer = setTimeout(look, unwarned > 0 ? unwarned : left)
    }
    const begin = () => {
      since = Date.now()
      look()
    }
    for (const sign of signsOfLife) addEventListener(sign, begin, { passive: true })
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      clearTimeout(timer)
      setNear(false)
      for (const sign of signsOfLife) removeEventListener(sign, begin)
      document.removeEventListener('visibilitychange', look)
    }
  }, [clear, isHolding])
  return isNear
}

/**
 * While `question` is there, leaving has to be confirmed: by the browser's own words when the tab is closed, by the question when a
 * link of the page is followed or, where the browser lets us ask, on Back – a swipe on a phone – from its first step. The quick exit never asks.
 */
export function useLeaveQuestion(question: string | undefined) {
  useEffect(() => {
    if (!question) return
    let hurried = false
    const onExit = () => {
      hurried = true
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!hurried) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isForAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank'
      if (!link || isForAnotherTab || !leavesPage(link) || confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onNavigate = (event: NavigateEvent) => {
      const isWithin = history.state?.over // a later step, or a menu
      const isBack =
        !isWithin && event.navigationType === 'traverse' && event.destination.sameDocument && event.cancelable
      if (isBack && !confirm(question)) event.preventDefault()
    }
    addEventListener('quick-exit', onExit)
    addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    globalThis.navigation?.addEventListener('navigate', onNavigate)
    return () => {
      removeEventListener('quick-exit', onExit)
      removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
      globalThis.navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [question])
}

/** Whether a link leads off the page: one to a part of it, to a telephone or a mailbox does not, and the quick exit never asks. */
function leavesPage(link: HTMLAnchorElement): boolean {
  if (!/^https?:$/.test(link.protocol) || 'quickExit' in link.dataset) return false
  // A part of the page, as the page itself names it: where the address has its hash form, the browser reads `#part` as of the home page.
  if (/^#(?!\/)/.test(link.getAttribute('href') ?? '')) return false
  const placeOf = (path: string, route: string) => `${langOfPath(path, [])} ${parseRoute(route).pathname}`
  return (
    link.origin !== location.origin || placeOf(link.pathname, routeOf(link)) !== placeOf(location.pathname, openRoute())
  )
}
