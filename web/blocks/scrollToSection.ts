/** Scrolls to the part of the page with this id and puts the focus on its heading, where a screen reader goes on reading. */
export function scrollToSection(id: string) {
  const section = document.getElementById(id)
  const heading = section?.querySelector<HTMLElement>('h2, h3')
  if (!section || !heading) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  section.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' })
}
