import { canonicalAddress } from './language.ts'
import type { Titled } from './navigation.ts'
import { parseRoute } from './router.tsx'
import { notFound, pageFor } from './routing/routes.ts'

/**
 * In a document links lead to documents, in the app behind the hash. React would leave them as they are, and those in running
 * text are not its own.
 */
export function restoreLinks(container: HTMLElement, site: Titled) {
  for (const link of container.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([href*="#"])')) {
    const behindHash = canonicalAddress(link)
    if (behindHash && isPage(behindHash, site)) link.setAttribute('href', behindHash)
  }
}

const isPage = (address: string, site: Titled) =>
  pageFor(parseRoute(address.split('#')[1] ?? '').pathname, site) !== notFound

/** Notes what was chosen from lists before the app took over, and returns what tells the app of it. */
export function rememberChoices(container: HTMLElement): () => void {
  const changed = [...container.querySelectorAll('select')]
    .filter(({ options }) => [...options].some((option) => option.hasAttribute('selected') && !option.selected))
    .map((select) => ({ select, value: select.value }))
  return () => {
    for (const { select, value } of changed) {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}
