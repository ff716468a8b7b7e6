// Stands in the head of every document, with earlyClicks.js, and runs before anything is shown; main.tsx follows the first view.
{
  const { documentElement: page, currentScript } = document
  const own = currentScript.dataset
  if (MOBILE.test(navigator.userAgent)) page.dataset.device = 'mobile'
  // The browser finds a place again where everything above has its height (styles/layout.css).
  if (/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)) page.dataset.returned = ''

  // An address whose hash names another page leads to that page's own document; Reload and Back find their place by the entry's state.
  const hash = location.hash.replace(/^#!/, '#')
  const [, root = own.root, rest] = /^#?(\/(?:LANGS)(?=[/?]|$))?(.*)/.exec(hash)
  const route = rest.replace(/^(?!\/)/, '/')
  if (hash.startsWith('#/') && root + route !== own.root + own.route) {
    page.hidden = true // nor does the browser paint anything while it leads on
    try {
      if (history.state && !route.startsWith('/honest')) sessionStorage.setItem('entry', JSON.stringify(history.state))
    } catch {} // a browser may refuse storage
    location.replace(location.origin + root + route)
  }
}
