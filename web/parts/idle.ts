/** Resolves when the browser has nothing else to do; Safari does not tell. */
export const idle = () =>
  new Promise<void>((done) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => done()) : setTimeout(done, 1_000),
  )
