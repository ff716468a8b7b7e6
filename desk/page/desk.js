// Keeps what is being typed on the desk's own server, counts it, warns before it is lost, sends nothing twice, and leaves a page that nobody looks at.
const idle = 15 * 60 * 1000
const { base, unlocked } = document.body.dataset
let used = Date.now()
let isLeaving = false

/** The text stays in its field: says beside it that nobody takes it any more. */
function tellGone(form) {
  const told = form.querySelector('[role=alert]') ?? document.createElement('p')
  told.className = 'fault'
  told.setAttribute('role', 'alert')
  told.textContent = document.body.dataset.gone
  form.querySelector('button').before(told)
}

for (const form of document.querySelectorAll('form[data-draft]')) {
  let waiting
  const keep = () =>
    fetch(form.dataset.draft, { method: 'POST', body: new URLSearchParams(new FormData(form)) }).then(
      () => form.querySelector('[role=alert]')?.remove(),
      () => tellGone(form),
    )
  form.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(keep, 1000)
  })
  // The field is left: another button or a link may be next, and the page with it gone.
  form.addEventListener('change', () => {
    clearTimeout(waiting)
    keep()
  })
  // A browser would show its own error page in place of the text.
  form.addEventListener('submit', async (event) => {
    clearTimeout(waiting)
    if (form.dataset.reached) return
    event.preventDefault()
    const isThere = await fetch(`${base}/desk.js`, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isThere) return tellGone(form)
    form.dataset.reached = 'yes'
    form.requestSubmit()
  })
}
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    if (form.dataset.sent) return event.preventDefault()
    form.dataset.sent = 'yes'
    isLeaving = true
  })
}
for (const told of document.querySelectorAll('[data-count]')) {
  const field = document.getElementById(told.dataset.count)
  const sentence = told.textContent
  const count = () => {
    const { length } = field.value.trim()
    told.hidden = length === 0
    told.textContent = sentence.replace('{count}', length)
    told.classList.toggle('over', length > Number(told.dataset.most))
  }
  field.addEventListener('input', count)
  count()
}
// The desk keeps a draft while one walks its pages, and loses it when its window is closed.
addEventListener('click', ({ target }) => {
  if (target.closest?.('a[href]:not([href^="#"])')) isLeaving = true
})
addEventListener('input', () => (isLeaving = false))
addEventListener('beforeunload', (event) => {
  const texts = [...document.querySelectorAll('form[data-draft] textarea')]
  if (!isLeaving && texts.some(({ value }) => value.trim() !== '')) event.preventDefault()
})
addEventListener('pageshow', () => {
  isLeaving = false
  for (const form of document.forms) {
    delete form.dataset.sent
    delete form.dataset.reached
  }
})
for (const sign of ['input', 'keydown', 'pointerdown', 'scroll'])
  addEventListener(sign, () => (used = Date.now()), { passive: true })
if (unlocked !== undefined) {
  setInterval(() => {
    if (Date.now() - used <= idle) return
    isLeaving = true // nobody is there to answer a question
    location.replace(`${base}/`)
  }, 10_000)
}
