// Keeps what is being typed on the desk's own server, sends nothing twice, and leaves a page that nobody looks at.
const idle = 15 * 60 * 1000
const { base, unlocked } = document.body.dataset
let used = Date.now()

for (const form of document.querySelectorAll('form[data-draft]')) {
  let waiting
  const keep = () =>
    fetch(form.dataset.draft, { method: 'POST', body: new URLSearchParams(new FormData(form)) }).catch(() => undefined)
  form.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(keep, 1000)
  })
  // The field is left: another button or a link may be next, and the page with it gone.
  form.addEventListener('change', () => {
    clearTimeout(waiting)
    keep()
  })
  form.addEventListener('submit', () => clearTimeout(waiting))
}
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault()
    form.dataset.sent = 'yes'
  })
}
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent
})
for (const sign of ['input', 'keydown', 'pointerdown', 'scroll'])
  addEventListener(sign, () => (used = Date.now()), { passive: true })
if (unlocked !== undefined) {
  setInterval(() => {
    if (Date.now() - used > idle) location.replace(`${base}/`)
  }, 10_000)
}
