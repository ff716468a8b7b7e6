import styles from './App.module.css'
import { useLanguage } from './language.tsx'
import { addressOf } from './route.ts'

export const [searchId, listId, mainId] = ['edit-search', 'edit-list', 'edit-main']

/** The first things that the Tab key reaches; what is not on the page is gone to. */
export function SkipLinks() {
  const { actions } = useLanguage()
  return (
    <nav className={styles.skips} aria-label={actions.skip}>
      <button type="button" onClick={toSearch}>
        {actions.toSearch}
      </button>
      <button type="button" onClick={toList}>
        {actions.toList}
      </button>
      <button type="button" onClick={toForm}>
        {actions.toForm}
      </button>
    </nav>
  )
}

/** What is not there, or not shown, takes no focus. */
function hasFocus(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  return element !== null && element === document.activeElement
}

function toSearch() {
  if (!hasFocus(document.getElementById(searchId))) location.hash = addressOf({ at: 'search' })
}

function toList() {
  const list = document.getElementById(listId)
  const row = list?.querySelector<HTMLElement>('a[aria-current]') ?? list?.querySelector<HTMLElement>('a')
  if (!hasFocus(row)) location.hash = addressOf({})
}

function toForm() {
  const title = document.querySelector<HTMLElement>(`#${mainId} h1`)
  hasFocus(title ?? document.querySelector<HTMLElement>('h1'))
}
