import { createContext, type RefCallback, useContext } from 'react'

/** Properties, as style sheets write them, with values that content alone knows. */
type ContentStyle = Partial<Record<`${string}-${string}` | 'translate', string | number | undefined>>

/** What the documents of a render need in their own style sheet; there on the server alone. */
export const ContentStyles = createContext<Set<string> | undefined>(undefined)

/**
 * Returns what gives an element such a style. Documents may hold no style attribute: there the style stands in their sheet, under its own
 * text. In the browser it is set from then on, which the security policy lets scripts do.
 */
export function useContentStyle() {
  const styles = useContext(ContentStyles)
  return (style: ContentStyle): { 'data-style': string; ref: RefCallback<HTMLElement> } => {
    const entries = Object.entries(style)
    const text = entries.flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`])).join(';')
    styles?.add(text)
    const ref = (element: HTMLElement | null) => {
      for (const [name, value] of entries) element?.style.setProperty(name, String(value ?? ''))
    }
    return { 'data-style': text, ref }
  }
}
