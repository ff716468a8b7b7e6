/** Resolves when the next frame has been painted, and with it what a press has changed so far; a tab that nobody sees waits. */
export const nextPaint = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** The same, and at once in a tab that nobody sees, where nothing is painted. */
export const nextPaintIfSeen = () => (document.hidden ? Promise.resolve() : nextPaint())
