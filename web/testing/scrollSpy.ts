import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Stands in for the window's scrolling, which the test document lacks: tells the page how many entries have passed the line. */
export function readByHand() {
  let told: ((passed: number) => void) | undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: (changes: { target: Element; isIntersecting: boolean }[]) => void) {
        const targets: Element[] = []
        this.observe = (target) => void targets.push(target)
        told = (passed) => look(targets.map((target, at) => ({ target, isIntersecting: at < passed })))
      }
      observe: (target: Element) => void
      disconnect() {}
    },
  )
  return (passed: number) => act(() => told?.(passed))
}
