/** Resolves when the next frame has been painted, and with it what a press has changed so far; a tab that nobody sees waits. */
export const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** The same, and at once in a tab that nobody sees, where nothing is painted. */
export const paintedIfSeen = () => (document.hidden ? Promise.resolve() : painted())
