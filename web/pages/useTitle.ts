import { useEffect } from 'react'
import { useSite } from '../data/site.tsx'

/** Sets the browser's title while the page is shown; home's own title already names the company. */
export function useTitle(title: string | undefined, whole = false) {
  const { shortName } = useSite()
  useEffect(() => {
    document.title = title ? (whole ? title : `${title} - ${shortName}`) : shortName
  }, [title, shortName, whole])
}

/** Tells search engines and link previews what the page that is shown is about. */
export function useDescription(description: string | undefined) {
  useEffect(() => {
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [description])
}
