/** Resolves when the next frame has been painted, and with it what a press has changed so far; a tab that nobody sees waits. */
export const nextPaint = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
