import { useEffect } from 'react'
import { flushSync } from 'react-dom'

/** Minutes without a key, a click or a touch after which a page is cleared. */
const idleMinutes = 30

/** Why a page was cleared. */
export type Cleared = 'idle' | 'left'

/**
 * Calls `wipe` after 30 idle minutes – at once for a device that slept through them – and when the document is put away, so that
 * Back does not bring it again with all that was written.
 */
export function useWipe(wipe: (why: Cleared) => void, minutes = idleMinutes) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let since = Date.now()
    const begin = () => {
      since = Date.now()
      clearTimeout(timer)
      timer = setTimeout(() => wipe('idle'), minutes * 60_000)
    }
    const wake = () => {
      if (Date.now() - since >= minutes * 60_000) wipe('idle')
    }
    const putAway = ({ persisted }: PageTransitionEvent) => {
      if (persisted) flushSync(() => wipe('left'))
    }
    const signs = ['keydown', 'pointerdown', 'input', 'scroll'] as const
    for (const sign of signs) addEventListener(sign, begin, { passive: true })
    document.addEventListener('visibilitychange', wake)
    addEventListener('pagehide', putAway)
    begin()
    return () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, begin)
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('pagehide', putAway)
    }
  }, [wipe, minutes])
}

/**
 * While `question` is there, leaving has to be confirmed: by the browser's own words when the tab is closed, by the question when a
 * link of the page is followed. The quick exit never asks.
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
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || link.getAttribute('target') === '_blank' || confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('quick-exit', onExit)
    addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      removeEventListener('quick-exit', onExit)
      removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [question])
}
