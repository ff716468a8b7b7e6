/** Lets a call through only when more than `wait` milliseconds have passed since the last one let through. */
export function throttle<A extends unknown[]>(call: (...given: A) => void, wait: number, now: () => number = Date.now) {
  let last = Number.NEGATIVE_INFINITY
  return (...given: A) => {
    if (now() - last <= wait) return
    last = now()
    call(...given)
  }
}
