/** Resolves when the browser has nothing else to do; where it cannot say so, a moment later. */
export const idle = () =>
  new Promise<void>((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => done(), { timeout: 2_000 }) : setTimeout(done, 200),
  )
