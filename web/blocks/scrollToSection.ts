/**
 * Scrolls to the part of the page with this id and puts the focus on its heading, where a screen reader goes on reading. What is folded
 * there, or around it, opens.
 */
export function scrollToSection(id: string) {
  const section = document.getElementById(id)
  if (!section) return
  const fold = section.closest('details') ?? section.querySelector<HTMLDetailsElement>(':scope[data-folds] details')
  if (fold) fold.open = true
  // A section that folds has a heading for phones and one for wider screens: the one that is not shown takes no focus.
  const isFocused = [...section.querySelectorAll<HTMLElement>('h2, h3')].some((heading) => {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return document.activeElement === heading
  })
  if (!isFocused) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' })
}
