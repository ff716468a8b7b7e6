// A carousel's buttons before the app is there, which marks what it handles with `data-ready`; and a list of a page's parts closes.
addEventListener('click', ({ target }) => {
  target.closest?.('[popover] a[href*="#"]')?.closest('[popover]').hidePopover?.()
  const to = target.closest?.('[data-carousel]:not([aria-disabled="true"])')?.dataset.carousel
  const root = to && target.closest('[data-carousel-root]:not([data-ready])')
  if (!root || to === 'pause') return root?.toggleAttribute('data-paused')
  const strip = root.querySelector('[data-strip]')
  const now = Math.round(strip.scrollLeft / strip.clientWidth)
  const at = { previous: now - 1, next: now + 1 }[to] ?? to
  strip.scrollTo({ left: [...strip.children].at(at % strip.children.length).offsetLeft, behavior: 'instant' })
})
