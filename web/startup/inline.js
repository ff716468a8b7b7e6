// Stands in the head of every document and runs before anything is shown; what follows the first view is main.tsx.
;(() => {
  const page = document.documentElement
  const { route } = document.currentScript.dataset
  if (
    /phone|pad|pod|ios|Android|Mobile|BlackBerry|MQQBrowser|JUC|Fennec|wOSBrowser|BrowserNG|WebOS|Symbian/i.test(
      navigator.userAgent,
    )
  )
    page.dataset.device = 'mobile'

  // An address whose hash names another page leads to that page's own document. Reload and Back find their place by the entry's state.
  const asked = location.hash.slice(1).replace(/^\/en(?=\/|\?|$)/, '') || '/'
  const root = page.lang === 'en' || /^#\/en(\/|\?|$)/.test(location.hash) ? '/en' : ''
  const isOwn = asked === route && root === (page.lang === 'en' ? '/en' : '')
  if (location.hash.startsWith('#/') && !isOwn) {
    page.hidden = true
    if (history.state && !asked.startsWith('/honest')) sessionStorage.setItem('entry', JSON.stringify(history.state))
    location.replace(location.origin + root + asked)
  }
})()
