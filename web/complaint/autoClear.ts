import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { parseRoute, routeOf } from '../routing/address.ts'
import { openRoute } from '../routing/historyEntry.ts'
import { langOfPath } from '../routing/language.ts'

/** Minutes without a key, a click or a touch after which a page is cleared. */
const idleMinutes = 30

/** Why a page was cleared. */
export type ClearReason = 'idle' | 'left'

/**
 * Calls `clear` after 30 idle minutes – at once for a device that slept through them –, on “Leave now”, and when the document is put away,
 * so that Back does not bring it again with all that was written.
 */
export function useAutoClear(clear: (why: ClearReason) => void, minutes = idleMinutes) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let since = Date.now()
    const begin = () => {
      since = Date.now()
      clearTimeout(timer)
      timer = setTimeout(() => clear('idle'), minutes * 60_000)
    }
    const wake = () => {
      if (Date.now() - since >= minutes * 60_000) clear('idle')
    }
    const putAway = ({ persisted }: PageTransitionEvent) => {
      if (persisted) flushSync(() => clear('left'))
    }
    const leave = () => flushSync(() => clear('left'))
    const signs = ['keydown', 'pointerdown', 'input', 'scroll'] as const
    for (const sign of signs) addEventListener(sign, begin, { passive: true })
    document.addEventListener('visibilitychange', wake)
    addEventListener('pagehide', putAway)
    addEventListener('quick-exit', leave)
    begin()
    return () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, begin)
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('pagehide', putAway)
      removeEventListener('quick-exit', leave)
    }
  }, [clear, minutes])
}

/**
 * While `question` is there, leaving has to be confirmed: by the browser's own words when the tab is closed, by the question when a
 * link of the page is followed or, where the browser lets us ask, on Back – a swipe on a phone. The quick exit never asks.
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
      const isBack = event.navigationType === 'traverse' && event.destination.sameDocument && event.cancelable
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
  const placeOf = (path: string, route: string) => `${langOfPath(path)} ${parseRoute(route).pathname}`
  return (
    link.origin !== location.origin || placeOf(link.pathname, routeOf(link)) !== placeOf(location.pathname, openRoute())
  )
}
