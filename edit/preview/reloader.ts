/** Where a page of the preview hears of changes. */
export const changesPath = '/_changes'

/**
 * Loads a page of the preview again when another revision is shown than the one it was made from; the site itself keeps the place. The
 * address gets its real form first, which spares the way by the document of the language's root.
 */
export const reloader = `
{
  const shown = () => performance.getEntriesByType('navigation')[0]?.serverTiming?.[0]?.description
  const { root } = document.currentScript.dataset
  let known
  new EventSource('${changesPath}').onmessage = ({ data }) => {
    known ??= shown() ?? data
    if (data === known) return
    known = data
    if (location.hash.startsWith('#/')) history.replaceState(history.state, '', root + location.hash.slice(1))
    location.reload()
  }
}
`
